import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, gt } from '../../../kernel/value/decimal.ts';
import { standingOf } from '../../partner/public.server.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import { scoreBids } from './bid-score.rules.ts';
import { openPrices } from './open-prices.server.ts';
import type { GivenScores, OwnScores } from './tender.calls.ts';
import type { TenderRow } from './tender.resource.ts';
import { tenders } from './tender-facts.server.ts';

type Kept = {
  readonly quotationId: number;
  readonly userId: number;
  readonly technical: Decimal;
  readonly service: Decimal | null;
  readonly delivery: Decimal | null;
};

/** What members have given so far, of one of them or of all. */
const keptOf = (ctx: Ctx, tenderId: number, userId: number | null): Promise<Kept[]> =>
  ctx.db.query<Kept>({
    name: 'purchasing-tender-scores',
    text: `select quotation_id as "quotationId", user_id as "userId", technical::text as technical, service::text as service,
             delivery::text as delivery
           from purchasing_tender_score where tender_id = $1 and ($2::bigint is null or user_id = $2)
           order by user_id, quotation_id`,
    values: [tenderId, userId],
  });

/** One's own scores of what was opened; of the others only how many have scored. */
export async function scoresOf(ctx: Ctx, id: number): Promise<OwnScores> {
  const row = await tenders.get(ctx, id);
  const own = row.members.find(({ userId }) => userId === ctx.user.id);
  const partners = await standingOf(
    ctx,
    row.bids.flatMap(({ partnerId }) => partnerId ?? []),
  );
  const kept = new Map((await keptOf(ctx, id, ctx.user.id)).map((one) => [one.quotationId, one]));
  const told = row.marks.filter(({ userId }) => userId === ctx.user.id);
  return {
    member: own !== undefined,
    scored: Boolean(own?.scoredAt),
    count: row.members.filter(({ scoredAt }) => scoredAt).length,
    members: row.members.length,
    bids: row.bids.flatMap(({ quotationId, partnerId }) => {
      if (quotationId === null || partnerId === null) return [];
      const given = kept.get(quotationId) ?? told.find((one) => one.partnerId === partnerId);
      const partner = partners.get(partnerId);
      return [
        {
          quotationId,
          partner: (ctx.lang === 'en' && partner?.nameEn) || (partner?.name ?? ''),
          technical: given?.technical ?? null,
          service: given?.service ?? null,
          delivery: given?.delivery ?? null,
        },
      ];
    }),
  };
}

const NEEDED = { zh: '填写 0 到 100 的分数', en: 'Give 0 to 100 points' } as const;

/** Each bid once, and points wherever a criterion has weight. */
function wrongScores(row: TenderRow, given: readonly GivenScores[]): FieldError[] {
  const bids = row.bids.flatMap(({ quotationId }) => quotationId ?? []);
  const scored = new Set(given.map(({ quotationId }) => quotationId));
  if (scored.size !== given.length || bids.length !== given.length || bids.some((one) => !scored.has(one)))
    return [
      { field: 'bids', message: { zh: '须为每份投标评分，各一次', en: 'Every bid is scored, each of them once' } },
    ];
  const wrong = (points: string | null | undefined, needed: boolean): boolean => (points ? gt(points, '100') : needed);
  return given.flatMap(({ technical, service, delivery }, i) => [
    ...(wrong(technical, true) ? [{ field: `bids.${i}.technical`, message: NEEDED }] : []),
    ...(wrong(service, row.serviceWeight > 0) ? [{ field: `bids.${i}.service`, message: NEEDED }] : []),
    ...(wrong(delivery, row.deliveryWeight > 0) ? [{ field: `bids.${i}.delivery`, message: NEEDED }] : []),
  ]);
}

