import { z } from 'zod';
import { type Reply, route } from '../../../kernel/route.ts';

const Id = z.number().int().positive();
/** A reading has one place. */
const Value = z.string().regex(/^\d{1,8}(\.\d)?$/);
const Moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/);

/** All counters of a ship that are in use, with what a new reading is judged by. */
export const counterSheetCall = route({
  method: 'GET',
  path: '/api/maintenance/counters/sheet',
  permission: 'maintenance:counter:list',
  summary: { zh: '本船计时器', en: 'The counters of a ship' },
  query: z.object({ shipId: z.coerce.number<number>().int().positive() }),
  reply: z.array(
    z.object({
      id: z.number(),
      equipment: z.string(),
      name: z.string(),
      unit: z.enum(['H', 'CYCLE']),
      meterOffset: z.string(),
      lastReading: z.string().nullable(),
      lastReadTime: z.string().nullable(),
      currentTotal: z.string().nullable(),
      averageDaily: z.string(),
      inUse: z.boolean(),
      /** What confirmed voyage reports say that it shows. */
      proposed: z.object({ readTime: z.string(), reading: z.string() }).nullable(),
    }),
  ),
});

export type CounterSheet = Reply<typeof counterSheetCall>;

/** Readings of several counters, all or none of them. */
export const readingBatchCall = route({
  method: 'POST',
  path: '/api/maintenance/running-hour-readings/batch',
  permission: 'maintenance:runningHourReading:add',
  summary: { zh: '批量录入读数', en: 'Enter readings' },
  body: z.object({
    rows: z
      .array(
        z.object({
          counterId: Id,
          readTime: Moment,
          value: Value,
          confirmReason: z.string().max(200).optional(),
        }),
      )
      .min(1)
      .max(200),
  }),
  reply: z.object({ saved: z.number() }),
});
