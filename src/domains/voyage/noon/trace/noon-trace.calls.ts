import { z } from 'zod';
import { route } from '../../../../kernel/route.ts';

const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);
const Day = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const States = z.enum(['OK', 'LATE', 'MISSING', 'EXEMPT', 'DUE']);

const counts = { expected: z.number(), ok: z.number(), late: z.number(), missing: z.number(), exempt: z.number() };
/** Percent with one decimal; null where nothing was owed. */
const rate = z.string().nullable();

/** How each ship met the noon reports that it owed in a month, by the ship's own days. */
export const noonTraceCall = route({
  method: 'GET',
  path: '/api/voyage/noon-trace',
  permission: 'voyage:noonTrace:list',
  summary: { zh: '正午报追踪', en: 'Noon report trace' },
  query: z.object({ month: Month }),
  reply: z.object({
    days: z.array(Day),
    rows: z.array(
      z.object({
        shipId: z.number(),
        ship: z.string(),
        noons: z.array(
          z.object({
            date: Day,
            noon: z.string(),
            state: States,
            reportId: z.number().nullable(),
            substituted: z.boolean(),
          }),
        ),
        ...counts,
        rate,
      }),
    ),
    total: z.object({ ...counts, rate }),
  }),
});

export const noonTraceSheet = route({
  method: 'GET',
  path: '/api/voyage/noon-trace/export',
  permission: 'voyage:noonTrace:export',
  summary: { zh: '导出正午报追踪', en: 'Export the noon report trace' },
  query: z.object({ month: Month }),
});

const Missed = { shipId: z.number().int().positive(), date: Day };

/** Asks a ship for the noon report of a day that has none. */
export const askForNoonCall = route({
  method: 'POST',
  path: '/api/voyage/noon-trace/remind',
  permission: 'voyage:report:confirm',
  summary: { zh: '催报某日正午报', en: 'Ask for the noon report of a day' },
  body: z.object(Missed),
  reply: z.object({ told: z.number() }),
});

/** A ship owed no noon report on a day, for a reason. */
export const exemptNoonCall = route({
  method: 'POST',
  path: '/api/voyage/noon-trace/exempt',
  permission: 'voyage:noonExemption:add',
  summary: { zh: '豁免某日正午报', en: 'Exempt a noon report' },
  body: z.object({ ...Missed, reason: z.string().min(1).max(40), remark: z.string().max(200).optional() }),
  reply: z.object({ id: z.number() }),
});
