import { z } from 'zod';
import { listQuery } from './list-query.ts';
import { route } from './route.ts';

/** Records that a person chooses one by one; more are chosen by the list's filter. */
export const MOST_CHOSEN = 2_000;
/** Records of one act. */
export const MOST_IN_BATCH = 10_000;

const params = z.object({ id: z.coerce.number<number>().int().positive() });

/** Either the records with the version that was seen of each, or what the list's filter shows at this moment. */
const selection = z.union([
  z.object({
    rows: z
      .array(z.tuple([z.number().int().positive(), z.number().int().nonnegative()]))
      .min(1)
      .max(MOST_CHOSEN),
  }),
  z.object({ query: listQuery }),
]);
export type Selection = z.output<typeof selection>;

const started = z.object({ taskId: z.number(), total: z.number() });

/**
 * An act on many records in the background, each in a transaction of its own by the call that does it to one: its permission, scope,
 * state and rules are those of that call. `remove` deletes, `set` changes one field, any other name is an act of the record's flow.
 */
export const startBatch = route({
  method: 'POST',
  path: '/api/tasks/batches',
  permission: 'signedIn',
  summary: { zh: '批量操作', en: 'Act on many records' },
  body: z.object({
    resource: z.string().max(80),
    act: z.string().max(40),
    /** For `set`. */
    field: z.string().max(80).optional(),
    /** For `set` what the field becomes; for an act with a form its values. */
    value: z.unknown().optional(),
    reason: z.string().trim().max(500).optional(),
    selection,
  }),
  reply: started,
});

const batchReport = z.object({
  resource: z.string(),
  act: z.string(),
  total: z.number(),
  done: z.number(),
  refused: z.number(),
  refusals: z.array(z.object({ id: z.number(), name: z.string(), message: z.string() })),
  /** Whether `undo` may be asked for. */
  undoable: z.boolean(),
});

/** How an act on many went, for a day after it ended: who was refused and why, the first thousand of them. */
export const readBatch = route({
  method: 'GET',
  path: '/api/tasks/batches/:id',
  permission: 'signedIn',
  summary: { zh: '查看批量操作结果', en: 'How an act on many records went' },
  params,
  reply: batchReport,
});
export type BatchReport = z.output<typeof batchReport>;

/** Takes an act of one's own on many back: deleted records return, a field gets the value that each record had. */
export const undoBatch = route({
  method: 'POST',
  path: '/api/tasks/batches/:id/undo',
  permission: 'signedIn',
  summary: { zh: '撤销批量操作', en: 'Undo an act on many records' },
  params,
  reply: started,
});
