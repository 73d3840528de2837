import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import type { Schedule } from '../../../kernel/server/jobs/jobs.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { estimateFlow } from './estimate.flow.ts';
import { reverseEntries } from './post-estimate.server.ts';
import { provisionalEstimate } from './provisional-estimate.resource.ts';
import { createEstimate, deriveEstimate, updateEstimate } from './save-estimate.server.ts';

export const estimateActs = serveActs(provisionalEstimate, estimateFlow, {
  reverse: async (ctx, { move }) => {
    const row = await move();
    await reverseEntries(ctx, row);
    return row;
  },
});

/** Posted estimates whose next month has begun, the oldest first. */
async function reverseDue(ctx: Ctx): Promise<number> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'finance-estimates-to-reverse',
    text: `select id from finance_provisional_estimate
           where estimate_status = 'POSTED' and reversal_date <= $1::date and deleted_at is null order by month`,
    values: [officeDay(ctx.now)],
  });
  for (const { id } of rows) await estimateActs.perform(asSystem(ctx, '暂估冲回'), 'reverse', id);
  return rows.length;
}

/** In the first minutes of a month, and of each day after it: one that is approved late is taken back the night after. */
export const reverseSchedule: Schedule = {
  label: { zh: '暂估冲回', en: 'Estimates are reversed' },
  cron: '10 0 * * *',
  run: async ({ transaction }) => {
    const n = await transaction('暂估冲回', reverseDue);
    return { zh: `冲回 ${n} 张暂估`, en: `${n} reversed` };
  },
};

export const estimateEndpoints: readonly Endpoint[] = [
  ...estimateActs.endpoints,
  ...crudEndpoints(provisionalEstimate, {
    omit: ['import'],
    create: createEstimate,
    update: updateEstimate,
    derive: deriveEstimate,
  }),
];
