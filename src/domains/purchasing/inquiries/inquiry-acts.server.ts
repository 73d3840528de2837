import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { nextState } from '../../../kernel/flow/flow.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { formatDecimal, gte, neg } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { currencyCodes } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import { takeBackAwards } from '../awards/open-awards.server.ts';
import { allocate, demandsById } from '../demand/allocate-demand.server.ts';
import { MAX_ROUNDS, MIN_QUOTE_HOURS, TENDER_AMOUNT } from '../parameters.server.ts';
import { openQuotes } from '../quotations/open-quotes.server.ts';
import { inquiryFlow } from './inquiry.flow.ts';
import { type InquiryRow, inquiry } from './inquiry.resource.ts';
import { inquiries, ratesOf } from './inquiry-facts.server.ts';
import { lockIfDue } from './lock-inquiry.server.ts';
import { heldBy } from './make-inquiry.server.ts';
import { tellInvited } from './tell-invited.server.ts';

type Acts = typeof inquiryFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof inquiry.fields, Acts[K]>;

const HOUR_MS = 3_600_000;

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

async function assertTime(ctx: Ctx, row: InquiryRow, deadline: string): Promise<void> {
  const needs = await demandsById(ctx, [...heldBy(row).keys()]);
  const emergency = await ctx.db.query<{ id: number }>(
    `select id from purchasing_demand_line where id = any($1::bigint[]) and priority = 'EMERGENCY' limit 1`,
    [[...needs.keys()]],
  );
  const hours = emergency.length > 0 ? 2 : await setting<number>(ctx, MIN_QUOTE_HOURS);
  if (Date.parse(deadline) < ctx.now.getTime() + hours * HOUR_MS)
    throw invalid([problem('deadline', `须给供应商至少 ${hours} 小时`, `Suppliers need ${hours} hours at least`)]);
}

/** Goes out to the suppliers: what it asks for is taken from the pool, so that nobody else buys it meanwhile. */
const publish: Handler<'publish'> = async (ctx, { row, move }) => {
  const errors: FieldError[] = [];
  const invited = row.invites;
  if (invited.length === 0) errors.push(problem('invites', '至少邀请一家供应商', 'Invite one supplier at least'));
  const standing = await standingOf(
    ctx,
    invited.map(({ partnerId }) => partnerId),
    row.purchaseType ?? undefined,
  );
  for (const [i, { partnerId }] of invited.entries()) {
    const [why] = standing.get(partnerId)?.notQuotable ?? [{ zh: '客商不存在', en: 'The partner is not there' }];
    if (why) errors.push(problem(`invites.${i}.partnerId`, `不能邀请：${why.zh}`, `Cannot be invited: ${why.en}`));
  }
  if (errors.length > 0) throw invalid(errors);
  await assertTime(ctx, row, row.deadline);
  await allocate(asSystem(ctx, '询价发布'), heldBy(row), 'inquiry');
  const rounds = [{ roundNo: 1, deadline: row.deadline, partnerIds: invited.map(({ partnerId }) => partnerId) }];
  const out = await move({ roundNo: 1, rounds });
  await tellInvited(ctx, out, 'invited');
  return out;
};

/** More time for everybody, as long as there is some left. */
const extend: Handler<'extend'> = async (ctx, { row, values: { deadline }, move }) => {
  if (Date.parse(deadline) <= Date.parse(row.deadline))
    throw invalid([problem('deadline', '只能延后，不能提前', 'It is only ever moved to a later time')]);
  const rounds = row.rounds.map((one) => (one.roundNo === row.roundNo ? { ...one, deadline } : one));
  const out = await move({ deadline, rounds });
  await tellInvited(ctx, out, 'extended');
  return out;
};

/** Unseals what was submitted in the present round, at the rates of its deadline's day. Answers the rounds with this opening, and how many it opened. */
export async function openRound(
  ctx: Ctx,
  row: InquiryRow,
  openedBy = ctx.user.id,
): Promise<{ readonly count: number; readonly rounds: readonly object[] }> {
  const rates = await ratesOf(ctx, row.currencies, officeDay(new Date(Date.parse(row.deadline))));
  const codes = await currencyCodes(ctx, row.currencies);
  const told = [...rates].map(([currency, rate]) => `${codes.get(currency)} ${formatDecimal(rate)}`).join(' / ');
  const system = asSystem(ctx, '开启报价');
  const count = await openQuotes(system, { inquiryId: row.id, roundNo: row.roundNo ?? 1, rates });
  const rounds = row.rounds.map((one) =>
    one.roundNo === row.roundNo ? { ...one, openedAt: ctx.now.toISOString(), openedBy, rates: told } : one,
  );
  return { count, rounds };
}

