import { isBlank } from './empty.tsx';
import type { Label } from './kit.ts';

/** The ids of one record or of several. */
export const asIds = (value: unknown): number[] =>
  isBlank(value) ? [] : (Array.isArray(value) ? value : [value]).map(Number).filter(Number.isSafeInteger);

export const asNames = (label: Label): readonly string[] => (typeof label === 'string' ? [label] : (label ?? []));
