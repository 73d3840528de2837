import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Many = z.preprocess(
  (v: unknown) => (v === undefined ? undefined : [v].flat()),
  z.array(z.string().max(30)).max(10).optional(),
);

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
