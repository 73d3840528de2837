import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Words = z.record(z.string(), z.object({ zh: z.string(), en: z.string() }));

export const changeWords = route({
  method: 'GET',
  path: '/api/system/change-logs/words',
  permission: 'operations:changeLog:list',
  summary: { zh: '数据变更的对象与操作', en: 'Kinds of records and acts of the log' },
  reply: z.object({ kinds: Words, acts: Words }),
});

const Shape = z.object({
  kind: z.string(),
  variant: z.string().optional(),
  options: z.unknown(),
  target: z.unknown(),
  scale: z.number().optional(),
  unit: z.unknown(),
});

const Changes = z.array(
  z.object({
    id: z.number(),
    resource: z.string(),
    kindLabel: z.string(),
    recordId: z.number(),
    actionLabel: z.string(),
    reason: z.string().nullable(),
    changes: z.array(
      z.object({
        field: z.string(),
        fieldLabel: z.string(),
        /** What tells how a value is shown; nothing of a cell of a line, or of a field that is no more. */
        shape: Shape.nullable(),
        old: z.unknown(),
        new: z.unknown(),
      }),
    ),
  }),
);

/** What one call changed; both logs lead to it by the number of the request. */
export const changesOfRequest = route({
  method: 'GET',
  path: '/api/system/call-logs/changes',
  permission: 'operations:changeLog:list',
  summary: { zh: '一次请求的数据变更', en: 'What one request changed' },
  query: z.object({ requestId: z.string().min(1).max(60), id: z.coerce.number<number>().int().positive().optional() }),
  reply: Changes,
});

export const errorStack = route({
  method: 'GET',
  path: '/api/system/error-logs/stack',
  permission: 'operations:errorLog:stack',
  summary: { zh: '查看错误堆栈', en: 'See the stack of an error' },
  query: z.object({ requestId: z.string().min(1).max(60) }),
  reply: z.object({ stack: z.string().nullable() }),
});
