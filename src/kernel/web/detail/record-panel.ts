import type { ComponentType } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import type { AnyRow } from '../records/record-calls.ts';

export type RecordPanelProps = { readonly resource: AnyResource; readonly row: AnyRow };

/**
 * What a domain shows beside records of other domains, brought in a file `*.panel.web.tsx` that exports `recordPanels`.
 * Every detail of a kind it applies to shows it by itself.
 */
export type RecordPanel = {
  /** Unique, such as `approval.card`. */
  readonly key: string;
  readonly sort: number;
  readonly appliesTo: (resource: AnyResource) => boolean;
  /** At the top of the right column. */
  readonly Side?: ComponentType<RecordPanelProps>;
  /** A tab in front of the history. */
  readonly tab?: { readonly label: Text; readonly Content: ComponentType<RecordPanelProps> };
};
