import { expect, test } from 'vitest';
import { statementNames } from './statement-names.ts';

const { askedName, declaredName } = statementNames();

test('what people ask for gets a name when it is asked for again, never with many values, and no more than two hundred in all', () => {
  const shape = 'select 1 where $1 = $2';
  expect([askedName(shape, [1, 2]), askedName(shape, [1, 2])]).toEqual([undefined, undefined]);
  expect(askedName(shape, [1, 2])).toBeDefined();
  expect(askedName(shape, [1, 2])).toBe(askedName(shape, [3, 4]));

  const wide = Array(100).fill(1);
  for (let i = 0; i < 5; i += 1) expect(askedName('select of a hundred values', wide)).toBeUndefined();

  const names = new Set<string | undefined>();
  for (let i = 0; i < 1000; i += 1) for (let times = 0; times < 3; times += 1) names.add(askedName(`select ${i}`, []));
  names.delete(undefined);
  expect(names.size).toBe(199);
});

test('a statement that follows from a declaration has its name at once, and another than what is asked for', () => {
  const name = declaredName('insert into berth');
  expect(name).toBeDefined();
  expect(declaredName('insert into berth')).toBe(name);
  expect(name?.[0]).not.toBe(askedName('select 1 where $1 = $2', [])?.[0]);
});
