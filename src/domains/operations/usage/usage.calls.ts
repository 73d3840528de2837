import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** What a cleared choice leaves in the address stands for none. */
const filled = <T extends z.ZodType>(schema: T) =>
  z.preprocess((given: unknown) => (given === '' ? undefined : given), schema.optional()).optional();
const Id = filled(z.coerce.number<number>().int().positive());
const Day = filled(z.iso.date());

/** Seconds of use since the last heartbeat; a browser sends at most one a minute. */
export const heartbeat = route({
  method: 'POST',
  path: '/api/system/usage/heartbeat',
  permission: 'signedIn',
  summary: { zh: '记录使用时长', en: 'Count time of use' },
  body: z.object({ seconds: z.number().int().min(1).max(300) }),
});

/** The words of the specification: `flag` '2' is everything that is kept, '1' today alone. Days narrow it. */
const Query = z.object({
  flag: z.enum(['1', '2']).default('2'),
  page: z.coerce.number<number>().int().min(0).default(0),
  size: z.coerce.number<number>().int().min(1).max(300).default(300),
  orgId: Id,
  userId: Id,
  from: Day,
  to: Day,
});
export type UsageQuery = z.output<typeof Query>;

export const queryUserDuration = route({
  method: 'GET',
  path: '/api/queryUserDuration',
  permission: 'operations:usage:list',
  summary: { zh: '系统使用记录', en: 'System usage records' },
  query: Query,
  reply: z.object({
    content: z.array(
      z.object({
        sequence: z.number(),
        userId: z.number(),
        userName: z.string(),
        username: z.string(),
        orgId: z.number().nullable(),
        orgName: z.string(),
        useCount: z.number(),
        useSeconds: z.number(),
        useDuration: z.string(),
      }),
    ),
    totalElements: z.number(),
  }),
});

export const exportUserDuration = route({
  method: 'POST',
  path: '/api/exportUserDuration',
  permission: 'operations:usage:export',
  summary: { zh: '导出系统使用记录', en: 'Export system usage records' },
  query: Query.partial(),
  body: Query.partial().optional(),
});

/** People and organisations to choose from, within the reader's data. */
export const usageChoices = route({
  method: 'GET',
  path: '/api/system/usage/choices',
  permission: 'operations:usage:list',
  summary: { zh: '使用记录的人员与部门', en: 'People and departments of the usage records' },
  reply: z.object({
    users: z.array(z.object({ id: z.number(), name: z.string(), username: z.string() })),
    organizations: z.array(z.object({ id: z.number(), parentId: z.number().nullable(), name: z.string() })),
  }),
});
