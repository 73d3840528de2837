import { approvalDesk, type Deed } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { laytime } from './laytime.resource.ts';
import { makeLaytime, updateLaytime } from './laytime.server.ts';

const HOUR_MS = 3_600_000;

type Story = {
  /** It is told of the first of these that the company has. */
  readonly ships: readonly string[];
  /** Which of her closed voyages, counted back from the last. */
  readonly back: number;
  /** Hours after the end of the voyage at which it was drafted. */
  readonly after: number;
  readonly charterer: string;
  readonly charterParty: string;
  readonly allowedHours: string;
  readonly demurrageRate: string;
  /** Absent: still a draft. */
  readonly deeds?: readonly Deed[];
};

const agree = (opinion: string): Deed => ({ act: 'approve', opinion });

const STORIES: readonly Story[] = [
  {
    ships: ['HAI YUE SOUTH SEA', 'HAI YUE PIONEER'],
    back: 1,
    after: 60,
    charterer: '东岸石化贸易有限公司',
    charterParty: 'ASBATANKVOY',
    allowedHours: '96.00',
    demurrageRate: '18000.00',
    deeds: [agree('事实记录与船报一致。'), agree('同意，按期提交索赔。')],
  },
  {
    ships: ['HAI YUE YELLOW SEA', 'HAI YUE PIONEER'],
    back: 0,
    after: 40,
    charterer: '环海能源（新加坡）有限公司',
    charterParty: 'BPVOY',
    allowedHours: '132.00',
    demurrageRate: '17500.00',
    deeds: [agree('时间核对无误。')],
  },
  {
    ships: ['HAI YUE HONESTY', 'HAI YUE HUASHAN'],
    back: 0,
    after: 30,
    charterer: '华远化工销售有限公司',
    charterParty: 'ASBATANKVOY',
    allowedHours: '240.00',
    demurrageRate: '12000.00',
    deeds: [{ act: 'reject', opinion: '租约另有约定，等泊不计，请重新核对条款。' }],
  },
  {
    ships: ['HAI YUE VISION', 'HE SHUN'],
    back: 0,
    after: 20,
    charterer: '南洋化学品有限公司',
    charterParty: 'ASBATANKVOY',
    allowedHours: '160.00',
    demurrageRate: '11500.00',
  },
];

type Voyage = { readonly id: number; readonly endTime: string };

/** Statements of voyages that ended, made of their own reports: approved, waiting, rejected, and one still a draft. */
export async function demoLaytimes(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'ops' and deleted_at is null`,
  );
  const [usd] = await ctx.db.query<{ id: number }>(`select id from ${CURRENCIES} where code = 'USD'`);
  if (!writer || !usd) return;
  for (const { ships, back, after, deeds, ...terms } of STORIES) {
    const [ended] = await ctx.db.query<Voyage>(
      `select v.id, v.end_time as "endTime" from voyage_voyage v where v.deleted_at is null and v.voyage_status = 'CLOSED' and v.voyage_kind = 'TRADE'
         and v.ship_name = (select s.id from ${SHIPS} s where s.name_en = any($1::text[]) order by array_position($1::text[], s.name_en) limit 1)
       order by v.end_time desc offset $2 limit 1`,
      [ships, back],
    );
    if (!ended) continue;
    const at = (hours: number): Date =>
      new Date(Math.min(new Date(ended.endTime).getTime() + hours * HOUR_MS, ctx.now.getTime()));
    const by = await asPerson(ctx, writer.id, at(after));
    const draft = await makeLaytime(by, [ended.id]);
    const row = await updateLaytime(by, { ...draft, ...terms, currencyId: usd.id, addressCommission: '0.0125' });
    if (deeds) await decide(ctx, { id: row.id, writer: writer.id, deeds, at: (hours) => at(after + hours) });
  }
}

type Given = {
  readonly id: number;
  readonly writer: number;
  readonly deeds: readonly Deed[];
  readonly at: (hours: number) => Date;
};

async function decide(ctx: Ctx, { id, writer, deeds, at }: Given): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  const run = await desk.submit(await asPerson(ctx, writer, at(1)), { resource: laytime.name, recordId: id });
  for (const [i, deed] of deeds.entries()) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) return;
    await desk.act(await asPerson(ctx, next, at(3 + 4 * i)), run, deed);
  }
}
