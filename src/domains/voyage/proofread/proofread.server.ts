import { invalid, notFound } from '../../../kernel/errors.ts';
import type { Asked } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { Job, Work } from '../../../kernel/server/jobs/jobs.ts';
import { startTask } from '../../../kernel/server/jobs/tasks.ts';
import { inScope, scopeOf } from '../../../kernel/server/permit/permit.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { reportActs } from '../reports/service/confirm-report.server.ts';
import { proofFindingFlow } from './proof-finding.flow.ts';
import { proofFinding } from './proof-finding.resource.ts';
import { proofreadCall } from './proofread.calls.ts';
import { proofreadShip } from './proofread-ship.server.ts';
import { portFacts, type Span } from './read-chain.server.ts';

export const PROOFREAD = 'voyage.proofread';
const REASON = '航次数据校对';

/** Of some voyages alone, where they are named. */
type Data = { readonly spans: readonly Span[]; readonly voyageIds: readonly number[] | null };

/** A day begins and ends by the office's clock, eight hours ahead of UTC. */
const beginOf = (day: string): string => new Date(`${day}T00:00:00+08:00`).toISOString();
const endOf = (day: string): string => new Date(`${day}T23:59:59.999+08:00`).toISOString();

type Wish = Asked<typeof proofreadCall>['body'];

async function spansOf(ctx: Ctx, { shipIds, voyageIds, from, to }: Wish): Promise<Data> {
  if (voyageIds?.length) {
    const scope = scopeOf(ctx.user, 'vessel');
    const spans = await ctx.db.query<Span>(
      `select ship_name as "shipId", min(start_time) as "from", max(coalesce(end_time, $3::timestamptz)) as "to" from voyage_voyage
       where id = any($1::bigint[]) and deleted_at is null and ($2::bigint[] is null or ship_name = any($2::bigint[])) group by ship_name`,
      [voyageIds, scope === 'all' ? null : scope, ctx.now.toISOString()],
    );
    if (spans.length === 0) throw notFound({ zh: '航次', en: 'Voyage' });
    return { spans, voyageIds };
  }
  if (!from || !to || from > to) {
    const message = { zh: '须选择起止日期，且起不晚于止', en: 'Choose a first and a last day, in this order' };
    throw invalid([{ field: from ? 'to' : 'from', message }]);
  }
  if (shipIds?.some((id) => !inScope(ctx.user, 'vessel', id))) throw notFound({ zh: '船舶', en: 'Vessel' });
  const ids = shipIds?.length ? shipIds : (await vesselsOf(ctx)).map(({ id }) => id);
  return { spans: ids.map((shipId) => ({ shipId, from: beginOf(from), to: endOf(to) })), voyageIds: null };
}

async function start(ctx: Ctx, wish: Wish): Promise<{ taskId: number }> {
  const data = await spansOf(ctx, wish);
  const title = { zh: '航次数据校对', en: 'Proofreading of voyage data' };
  return { taskId: await startTask(ctx, { job: PROOFREAD, title, data }) };
}

const countOf = async (ctx: Ctx, { spans }: Data): Promise<number> => {
  const [row] = await ctx.db.query<{ n: number }>(
    `select count(*)::int as n from jsonb_to_recordset($1::jsonb) as s("shipId" bigint, "from" timestamptz, "to" timestamptz)
     join voyage_report r on r.ship_name = s."shipId" and r.rpt_time >= s."from" and r.rpt_time <= s."to" and r.deleted_at is null`,
    [JSON.stringify(spans)],
  );
  return row?.n ?? 0;
};

/** Ship by ship, each in a transaction of its own; others are answered in between. A second run finds the same. */
async function proofread(work: Work, data: Data): Promise<void> {
  const [total, ports] = await work.transaction(REASON, async (ctx) => [
    await countOf(ctx, data),
    await portFacts(ctx),
  ]);
  const voyages = data.voyageIds && new Set(data.voyageIds.map(String));
  const sums = { found: 0, fresh: 0, fixed: 0 };
  let done = 0;
  for (const span of data.spans) {
    await work.transaction(REASON, (ctx) =>
      proofreadShip(ctx, { span, voyages, ports }, async (judged, kept) => {
        done += judged;
        for (const key of ['found', 'fresh', 'fixed'] as const) sums[key] += kept[key];
        await work.progress(Math.min(done, total), total);
      }),
    );
  }
  const { found, fresh, fixed } = sums;
  await work.progress(total, total, {
    zh: `已校对 ${done} 份动态报：现有 ${found} 项，其中新发现 ${fresh} 项；已更正 ${fixed} 项`,
    en: `${done} report(s) proofread: ${found} finding(s), ${fresh} of them new; ${fixed} fixed`,
  });
}

export const proofreadJob: Job = {
  label: { zh: '航次数据校对', en: 'Proofreading of voyage data' },
  run: proofread,
  retries: 0,
};

const acts = serveActs(proofFinding, proofFindingFlow, {
  accept: (_ctx, { reason, move }) => move({ reason }),
  /** The report goes back with the same words, by whoever may send it. */
  sendBack: async (ctx, { row, reason, move }) => {
    await reportActs.perform(ctx, 'return', row.reportId, { reason });
    return move({ reason });
  },
  reopen: (_ctx, { move }) => move({ reason: null }),
});

export const proofreadEndpoints: readonly Endpoint[] = [
  serve(proofreadCall, (ctx, { body }) => start(ctx, body)),
  ...acts.endpoints,
  ...crudEndpoints(proofFinding, { omit: ['create', 'update', 'remove', 'import'] }),
];
