import { z } from 'zod';
import { type Access, route } from '../../../kernel/route.ts';
import { BASE, Day, Status } from '../parameters.rules.ts';
import { Person } from '../people/person.rules.ts';

const Hours = z.string().nullable();

const query = z.object({ from: Day, to: Day, resource: z.string().max(80).optional() });

/** Over runs submitted in the days (inclusive). Hours with one decimal. */
export const statisticsCall = route({
  method: 'GET',
  path: `${BASE}/statistics`,
  permission: 'approval:statistics:list' satisfies Access,
  summary: { zh: '审批统计', en: 'Statistics of approvals' },
  query,
  reply: z.object({
    runs: z.array(
      z.object({ resource: z.string(), label: z.string(), status: Status, count: z.number(), meanHours: Hours }),
    ),
    steps: z.array(
      z.object({
        resource: z.string(),
        label: z.string(),
        nodeId: z.string(),
        nodeName: z.string(),
        done: z.number(),
        open: z.number(),
        overdue: z.number(),
        returned: z.number(),
        rejected: z.number(),
        meanHours: Hours,
        medianHours: Hours,
        p90Hours: Hours,
        /** The longest that anybody took, or waits by now. */
        mostHours: Hours,
      }),
    ),
    people: z.array(
      z.object({
        person: Person,
        done: z.number(),
        open: z.number(),
        overdue: z.number(),
        returned: z.number(),
        rejected: z.number(),
        meanHours: Hours,
        mostHours: Hours,
      }),
    ),
    /** Per month of submission. */
    months: z.array(z.object({ month: z.string(), submitted: z.number(), ended: z.number(), meanHours: Hours })),
  }),
});

/** The same as a workbook: a sheet for each of its tables. */
export const statisticsSheets = route({
  method: 'GET',
  path: `${BASE}/statistics/export`,
  permission: 'approval:statistics:list' satisfies Access,
  summary: { zh: '导出审批统计', en: 'Export statistics of approvals' },
  query,
});
