import { AppError, notFound } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { UNITS } from '../../identity/public.server.ts';
import { UNITS_OF_MEASURE } from '../../material/public.server.ts';
import { CURRENCIES, PORTS } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import { type InquiryRow, inquiry } from '../inquiries/inquiry.resource.ts';
import { isDue } from '../inquiries/inquiry.rules.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import type { QuotationRow } from '../quotations/quotation.resource.ts';
import { dropSealed, sealQuote, unsealQuote } from '../quotations/sealed-quote.server.ts';
import {
  assertOut,
  inviteOf,
  markInvite,
  openedBefore,
  type QuoteValues,
  quotationOf,
  quotations,
  quotesOf,
  quoteValues,
  submitQuote,
  validFrom,
  withdrawQuote,
} from '../quotations/submit-quote.server.ts';

/** What a supplier is told of an inquiry in a list. */
export type Invitation = {
  readonly id: number;
  readonly inquiryNo: string;
  readonly title: string;
  readonly deadline: string;
  readonly roundNo: number;
  readonly lines: number;
  /** OPEN to be quoted; CLOSED, CANCELLED; of what was quoted how it ended: AWARDED, NOT_AWARDED. */
  readonly state: 'OPEN' | 'CLOSED' | 'CANCELLED' | 'AWARDED' | 'NOT_AWARDED';
  readonly inviteStatus: string;
  readonly quoteStatus: string | null;
  readonly submittedAt: string | null;
  readonly receiptNo: string | null;
};

type Read = Omit<Invitation, 'state'> & { inquiryStatus: string; asked: boolean };

/** How an inquiry stands for one of those who were asked; nothing of it tells of the others. */
function stateOf({ inquiryStatus, quoteStatus, deadline, asked }: Read, now: Date): Invitation['state'] {
  if (inquiryStatus === 'CANCELLED') return 'CANCELLED';
  if (quoteStatus === 'AWARDED' || quoteStatus === 'PART_AWARDED') return 'AWARDED';
  if (quoteStatus === 'NOT_AWARDED') return 'NOT_AWARDED';
  return inquiryStatus === 'PUBLISHED' && asked && !isDue({ inquiryStatus, deadline }, now) ? 'OPEN' : 'CLOSED';
}

/** The inquiries to which a supplier was invited, the latest deadline first. */
export async function invitationsOf(ctx: Ctx, partnerId: number): Promise<Invitation[]> {
  const rows = await ctx.db.query<Read>({
    name: 'purchasing-invitations',
    text: `select i.id, i.inquiry_no as "inquiryNo", i.title, i.deadline, i.round_no as "roundNo", i.inquiry_status as "inquiryStatus",
             (select count(*)::int from purchasing_inquiry_line l where l.parent_id = i.id) as lines,
             v.invite_status as "inviteStatus", q.quote_status as "quoteStatus", q.submitted_at as "submittedAt",
             q.receipt_no as "receiptNo",
             exists (select from purchasing_inquiry_round r where r.parent_id = i.id and r.round_no = i.round_no
               and $1 = any(r.partner_ids)) as asked
           from purchasing_inquiry_invite v join purchasing_inquiry i on i.id = v.parent_id
           left join lateral (select * from purchasing_quotation q where q.inquiry_id = i.id and q.partner_id = $1
             and q.deleted_at is null order by q.round_no desc limit 1) q on true
           where v.partner_id = $1 and i.inquiry_status <> 'DRAFT' and i.deleted_at is null
             and (i.inquiry_status <> 'CANCELLED' or v.viewed_at is not null)
           order by i.deadline desc limit 200`,
    values: [partnerId],
  });
  return rows.map(({ inquiryStatus, asked, ...row }) => ({
    ...row,
    state: stateOf({ ...row, inquiryStatus, asked }, ctx.now),
  }));
}

/** An inquiry to which the supplier was invited; another's is not there. */
async function invitedTo(ctx: Ctx, partnerId: number, id: number, lock = false): Promise<InquiryRow> {
  const row = lock ? await inquiries.held(ctx, id) : await inquiries.get(ctx, id);
  if (row.inquiryStatus === 'DRAFT' || !inviteOf(row, partnerId)) throw notFound(inquiry.label);
  return row;
}

const system = (ctx: Ctx): Ctx => asSystem(ctx, '供应商操作');

