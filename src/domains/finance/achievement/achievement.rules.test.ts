import { expect, test } from 'vitest';
import { achieved, NOTHING, overTree, total } from './achievement.rules.ts';

test('the first quarter of the example', () => {
  const found = achieved({
    monthBudget: '100000',
    monthActual: '95000',
    toDateBudget: '300000',
    toDateActual: '214500',
    toDateHeld: '80000',
    yearBudget: '1200000',
  });
  expect(found).toMatchObject({
    monthRate: '95.00',
    toDateRate: '71.50',
    yearRate: '17.88',
    deviation: '-85500.00',
    forecast: '1114500.00',
    light: 'green',
  });
});

test.each([
  ['90', 'green'],
  ['90.01', 'amber'],
  ['100', 'amber'],
  ['100.01', 'red'],
])('%s of 100 is %s', (toDateActual, light) => {
  expect(achieved({ ...NOTHING, toDateBudget: '100', toDateActual }).light).toBe(light);
});

test('spending without a budget is red and has no rate; nothing at all has no light', () => {
  expect(achieved({ ...NOTHING, toDateActual: '1' })).toMatchObject({ toDateRate: null, light: 'red' });
  expect(achieved(NOTHING).light).toBeNull();
});

test('a branch has what stands below it; one under which nothing is left out', () => {
  const tree = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 1 },
    { id: 4, parentId: null },
  ];
  const of = (monthBudget: string) => ({ ...NOTHING, monthBudget });
  const found = overTree(
    tree,
    new Map([
      [2, of('10')],
      [3, of('5.5')],
    ]),
  );
  expect(found.map(({ place, spent }) => [place.id, spent.monthBudget])).toEqual([
    [1, '15.5'],
    [2, '10'],
    [3, '5.5'],
  ]);
  expect(total([of('1'), of('2')]).monthBudget).toBe('3');
});
