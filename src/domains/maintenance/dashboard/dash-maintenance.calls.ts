import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Count = z.number().int().nonnegative();
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const Day = z.string().nullable();

export const DASH_PERMISSION = 'maintenance:dashboard:show';

/** The figures of a ship's department in a month, each also a set of orders that one may look at. */
export const METRICS = ['total', 'finish', 'unFinish', 'overDue', 'keyOverDue', 'delay'] as const;
export type Metric = (typeof METRICS)[number];

/** Orders of a month by ship and department (specification, section 2.9 b); without a month that of today. */
export const maintenanceCountByDate = route({
  method: 'GET',
  path: '/api/maintenanceCountByDate',
  permission: DASH_PERMISSION,
  summary: { zh: '月度保养分析', en: 'Monthly maintenance analysis' },
  query: z.object({ month: Month.optional() }),
  reply: z.array(
    z.object({
      shipId: z.number(),
      shipName: z.string(),
      department: z.enum(['DECK', 'ENGINE']),
      total: Count,
      finish: Count,
      unFinish: Count,
      overDue: Count,
      keyOverDue: Count,
      delay: Count,
    }),
  ),
});

/** A figure as text, as many places as it has. */
const Figure = z.string().regex(/^-?\d+(\.\d+)?$/);

/**
 * Orders of all types and what they took out of the stock in a month, by ship (specification, section 2.9 d); without a month that of
 * today. What it cost, in the base currency, is told to those who may know what stock is worth.
 */
export const maintenanceWorksCountByDate = route({
  method: 'GET',
  path: '/api/maintenanceWorksCountByDate',
  permission: DASH_PERMISSION,
  summary: { zh: '工单完成情况', en: 'Work-order completion' },
  query: z.object({ month: Month.optional() }),
  reply: z.array(
    z.object({
      shipId: z.number(),
      shipName: z.string(),
      total: Count,
      finish: Count,
      partNum: Figure,
      moneyTotal: Figure.nullable(),
    }),
  ),
});

/** The orders behind a figure, at most 500, by the day on which they were due. */
export const maintenanceCountDetail = route({
  method: 'GET',
  path: '/api/maintenance/count-detail',
  permission: DASH_PERMISSION,
  summary: { zh: '月度保养分析的工单', en: 'The orders behind a figure' },
  query: z.object({
    month: Month.optional(),
    shipId: z.coerce.number<number>().int().positive(),
    department: z.enum(['DECK', 'ENGINE']),
    metric: z.enum(METRICS),
  }),
  reply: z.array(
    z.object({
      id: z.number(),
      orderNo: z.string(),
      equipment: z.string(),
      workName: z.string(),
      keyFlag: z.boolean(),
      due: z.string(),
      latest: z.string(),
      doneDate: Day,
      woStatus: z.string(),
    }),
  ),
});