type Named = { id: number; zh: string; en: string };
const named = async (ctx: Ctx, of: string, ids: readonly number[]): Promise<Map<number, Named>> => {
  const rows = await ctx.db.query<Named>(
    of === 'ship'
      ? `select u.id, u.name as zh, coalesce(u.name_en, u.name) as en from ${UNITS} u where u.id = any($1::bigint[])`
      : `select p.id, p.name as zh, coalesce(p.name_en, p.name) as en from ${PORTS} p where p.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** All that a supplier sees of an inquiry, with what his firm has written: the draft, else what was submitted, else what was opened. */
export async function invitationOf(ctx: Ctx, partnerId: number, id: number) {
  const own = system(ctx);
  const row = await invitedTo(own, partnerId, id);
  const invite = inviteOf(row, partnerId)!;
  const english = ctx.lang === 'en';
  const lines = row.lines;
  const sources = row.sources;
  const [ships, ports, units, currencies, invitations] = await Promise.all([
    named(
      own,
      'ship',
      sources.flatMap(({ organizationId }) => organizationId ?? []),
    ),
    named(
      own,
      'port',
      sources.flatMap(({ portId }) => portId ?? []),
    ),
    ctx.db.query<{ id: number; name: string }>(
      `select u.id, case when $1 then u.name_en else u.name end as name from ${UNITS_OF_MEASURE} u where u.deleted_at is null order by u.id`,
      [english],
    ),
    ctx.db.query<{ id: number; code: string }>(
      `select c.id, c.code from ${CURRENCIES} c where c.id = any($1::bigint[]) order by c.code`,
      [row.currencies],
    ),
    invitationsOf(own, partnerId),
  ]);
  const listed = invitations.find((one) => one.id === id);
  const quote = await quoteOf(own, row, partnerId);
  const unitOf = new Map(units.map((unit) => [unit.id, unit.name]));
  return {
    id: row.id,
    inquiryNo: row.inquiryNo ?? '',
    title: row.title,
    deadline: row.deadline,
    roundNo: row.roundNo ?? 1,
    state: listed?.state ?? ('CLOSED' as const),
    inviteStatus: invite.inviteStatus,
    declineReason: invite.declineReason,
    deliveryTerm: row.deliveryTerm,
    paymentTerm: row.paymentTerm,
    validFrom: validFrom(row),
    allowPartial: row.allowPartial ?? true,
    remark: row.remark,
    currencies,
    units,
    lines: lines.map((line) => ({
      lineNo: line.lineNo ?? 0,
      description: (english && line.descriptionEn) || line.description,
      spec: line.spec,
      partSource: line.partSource,
      unitId: line.unitId ?? 0,
      unit: unitOf.get(line.unitId ?? 0) ?? '',
      qty: line.qty ?? '0',
      needBy: line.needBy,
      remark: line.remark,
      sources: sources
        .filter(({ lineNo }) => lineNo === line.lineNo)
        .map(({ organizationId, portId, needBy, qty }) => ({
          ship: ships.get(organizationId ?? 0)?.[ctx.lang] ?? '',
          port: ports.get(portId ?? 0)?.[ctx.lang] ?? null,
          needBy,
          qty: qty ?? '0',
        })),
    })),
    quote,
  };
}

/** What the firm has written in the present round; its draft goes before what was submitted. */
async function quoteOf(ctx: Ctx, row: InquiryRow, partnerId: number) {
  const quote = (await quotesOf(ctx, { inquiryId: row.id, partnerId })).at(-1);
  if (!quote) return null;
  const draft = await unsealQuote(ctx, quote.id, 'DRAFT');
  const submitted = await unsealQuote(ctx, quote.id, 'SUBMITTED');
  const opened = quote.quoteStatus !== 'DRAFT' && quote.quoteStatus !== 'WITHDRAWN' && !submitted ? quote : undefined;
  const values = (draft ?? submitted)?.values ?? opened ?? (await asBefore(ctx, quote));
  return {
    id: quote.id,
    version: quote.version,
    quoteNo: quote.quoteNo ?? '',
    roundNo: quote.roundNo ?? 1,
    // That it was opened, and how it ranks, is the buyer's.
    status: quote.quoteStatus === 'SEALED' || quote.quoteStatus === 'OPENED' ? 'SUBMITTED' : quote.quoteStatus,
    entered: quote.source === 'BUYER_ENTRY',
    unsent: draft !== undefined,
    submittedAt: quote.submittedAt,
    receiptNo: quote.receiptNo,
    digest: quote.payloadHash,
    values: told(values),
  };
}

/** A later round begins with what the firm offered in the one before. */
async function asBefore(ctx: Ctx, quote: QuotationRow): Promise<QuotationRow> {
  const before = await openedBefore(ctx, quote);
  if (!before) return quote;
  const known = new Map(before.lines.map((line) => [line.lineNo, line]));
  const lines = quote.lines.map((line) => ({
    ...line,
    ...known.get(line.lineNo),
    id: line.id,
  }));
  return { ...quote, ...pick(HEAD, before), lines };
}

const HEAD = [
  'vendorRef',
  'currencyId',
  'taxIncluded',
  'taxRate',
  'orderDiscountPct',
  'freightMode',
  'freight',
  'leadDays',
  'validUntil',
  'remark',
] as const;
const LINE = [
  'id',
  'lineNo',
  'lineState',
  'unitPrice',
  'unitId',
  'factor',
  'discountPct',
  'partSource',
  'maker',
  'origin',
  'leadDays',
  'remark',
] as const;

const pick = (names: readonly string[], from: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]));

/** Of a quotation what its writer wrote. */
const told = (values: QuotationRow | QuoteValues) => ({
  ...pick(HEAD, values),
  lines: values.lines.map((line) => pick(LINE, line)),
});

/** The quotation to be written, made when it is first opened in time; the buyer sees that it was looked at. */
export async function beginQuote(ctx: Ctx, partnerId: number, inquiryId: number): Promise<void> {
  const own = system(ctx);
  const row = await invitedTo(own, partnerId, inquiryId, true);
  assertOut(own, row, partnerId);
  const standing = (await standingOf(own, [partnerId], row.purchaseType ?? undefined)).get(partnerId);
  const [why] = standing?.notQuotable ?? [];
  if (why)
    throw new AppError('RULE', {
      zh: `贵司目前不能报价：${why.zh}，请联系采购人员`,
      en: `Your firm cannot quote now: ${why.en}; ask the buyer`,
    });
  const invite = inviteOf(row, partnerId)!;
  await quotationOf(own, inquiryId, { partnerId, source: 'VENDOR' });
  if (invite.inviteStatus === 'INVITED')
    await markInvite(own, row, partnerId, { inviteStatus: 'VIEWED', viewedAt: ctx.now.toISOString() });
}

/** The firm's own quotation; another's is not there. */
async function ownQuote(ctx: Ctx, partnerId: number, id: number): Promise<QuotationRow> {
  const row = await quotations.get(ctx, id);
  if (row.partnerId !== partnerId) throw notFound({ zh: '报价单', en: 'Quotation' });
  if (row.source === 'BUYER_ENTRY')
    throw new AppError('RULE', {
      zh: '此报价由采购人员代录，请联系采购人员',
      en: 'The buyer entered this quotation from your mail; ask the buyer',
    });
  return row;
}

/** Keeps what is being written, sealed like the rest; it is nobody's quotation until it is submitted. */
export async function keepQuoteDraft(
  ctx: Ctx,
  partnerId: number,
  id: number,
  draft: Readonly<Record<string, unknown>>,
): Promise<void> {
  const own = system(ctx);
  const row = await ownQuote(own, partnerId, id);
  assertOut(own, await invitedTo(own, partnerId, row.inquiryId!), partnerId);
  await sealQuote(own, id, 'DRAFT', quoteValues(row, draft).values);
}

/** Submits or submits anew; answers the receipt. */
export async function submitVendorQuote(
  ctx: Ctx,
  partnerId: number,
  id: number,
  draft: Readonly<Record<string, unknown>> & { version: number },
) {
  const own = system(ctx);
  await ownQuote(own, partnerId, id);
  const sent = await submitQuote(own, id, draft);
  return { receiptNo: sent.receiptNo ?? '', digest: sent.payloadHash ?? '', submittedAt: sent.submittedAt ?? '' };
}

export async function withdrawVendorQuote(ctx: Ctx, partnerId: number, id: number, version: number): Promise<void> {
  const own = system(ctx);
  await ownQuote(own, partnerId, id);
  await withdrawQuote(own, id, version);
}

/** Does not quote; until the deadline the supplier may come back. */
export async function declineInvitation(ctx: Ctx, partnerId: number, inquiryId: number, reason: string): Promise<void> {
  const own = system(ctx);
  const row = await invitedTo(own, partnerId, inquiryId, true);
  assertOut(own, row, partnerId);
  const quote = await quoteOf(own, row, partnerId);
  if (quote?.status === 'SUBMITTED')
    throw new AppError('WRONG_STATE', {
      zh: '已提交报价，须先撤回',
      en: 'A quotation has been submitted; withdraw it first',
    });
  if (quote) await dropSealed(own, quote.id, 'DRAFT');
  await markInvite(own, row, partnerId, { inviteStatus: 'DECLINED', declineReason: reason });
}
