/** Values that nobody types and somebody sends. Each is what JSON can carry. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'abc',
  '1e999',
  '-0',
  '99999999999999.99999999',
  '123456789012345678901234567890',
  'nul\u0000byte',
  'half \ud800 pair',
  '\u202Eright to left, 表情 🚢',
  "'; drop table identity_user; --",
  '<img src=x onerror=alert(1)>',
  '%_\\',
  '=1+1',
  '0000-01-01',
  '0000-00-00T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '2026-02-30',
  // As long as a body lets through.
  'x'.repeat(50_000),
  [],
  [[]],
  [null],
  ['a', 1],
  [{}],
  {},
  { a: { b: 1 } },
  { toString: 1, valueOf: 'x' },
  { length: 1e9 },
];

/** What can stand in an address. */
export const HOSTILE_WORDS: readonly string[] = [
  '',
  ' ',
  'abc',
  '-1',
  '0',
  '1.5',
  '1e21',
  'NaN',
  '99999999999999999999999',
  '99999999999999',
  '\u0000',
  '%',
  "' or 1=1 --",
  '\\',
  '0000-01-01',
  '2026-02-30T99:99:99Z',
  '9999-12-31T23:59:59-14:00',
  'true',
  'null',
  '[object Object]',
  '🚢',
  'x'.repeat(3000),
];

/** The object with one of its values, however deep, replaced by another; every place once for each value. */
export function* mutations(
  base: Record<string, unknown>,
  values: readonly unknown[],
): Generator<{ place: string; value: unknown; body: unknown }> {
  for (const place of placesIn(base)) {
    for (const value of values) yield { place: place.join('.'), value, body: withValue(base, place, value) };
  }
}

/** Paths of all values, those of the first element of each list included. */
export function placesIn(value: unknown, depth = 0): string[][] {
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  const entries = Array.isArray(value)
    ? [['0', value[0]] as const].filter(([, v]) => v !== undefined)
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => [[key], ...placesIn(inner, depth + 1).map((rest) => [key, ...rest])]);
}

export function withValue(base: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(base)) return base.map((item, i) => (i === Number(key) ? withValue(item, rest, value) : item));
  return { ...(base as object), [key]: withValue((base as Record<string, unknown>)[key], rest, value) };
}
