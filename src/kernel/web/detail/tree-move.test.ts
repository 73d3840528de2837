import { expect, it } from 'vitest';
import { planMove } from './tree-move.ts';

const items = [
  { id: 1, parentId: null, sort: 10 },
  { id: 2, parentId: 1, sort: 10 },
  { id: 3, parentId: 1, sort: 20 },
  { id: 4, parentId: 2, sort: 10 },
  { id: 5, parentId: 1, sort: 21 },
];

it('a unit moves with everything below it and stands last in its new parent', () => {
  expect(planMove(items, 2, 3, 'inside')).toMatchObject({ parentId: 3, sorts: { 2: 10 }, below: 1 });
});
it('no unit moves below itself', () => {
  expect(planMove(items, 1, 4, 'inside')).toBeUndefined();
  expect(planMove(items, 2, 2, 'before')).toBeUndefined();
});
it('siblings keep their numbers where one fits between', () => {
  expect(planMove(items, 5, 3, 'before')?.sorts).toEqual({ 5: 15 });
});
it('siblings are numbered anew where no number fits', () => {
  expect(planMove(items, 4, 5, 'before')).toMatchObject({ parentId: 1, sorts: { 4: 30, 5: 40 } });
});
it('a drop where it already stands changes nothing', () => {
  expect(planMove(items, 3, 2, 'after')?.samePlace).toBe(true);
});