/** Takes a member's scores, all at once; with the last member's they are told, and the bids have their places. */
export async function giveScores(ctx: Ctx, id: number, given: readonly GivenScores[]): Promise<OwnScores> {
  const row = await tenders.held(ctx, id);
  if (row.bidStatus !== 'SCORING')
    throw new AppError('WRONG_STATE', {
      zh: '开标后、全部评委提交前才能评分',
      en: 'Bids are scored once they are open, until all members have scored',
    });
  if (!row.members.some(({ userId }) => userId === ctx.user.id))
    throw new AppError('FORBIDDEN', {
      zh: '您不是本次招标的评委',
      en: 'You are no member of this committee',
    });
  const wrong = wrongScores(row, given);
  if (wrong.length > 0) throw invalid(wrong);
  for (const { quotationId, technical, service, delivery } of given)
    await ctx.db.query(
      `insert into purchasing_tender_score (tender_id, quotation_id, user_id, technical, service, delivery)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (tender_id, user_id, quotation_id)
       do update set technical = excluded.technical, service = excluded.service, delivery = excluded.delivery`,
      [
        id,
        quotationId,
        ctx.user.id,
        technical,
        row.serviceWeight > 0 ? service : null,
        row.deliveryWeight > 0 ? delivery : null,
      ],
    );
  const moment = ctx.now.toISOString();
  const members = row.members.map((one) =>
    one.userId === ctx.user.id ? { ...one, declaredAt: one.declaredAt ?? moment, scoredAt: moment } : one,
  );
  await tenders.patch(ctx, id, { members }, { action: 'score' });
  if (members.every(({ scoredAt }) => scoredAt)) await rank(ctx, row);
  return scoresOf(ctx, id);
}

/** What each bid asks for all. Of two envelopes the second is opened now, in the name of those who opened the first. */
async function totalsOf(ctx: Ctx, row: TenderRow): Promise<ReadonlyMap<number, Decimal | null>> {
  if (row.pricesAt) return new Map(row.bids.map(({ quotationId, totalBase }) => [quotationId ?? 0, totalBase]));
  const asked = await inquiries.held(ctx, row.inquiryId!);
  const opened = await openPrices(ctx, asked, row.openSecondBy ?? ctx.user.id);
  return new Map(opened.map(({ id, totalBase }) => [id, totalBase]));
}

/** All have scored: what each gave is told, and what it comes to. */
async function rank(ctx: Ctx, row: TenderRow): Promise<void> {
  const kept = await keptOf(ctx, row.id, null);
  const totals = await totalsOf(ctx, row);
  const bids = row.bids.flatMap(({ quotationId }) =>
    quotationId === null
      ? []
      : [
          {
            id: quotationId,
            total: totals.get(quotationId) ?? '0',
            given: kept.filter((one) => one.quotationId === quotationId),
          },
        ],
  );
  const scored = new Map(scoreBids(bids, row, row.techLeast).map((one) => [one.id, one]));
  const bidder = new Map(row.bids.map(({ quotationId, partnerId }) => [quotationId, partnerId]));
  await tenders.patch(
    asSystem(ctx, '评标汇总'),
    row.id,
    {
      bidStatus: 'SCORED',
      pricesAt: row.pricesAt ?? ctx.now.toISOString(),
      bids: row.bids.map((bid) => {
        const one = scored.get(bid.quotationId ?? 0);
        return {
          ...bid,
          totalBase: totals.get(bid.quotationId ?? 0) ?? null,
          technical: one?.technical ?? null,
          service: one?.service ?? null,
          delivery: one?.delivery ?? null,
          pricePoints: one?.pricePoints ?? null,
          totalPoints: one?.totalPoints ?? null,
          qualified: one?.qualified ?? false,
          placeNo: one?.placeNo ?? null,
        };
      }),
      marks: kept.map(({ quotationId, userId, technical, service, delivery }) => ({
        partnerId: bidder.get(quotationId),
        userId,
        technical,
        service,
        delivery,
      })),
    },
    { action: 'rank' },
  );
  await ctx.db.query('delete from purchasing_tender_score where tender_id = $1', [row.id]);
}
