import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { nextState } from '../../../kernel/flow/flow.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { actValues } from '../../../kernel/server/crud/act-form.ts';
import { heldLines } from '../../../kernel/server/crud/line-records.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { staleError } from '../../../kernel/server/crud/write.ts';
import { queueMail } from '../../../kernel/server/mail/mail.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { formatDecimal, gte, neg } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { currencyCodes } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import { takeBackAwards } from '../awards/open-awards.server.ts';
import { allocate, demandsById } from '../demand/allocate-demand.server.ts';
import { MAX_ROUNDS, MIN_QUOTE_HOURS, TENDER_AMOUNT } from '../parameters.server.ts';
import { openQuotes } from '../quotations/open-quotes.server.ts';
import { quotation } from '../quotations/quotation.resource.ts';
import { extendForm, nextRoundForm } from './inquiry.calls.ts';
import { inquiryFlow } from './inquiry.flow.ts';
import { type InquiryRow, inquiry } from './inquiry.resource.ts';
import { isDue } from './inquiry.rules.ts';
import { deadlinePassed, inquiries, ratesOf } from './inquiry-facts.server.ts';
import type { InquiryInvite, InquiryRound } from './inquiry-lines.resource.ts';
import { invitation } from './inquiry-mail.text.ts';
import { heldBy } from './make-inquiry.server.ts';

type Versioned = { readonly version: number };
type Body = Versioned & Record<string, unknown>;

export const INQUIRY_DUE = 'purchasing.inquiryDue';
const HOUR_MS = 3_600_000;

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });
const quotations = recordsOf(quotation);
const invitesOf = (row: InquiryRow) => row.invites as readonly InquiryInvite[];
const roundsOf = (row: InquiryRow) => row.rounds as readonly InquiryRound[];

/** The inquiry as the caller saw it, held to the end of the act; locked first where time is up and the clock has not come by. */
async function held(ctx: Ctx, id: number, version?: number): Promise<InquiryRow> {
  const { row } = await heldLines(inquiry, ctx, { id, field: 'invites' });
  const found = row as InquiryRow;
  if (version !== undefined && version !== found.version) throw staleError(row);
  return isDue(found, ctx.now) ? lockInquiry(ctx, found) : found;
}

async function assertTime(ctx: Ctx, row: InquiryRow, deadline: string, field = 'deadline'): Promise<void> {
  const needs = await demandsById(ctx, [...heldBy(row).keys()]);
  const emergency = await ctx.db.query<{ id: number }>(
    `select id from purchasing_demand_line where id = any($1::bigint[]) and priority = 'EMERGENCY' limit 1`,
    [[...needs.keys()]],
  );
  const hours = emergency.length > 0 ? 2 : await setting<number>(ctx, MIN_QUOTE_HOURS);
  if (Date.parse(deadline) < ctx.now.getTime() + hours * HOUR_MS)
    throw invalid([problem(field, `须给供应商至少 ${hours} 小时`, `Suppliers need ${hours} hours at least`)]);
}

/** Goes out to the suppliers: what it asks for is taken from the pool, so that nobody else buys it meanwhile. */
export async function publishInquiry(ctx: Ctx, id: number, { version }: Versioned): Promise<InquiryRow> {
  const row = await held(ctx, id, version);
  const inquiryStatus = nextState(inquiryFlow, 'publish', row.inquiryStatus);
  const errors: FieldError[] = [];
  const invited = invitesOf(row);
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
  const { row: out } = await inquiries.patch(ctx, id, { inquiryStatus, roundNo: 1, rounds }, { action: 'publish' });
  await tellInvited(ctx, out, 'invited');
  return out;
}

/** A mail to each invited address, in both languages; no price, no other name. */
async function tellInvited(
  ctx: Ctx,
  row: InquiryRow,
  what: Parameters<typeof invitation>[0],
  only?: readonly number[],
): Promise<void> {
  const mail = invitation(what, row);
  for (const { partnerId, email, inviteStatus } of invitesOf(row)) {
    if (!email || (only && !only.includes(partnerId)) || inviteStatus === 'DECLINED') continue;
    await queueMail(ctx, { to: email, ...mail });
  }
}

