import { expect, test } from 'vitest';
import { assertNoCycle, organizationTree, withBelow } from './organization.rules.ts';

const rows = [
  { id: 1, parentId: null, name: '集团', type: 'PARENT_COMPANY', status: 'USE', sortNum: 1 },
  { id: 2, parentId: 1, name: '上海', type: 'BRANCH_COMPANY', status: 'USE', sortNum: 20 },
  { id: 3, parentId: 1, name: '航运部', type: 'LAND_DEPT', status: 'USE', sortNum: 10 },
  { id: 4, parentId: 2, name: '海岳1', type: 'SHIP', status: 'USE', sortNum: 1 },
];

test('an organization brings everything below it', () => {
  expect([...withBelow(rows, [2])]).toEqual([2, 4]);
  expect(withBelow(rows, [1]).size).toBe(4);
});

test('children are nested under child, sorted by sortNum, and total counts all below', () => {
  const [root] = organizationTree(rows);
  expect(root?.organizationId).toBe(1);
  expect(root?.child.map((c) => c.name)).toEqual(['航运部', '上海']);
  expect(root?.total).toBe(3);
});

test('an organization whose parent is filtered away stands at the top', () => {
  expect(organizationTree(rows.slice(1)).map((n) => n.name)).toEqual(['航运部', '上海']);
});

test('an organization cannot be moved below itself', () => {
  expect(() => assertNoCycle(rows, 1, 4)).toThrow('below itself');
  expect(() => assertNoCycle(rows, 2, 2)).toThrow('below itself');
  expect(() => assertNoCycle(rows, 4, 3)).not.toThrow();
});
