import { expect, test } from 'vitest';
import { assertPlace, type Placed } from './place.rules.ts';

const unit = (id: number, parentId: number | null, type: string, name: string, status = 'USE'): Placed => ({
  id,
  parentId,
  type,
  name,
  status,
});
const ALL = [
  unit(1, null, 'PARENT_COMPANY', '集团'),
  unit(2, 1, 'LAND_DEPT', '航运部'),
  unit(3, 1, 'BRANCH_COMPANY', '上海'),
  unit(4, 3, 'DEPT', '财务部'),
  unit(5, 3, 'SHIP', '海岳1'),
  unit(6, 1, 'LAND_DEPT', '老部门', 'STOP'),
];
const fresh = (parentId: number | null, type: string, name: string) => ({ parentId, type, name, status: 'USE' });

test.each([
  ['a second parent company', fresh(null, 'PARENT_COMPANY', '集团二'), '总公司只能有一个'],
  ['a department below a ship', fresh(5, 'DEPT', '机舱'), '船舶下不能设机构'],
  ['a company below a department', fresh(2, 'COMPANY', '子公司'), '公司不能设在部门之下'],
  ['a unit below a disabled one', fresh(6, 'DEPT', '科室'), '上级机构“老部门”已停用，须先启用或另选上级'],
  ['a second unit of the name beside the first', fresh(3, 'DEPT', ' 财务部'), '同一上级下已有“ 财务部”'],
  ['a unit below itself', { ...ALL[2]!, parentId: 4 }, '上级机构不能是本机构或其下级'],
])('%s is refused', (_what, given, zh) => {
  expect(() => assertPlace(ALL, given)).toThrow(expect.objectContaining({ text: expect.objectContaining({ zh }) }));
});

test('the same name stands below another parent, and a unit keeps its own place', () => {
  expect(() => assertPlace(ALL, fresh(1, 'LAND_DEPT', '财务部'))).not.toThrow();
  expect(() => assertPlace(ALL, ALL[3]!)).not.toThrow();
});
