import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.coerce.number<number>().int().positive();
const Item = z.looseObject({ id: Id.nullish() });

export const saveLeaderItems = route({
  method: 'POST',
  path: '/api/saveDeptLeaderConfigItem',
  permission: 'qhse:deptLeaderItem:edit',
  summary: { zh: '保存部门负责人', en: 'Save leaders of a department' },
  body: z.union([z.array(Item).min(1).max(50), Item]),
});

export const leaderItems = route({
  method: 'GET',
  path: '/api/getDeptLeaderConfigItem/:id',
  permission: 'qhse:deptLeaderItem:list',
  summary: { zh: '部门的负责人', en: 'Leaders of a department' },
  params: z.object({ id: Id }),
});

export const removeLeaderItem = route({
  method: 'DELETE',
  path: '/api/weekDeleteDeptLeaderConfigItem/:id',
  permission: 'qhse:deptLeaderItem:del',
  summary: { zh: '删除部门负责人', en: 'Delete a leader of a department' },
  params: z.object({ id: Id }),
});
