import { type Alternative, type EstimateFigures, estimateOf } from './estimate.rules.ts';

/** An alternative as a form or a record holds it. */
export type Line = Alternative & {
  readonly id?: number | null;
  readonly _key?: string;
  readonly name?: string | null;
  readonly labels?: Record<string, string | string[]>;
};

const known = new WeakMap<object, EstimateFigures>();

/** What an alternative comes to, reckoned once for each change of it: some twenty cells of a column ask. */
export function figuresOf(line: Alternative): EstimateFigures {
  const found = known.get(line) ?? estimateOf(line);
  known.set(line, found);
  return found;
}
