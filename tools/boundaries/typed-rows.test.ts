import { expect, test } from 'vitest';
import { readSource } from './source.ts';
import { checkTypedRows } from './typed-rows.ts';

const SERVER = 'src/domains/purchasing/orders/order.server.ts';
const messages = (text: string, file = SERVER): string[] =>
  checkTypedRows(readSource(file, text)).map(({ line, message }) => `${line} ${message}`);

test.each([
  ['a row', 'const a = found as OrderRow;', 'OrderRow'],
  ['a row by way of unknown', 'const a = found as unknown as OrderRow[];', 'OrderRow[]'],
  ['lines', 'const a = row.lines as readonly OrderLine[];', 'readonly OrderLine[]'],
  ['lines of a shape', 'const a = (row.lines as readonly { id: number }[]).length;', 'readonly { id: number }[]'],
  ['whatever fits', 'check(values as never);', 'never'],
])('%s is not what somebody says it is', (_what, text, cast) => {
  expect(messages(text)).toEqual([expect.stringContaining(`1 a value is not made a \`${cast}\` by saying so`)]);
});

test('a parameter that fits everything is refused', () => {
  expect(messages('export const run = (ctx: Ctx, row: never) => post(ctx, row);')).toHaveLength(1);
});

test('types of functions, literals, tests and what is known are left alone', () => {
  expect(messages('type From = (row: never) => string;')).toEqual([]);
  expect(messages("const a = ['x', 'y'] as const;")).toEqual([]);
  expect(messages('const a = found as OrderRow;', 'src/domains/purchasing/orders/order.server.test.ts')).toEqual([]);
  expect(messages('const a = run(params as never);', 'src/domains/operations/scripts/run-script.server.ts')).toEqual(
    [],
  );
});
