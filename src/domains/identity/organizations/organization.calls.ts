import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Many = z.preprocess(
  (v: unknown) => (v === undefined ? undefined : [v].flat()),
  z.array(z.string().max(30)).max(10).optional(),
);
const Id = z.coerce.number<number>().int().positive();

const Criteria = z.object({
  page: z.string().optional(),
  size: z.string().optional(),
  sort: z.union([z.string(), z.array(z.string()).max(10)]).optional(),
  organizationType: Many,
  type: Many,
  status: Many,
  parentId: z.string().optional(),
  name: z.string().max(60).optional(),
  q: z.string().max(60).optional(),
});

export type OrganizationCriteria = z.output<typeof Criteria>;

export const organizationList = route({
  method: 'GET',
  path: '/api/organization',
  permission: 'identity:organization:pick',
  summary: { zh: '组织机构列表', en: 'List of organizations' },
  query: Criteria,
});

export const organizationAll = route({
  method: 'GET',
  path: '/api/organizationNopageByCriteria',
  permission: 'identity:organization:pick',
  summary: { zh: '按条件查询组织机构，不分页', en: 'Organizations by criteria, without pages' },
  query: Criteria,
});

export const organizationTreeCall = route({
  method: 'GET',
  path: '/api/system/organizations/tree',
  permission: 'identity:organization:pick',
  summary: { zh: '组织机构树', en: 'Tree of organizations' },
  query: z.object({ status: Many, organizationType: Many }),
});

/** Open accounts that belong to a unit or to one below it, by unit; a unit without anybody is left out. */
export const organizationHeadcounts = route({
  method: 'GET',
  path: '/api/system/organizations/headcounts',
  permission: 'identity:organization:list',
  summary: { zh: '各机构人数', en: 'Headcount of each organization' },
  reply: z.record(z.string(), z.number()),
});

export const qhseLandDept = route({
  method: 'GET',
  path: '/api/queryQhseLandDept',
  permission: 'identity:organization:pick',
  summary: { zh: '总部部门', en: 'Land departments' },
});

export const budgetOrganization = route({
  method: 'GET',
  path: '/api/getBudgetOrganization',
  permission: 'identity:organization:pick',
  summary: { zh: '预算机构', en: 'Organizations with a budget' },
});

const Leader = z.object({
  userId: Id,
  capacity: z.enum(['LEADER', 'DEPUTY', 'QHSE', 'BUDGET']).default('LEADER'),
  remark: z.string().max(200).nullish(),
});

const LeaderConfig = z.object({
  organizationId: Id,
  leaderId: Id.nullish(),
  items: z.array(Leader).max(50).optional(),
});

export const addLeaderConfig = route({
  method: 'POST',
  path: '/api/qhseDeptLeaderConfig',
  permission: 'identity:organization:edit',
  summary: { zh: '新建部门负责人配置', en: 'Create the leader configuration of a department' },
  body: LeaderConfig,
});

export const editLeaderConfig = route({
  method: 'PUT',
  path: '/api/qhseDeptLeaderConfig',
  permission: 'identity:organization:edit',
  summary: { zh: '修改部门负责人配置', en: 'Change the leader configuration of a department' },
  body: LeaderConfig,
});

export const saveLeaderItem = route({
  method: 'POST',
  path: '/api/saveDeptLeaderConfigItem',
  permission: 'identity:organization:edit',
  summary: { zh: '保存负责人配置项', en: 'Save a leader configuration item' },
  body: Leader.extend({ organizationId: Id, id: Id.optional() }),
});

export const leaderItems = route({
  method: 'GET',
  path: '/api/getDeptLeaderConfigItem/:id',
  permission: 'identity:organization:list',
  summary: { zh: '部门的负责人配置项', en: 'Leader configuration items of a department' },
  params: z.object({ id: Id }),
});

export const removeLeaderItem = route({
  method: 'DELETE',
  path: '/api/weekDeleteDeptLeaderConfigItem/:id',
  permission: 'identity:organization:edit',
  summary: { zh: '删除负责人配置项', en: 'Delete a leader configuration item' },
  params: z.object({ id: Id }),
});