/** What is worth much is opened by two people, one after the other. */
const open: Handler<'open'> = async (ctx, { row, move }) => {
  const large = gte(row.estimateAmount, String(await setting<number>(ctx, TENDER_AMOUNT)));
  if (large && !row.openAskedBy)
    return (await inquiries.patch(ctx, row.id, { openAskedBy: ctx.user.id }, { action: 'askOpen' })).row;
  if (large && row.openAskedBy === ctx.user.id)
    throw new AppError('RULE', {
      zh: '金额较大，须由另一人确认开启',
      en: 'It is worth much: another person confirms the opening',
    });
  const { count, rounds } = await openRound(ctx, row);
  if (count === 0 && row.roundNo === 1)
    throw new AppError('RULE', {
      zh: '没有报价可开启，可登记流标',
      en: 'There is nothing to open; record it as failed',
    });
  return move({ rounds, openAskedBy: null });
};

/** Those who quoted may offer less; what they offered stands until they do, and what was about to be awarded is awarded anew. */
const nextRound: Handler<'nextRound'> = async (ctx, { row, values: { deadline, partnerIds, reason }, move }) => {
  const most = await setting<number>(ctx, MAX_ROUNDS);
  const roundNo = (row.roundNo ?? 1) + 1;
  if (roundNo > most) throw new AppError('RULE', { zh: `最多 ${most} 轮`, en: `There are ${most} rounds at most` });
  const quoted = row.invites.filter(({ inviteStatus }) => inviteStatus === 'QUOTED').map(({ partnerId }) => partnerId);
  const chosen = partnerIds?.length ? partnerIds : quoted;
  if (chosen.some((one) => !quoted.includes(one)))
    throw invalid([problem('partnerIds', '只能选择已报价的供应商', 'Only suppliers who have quoted')]);
  await assertTime(ctx, row, deadline);
  const invites = row.invites.map((one) =>
    chosen.includes(one.partnerId) ? { ...one, inviteStatus: 'INVITED', viewedAt: null } : one,
  );
  const rounds = [...row.rounds, { roundNo, deadline, partnerIds: chosen, reason }];
  const out = await move({ roundNo, deadline, invites, rounds });
  await takeBackAwards(ctx, row, reason);
  await tellInvited(ctx, out, 'again', chosen);
  return out;
};

/** What it asked for is open again, and what was about to be awarded is not. */
async function giveBack(ctx: Ctx, row: InquiryRow, reason: string): Promise<void> {
  await takeBackAwards(ctx, row, reason);
  if (row.inquiryStatus === 'DRAFT') return;
  const given = new Map([...heldBy(row)].map(([need, quantity]) => [need, neg(quantity)]));
  await allocate(asSystem(ctx, reason), given, 'inquiry');
}

/** Nobody quoted, or nobody well enough. */
const fail: Handler<'fail'> = async (ctx, { row, reason, move }) => {
  const failed = await move();
  await giveBack(ctx, row, reason);
  return failed;
};

/** Before anything is awarded; whoever may still quote is told. */
const cancel: Handler<'cancel'> = async (ctx, { row, reason, move }) => {
  const cancelled = await move();
  await giveBack(ctx, row, reason);
  if (row.inquiryStatus === 'PUBLISHED' || row.inquiryStatus === 'LOCKED')
    await tellInvited(ctx, cancelled, 'cancelled');
  return cancelled;
};

/** What becomes of an inquiry, by hand. */
export const inquiryActs = serveActs(
  inquiry,
  inquiryFlow,
  { publish, extend, open, nextRound, fail, cancel },
  { settle: lockIfDue },
);

type Moved = Readonly<Record<string, unknown>>;

/** Moves an inquiry that a tender holds, as its own act would. */
const moving =
  (ctx: Ctx, row: InquiryRow, name: keyof Acts & string, reason?: string) =>
  async (more: Moved = {}): Promise<InquiryRow> => {
    const next = { inquiryStatus: nextState(inquiryFlow, name, row.inquiryStatus), ...more };
    return (await inquiries.patch(ctx, row.id, next, { action: name, reason })).row;
  };

/** What a tender does to the inquiry beneath it, which is held: the same as by hand, where it is refused because it is the tender's. */
export const byTender = {
  publish: (ctx: Ctx, row: InquiryRow): Promise<unknown> =>
    publish(ctx, { row, values: {}, reason: undefined, http: undefined, move: moving(ctx, row, 'publish') }),
  extend: (ctx: Ctx, row: InquiryRow, { deadline, reason }: { deadline: string; reason: string }): Promise<unknown> =>
    extend(ctx, {
      row,
      values: { deadline, reason },
      reason,
      http: undefined,
      move: moving(ctx, row, 'extend', reason),
    }),
  open: (ctx: Ctx, row: InquiryRow, rounds: readonly object[]): Promise<unknown> =>
    moving(ctx, row, 'open')({ rounds, openAskedBy: null }),
  fail: (ctx: Ctx, row: InquiryRow, reason: string): Promise<unknown> =>
    fail(ctx, { row, values: {}, reason, http: undefined, move: moving(ctx, row, 'fail', reason) }),
  cancel: (ctx: Ctx, row: InquiryRow, reason: string): Promise<unknown> =>
    cancel(ctx, { row, values: {}, reason, http: undefined, move: moving(ctx, row, 'cancel', reason) }),
} as const;
