import { expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { assertStorable } from './storable.ts';

const refusal = (value: unknown): string | undefined => {
  try {
    assertStorable(value);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.message : String(error);
  }
};
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

test.each<[string, unknown, string | undefined]>([
  ['a report with lines', { oil: [{ grades: { VLSFO: '1.5' } }], note: '海岳🚢' }, undefined],
  ['nothing', undefined, undefined],
  [
    'a text with a NUL',
    { oil: [{ note: 'a\u0000' }] },
    'Contains a character that cannot be stored (oil.0.note: Contains a character that cannot be stored)',
  ],
  [
    'half a pair',
    'a\ud800',
    'Contains a character that cannot be stored (body: Contains a character that cannot be stored)',
  ],
  [
    'a name that every object has',
    { a: { toString: 1 } },
    'Contains a name that cannot be used (a: Contains a name that cannot be used)',
  ],
  ['thirty levels', nested(30), undefined],
  ['a thousand levels', nested(1000), 'Nested too deeply (0.0.0.0: Nested too deeply)'],
])('%s', (_name, value, expected) => expect(refusal(value)).toBe(expected));
