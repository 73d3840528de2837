import { isBlank } from './empty.tsx';
import type { Label } from './kit.ts';

export const asIds = (value: unknown): number[] =>
  isBlank(value) ? [] : (Array.isArray(value) ? value : [value]).map(Number);

/** The server tells file names in the order of their ids. */
export function nameOf(ids: readonly number[], id: number, label: Label): string | undefined {
  const names = typeof label === 'string' ? [label] : (label ?? []);
  return names.length === ids.length ? names[[...ids].sort((a, b) => a - b).indexOf(id)] : undefined;
}