/** More time for everybody, as long as there is some left. */
export async function extendInquiry(ctx: Ctx, id: number, body: Body): Promise<InquiryRow> {
  const { deadline, reason } = await actValues(ctx, extendForm, body);
  const row = await held(ctx, id, body.version);
  if (row.inquiryStatus === 'LOCKED') throw deadlinePassed(row);
  const inquiryStatus = nextState(inquiryFlow, 'extend', row.inquiryStatus);
  if (Date.parse(deadline) <= Date.parse(row.deadline))
    throw invalid([problem('deadline', '只能延后，不能提前', 'It is only ever moved to a later time')]);
  const rounds = roundsOf(row).map((one) => (one.roundNo === row.roundNo ? { ...one, deadline } : one));
  const { row: out } = await inquiries.patch(
    ctx,
    id,
    { inquiryStatus, deadline, rounds },
    { action: 'extend', reason },
  );
  await tellInvited(ctx, out, 'extended');
  return out;
}

/** Time is up: who has not answered has not, and the buyer is told. */
async function lockInquiry(ctx: Ctx, row: InquiryRow): Promise<InquiryRow> {
  const system = asSystem(ctx, '报价截止');
  const round = roundsOf(row).find(({ roundNo }) => roundNo === row.roundNo);
  const asked = new Set(round?.partnerIds ?? []);
  const invites = invitesOf(row).map((one) =>
    asked.has(one.partnerId) && (one.inviteStatus === 'INVITED' || one.inviteStatus === 'VIEWED')
      ? { ...one, inviteStatus: 'NO_REPLY' }
      : one,
  );
  const sent = await ctx.db.query<{ id: number }>(
    `select id from purchasing_quotation where inquiry_id = $1 and quote_status = 'SUBMITTED' and deleted_at is null order by id`,
    [row.id],
  );
  for (const { id } of sent) await quotations.patch(system, id, { quoteStatus: 'SEALED' }, { action: 'lock' });
  const { row: locked } = await inquiries.patch(
    system,
    row.id,
    { inquiryStatus: 'LOCKED', invites },
    { action: 'lock' },
  );
  const quoted = invites.filter(({ inviteStatus }) => inviteStatus === 'QUOTED').length;
  if (locked.buyerId)
    await notify(system, {
      to: [locked.buyerId],
      kind: INQUIRY_DUE,
      title: {
        zh: `${locked.inquiryNo} 报价截止，收到 ${quoted} 家`,
        en: `${locked.inquiryNo}: time is up, ${quoted} quoted`,
      },
      link: recordAddress(inquiry.name, locked.id),
      resource: inquiry.name,
      recordId: locked.id,
      key: `inquiry-due-${locked.id}-${locked.roundNo}`,
    });
  return locked;
}

/** What the clock does: locks the inquiries whose time is up. Answers how many. */
export async function lockDue(ctx: Ctx): Promise<number> {
  const due = await ctx.db.query<{ id: number }>(
    `select id from purchasing_inquiry where inquiry_status = 'PUBLISHED' and deadline <= $1 and deleted_at is null order by id limit 200`,
    [ctx.now.toISOString()],
  );
  for (const { id } of due) await held(ctx, id);
  return due.length;
}

