import { z } from 'zod';
import { type Reply, route } from '../../../kernel/route.ts';
import { LINE_STATES, type LineState, YEAR_TEXT as TEXT } from './year-plan.text.ts';

const Id = z.coerce.number<number>().int().positive();
const Plan = z.object({ id: Id });
const States = z.enum(Object.keys(LINE_STATES) as [LineState, ...LineState[]]);

/** A plan by jobs and months, with what became of each line; names in the language of the call. */
export const yearPlanMatrixCall = route({
  method: 'GET',
  path: '/api/maintenance/year-plans/:id/matrix',
  permission: 'maintenance:yearPlan:list',
  summary: { zh: '年度计划表', en: 'Matrix of a year plan' },
  params: Plan,
  reply: z.object({
    version: z.number(),
    planYear: z.number(),
    /** Whether it is still written. */
    open: z.boolean(),
    jobs: z.array(
      z.object({
        jobId: z.number(),
        code: z.string(),
        job: z.string(),
        equipment: z.string(),
        keyFlag: z.boolean(),
        /** Tolerance in days. */
        windowDays: z.number(),
        cells: z.array(
          z.object({
            lineId: z.number(),
            /** 1 to 12. */
            month: z.number(),
            dueOn: z.string(),
            planDate: z.string(),
            /** Of daily and weekly work so many times in the month; else nothing. */
            times: z.number().nullable(),
            finished: z.number(),
            moveReason: z.string().nullable(),
            lineState: States,
            workOrderId: z.number().nullable(),
          }),
        ),
      }),
    ),
    ratios: z.object({
      lines: z.number(),
      due: z.number(),
      done: z.number(),
      overdue: z.number(),
      completion: z.string(),
      overdueRate: z.string(),
    }),
  }),
});

export type YearPlanMatrix = Reply<typeof yearPlanMatrixCall>;

/** The matrix as a sheet. */
export const yearPlanSheetCall = route({
  method: 'GET',
  path: '/api/maintenance/year-plans/:id/sheet',
  permission: 'maintenance:yearPlan:export',
  summary: { zh: '导出年度计划表', en: 'Export the matrix of a year plan' },
  params: Plan,
});

/** Plans work on another day of the year: beyond the tolerance of its job with a reason. */
export const yearPlanMoveCall = route({
  method: 'POST',
  path: '/api/maintenance/year-plans/:id/move',
  permission: 'maintenance:yearPlan:edit',
  summary: TEXT.move,
  params: Plan,
  body: z.object({
    version: z.number().int().positive(),
    lineId: Id,
    planDate: z.iso.date(),
    reason: z.string().max(200).nullish(),
  }),
});
