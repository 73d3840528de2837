import type { ComponentType } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import type { AnyRow } from './record-calls.ts';

export type RecordCardProps = { readonly resource: AnyResource; readonly row: AnyRow };

/**
 * What a name shows of its record in passing, brought by the domain that owns it, or that knows what it is doing now, in a file `*.card.web.tsx` that exports `recordCards`.
 * Kinds without one show their first facts.
 */
export type RecordCard = { readonly resource: string; readonly Card: ComponentType<RecordCardProps> };