/** Prices are unsealed at the rates of the deadline's day. What is worth much is opened by two people, one after the other. */
export async function openInquiry(ctx: Ctx, id: number, { version }: Versioned): Promise<InquiryRow> {
  const row = await held(ctx, id, version);
  const inquiryStatus = nextState(inquiryFlow, 'open', row.inquiryStatus);
  const large = gte(row.estimateAmount, String(await setting<number>(ctx, TENDER_AMOUNT)));
  if (large && !row.openAskedBy)
    return (await inquiries.patch(ctx, id, { openAskedBy: ctx.user.id }, { action: 'askOpen' })).row;
  if (large && row.openAskedBy === ctx.user.id)
    throw new AppError('RULE', {
      zh: '金额较大，须由另一人确认开启',
      en: 'It is worth much: another person confirms the opening',
    });
  const day = officeDay(new Date(Date.parse(row.deadline)));
  const rates = await ratesOf(ctx, row.currencies, day);
  const system = asSystem(ctx, '开启报价');
  const codes = await currencyCodes(ctx, row.currencies);
  const told = [...rates].map(([currency, rate]) => `${codes.get(currency)} ${formatDecimal(rate)}`).join(' / ');
  const count = await openQuotes(system, { inquiryId: id, roundNo: row.roundNo ?? 1, rates });
  const rounds = roundsOf(row).map((one) =>
    one.roundNo === row.roundNo ? { ...one, openedAt: ctx.now.toISOString(), openedBy: ctx.user.id, rates: told } : one,
  );
  if (count === 0 && row.roundNo === 1)
    throw new AppError('RULE', {
      zh: '没有报价可开启，可登记流标',
      en: 'There is nothing to open; record it as failed',
    });
  return (await inquiries.patch(ctx, id, { inquiryStatus, rounds, openAskedBy: null }, { action: 'open' })).row;
}

/** Those who quoted may offer less; what they offered stands until they do, and what was about to be awarded is awarded anew. */
export async function nextRound(ctx: Ctx, id: number, body: Body): Promise<InquiryRow> {
  const { deadline, partnerIds, reason } = await actValues(ctx, nextRoundForm, body);
  const row = await held(ctx, id, body.version);
  const inquiryStatus = nextState(inquiryFlow, 'nextRound', row.inquiryStatus);
  const most = await setting<number>(ctx, MAX_ROUNDS);
  const roundNo = (row.roundNo ?? 1) + 1;
  if (roundNo > most) throw new AppError('RULE', { zh: `最多 ${most} 轮`, en: `There are ${most} rounds at most` });
  const quoted = invitesOf(row)
    .filter(({ inviteStatus }) => inviteStatus === 'QUOTED')
    .map(({ partnerId }) => partnerId);
  const chosen = partnerIds?.length ? partnerIds : quoted;
  if (chosen.some((one) => !quoted.includes(one)))
    throw invalid([problem('partnerIds', '只能选择已报价的供应商', 'Only suppliers who have quoted')]);
  await assertTime(ctx, row, deadline);
  const invites = invitesOf(row).map((one) =>
    chosen.includes(one.partnerId) ? { ...one, inviteStatus: 'INVITED', viewedAt: null } : one,
  );
  const rounds = [...roundsOf(row), { roundNo, deadline, partnerIds: chosen, reason }];
  const { row: out } = await inquiries.patch(
    ctx,
    id,
    { inquiryStatus, roundNo, deadline, invites, rounds },
    { action: 'nextRound', reason },
  );
  await takeBackAwards(ctx, row, reason);
  await tellInvited(ctx, out, 'again', chosen);
  return out;
}

type Reasoned = Versioned & { readonly reason: string };

async function end(ctx: Ctx, row: InquiryRow, act: 'fail' | 'cancel', reason: string): Promise<InquiryRow> {
  const inquiryStatus = nextState(inquiryFlow, act, row.inquiryStatus);
  const { row: ended } = await inquiries.patch(ctx, row.id, { inquiryStatus }, { action: act, reason });
  await takeBackAwards(ctx, row, reason);
  if (row.inquiryStatus !== 'DRAFT') {
    const given = new Map([...heldBy(row)].map(([need, quantity]) => [need, neg(quantity)]));
    await allocate(asSystem(ctx, reason), given, 'inquiry');
  }
  return ended;
}

/** Nobody quoted, or nobody well enough: the needs are open again. */
export async function failInquiry(ctx: Ctx, id: number, body: Reasoned): Promise<InquiryRow> {
  return end(ctx, await held(ctx, id, body.version), 'fail', body.reason);
}

/** Before anything is awarded: the needs are open again, and the invited are told. */
export async function cancelInquiry(ctx: Ctx, id: number, body: Reasoned): Promise<InquiryRow> {
  const row = await held(ctx, id, body.version);
  const ended = await end(ctx, row, 'cancel', body.reason);
  if (row.inquiryStatus === 'PUBLISHED' || row.inquiryStatus === 'LOCKED') await tellInvited(ctx, ended, 'cancelled');
  return ended;
}
