import { AppError, invalid, notFound } from '../../../kernel/errors.ts';
import { isTyped } from '../../../kernel/resource/resource.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { ownRow } from '../../../kernel/server/crud/outside.ts';
import { staleError } from '../../../kernel/server/crud/write.ts';
import { standingOf } from '../../partner/public.server.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import type { QuotationRow } from '../quotations/quotation.resource.ts';
import { dropSealed, sealQuote, unsealQuote } from '../quotations/sealed-quote.server.ts';
import {
  answeredInTime,
  assertOut,
  inviteOf,
  markInvite,
  notOut,
  openedBefore,
  quotationOf,
  quotations,
  quoteValues,
  submitQuote,
  validFrom,
  withdrawQuote,
} from '../quotations/submit-quote.server.ts';
import { askedFor, heldInquiry } from './asked.server.ts';
import { quotationFace } from './quotation-face.resource.ts';

type Row = Readonly<Record<string, unknown>>;
type Draft = Row & { readonly id: number; readonly version: number };
type OwnRow = Record<string, unknown> & { id: number; version: number };
type OwnLine = Row & { readonly id: number; readonly lineNo: number | null; readonly labels?: Row };

const system = (ctx: Ctx): Ctx => asSystem(ctx, '供应商操作');

const typedIn = (fields: typeof quotationFace.fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isTyped(field) && field.kind !== 'lines' ? [name] : []));
const HEAD = typedIn(quotationFace.fields);
const LINE = typedIn((quotationFace.fields.lines!.target as typeof quotationFace).fields).filter(
  (name) => name !== 'askedUnitId',
);

const pick = (names: readonly string[], from: Row): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]));

const isRow = (line: unknown): line is Row => typeof line === 'object' && line !== null;

/** Of what came the values that a supplier writes; whatever else stands beside them is the house's. */
const written = (draft: Row): Row => ({
  ...Object.fromEntries(HEAD.flatMap((name) => (name in draft ? [[name, draft[name]]] : []))),
  lines: (Array.isArray(draft.lines) ? draft.lines.filter(isRow) : []).map((line) => ({
    id: line.id,
    ...Object.fromEntries(LINE.flatMap((name) => (name in line ? [[name, line[name]]] : []))),
  })),
});

/** Values of the writer over a row, without the names of what the row referred to and these do not. */
function over(row: Row & { labels?: Row }, names: readonly string[], values: Row): Row {
  const labels = Object.entries(row.labels ?? {}).filter(
    ([name]) => !names.includes(name) || row[name] === values[name],
  );
  return { ...row, ...pick(names, values), labels: Object.fromEntries(labels) };
}

/** That it was opened, and how it ranks, is the buyer's. */
const toldStatus = (status: QuotationRow['quoteStatus']): string =>
  status === 'SEALED' || status === 'OPENED' ? 'SUBMITTED' : status;

/** What its firm has written: the draft, else what was submitted, else what was opened, else what it offered a round before. */
async function valuesOf(ctx: Ctx, quote: QuotationRow): Promise<{ values: Row; unsent: boolean }> {
  const draft = await unsealQuote(ctx, quote.id, 'DRAFT');
  if (draft) return { values: draft.values, unsent: true };
  const submitted = await unsealQuote(ctx, quote.id, 'SUBMITTED');
  const opened = quote.quoteStatus !== 'DRAFT' && quote.quoteStatus !== 'WITHDRAWN';
  return { values: submitted?.values ?? (opened ? quote : await asBefore(ctx, quote)), unsent: false };
}

/** A later round begins with what the firm offered in the one before. */
async function asBefore(ctx: Ctx, quote: QuotationRow): Promise<Row> {
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

/** A quotation as its firm reads it: the record's own row with what lies sealed, and what was asked beside each line. */
export async function vendorQuotation(ctx: Ctx, own: OwnRow): Promise<OwnRow> {
  const inner = system(ctx);
  const quote = await quotations.get(inner, own.id);
  const asked = await inquiries.get(inner, quote.inquiryId!);
  const [{ values, unsent }, wanted] = [await valuesOf(inner, quote), await askedFor(ctx, asked)];
  const said = new Map(((values.lines ?? []) as readonly Row[]).map((line) => [line.lineNo, line]));
  const present = quote.roundNo === asked.roundNo && !notOut(ctx, asked, quote.partnerId!);
  return {
    ...own,
    ...over(own, HEAD, values),
    lines: (own.lines as readonly OwnLine[]).map((line) => ({
      ...over(line, LINE, said.get(line.lineNo) ?? line),
      ...wanted.get(line.lineNo ?? 0),
    })),
    quoteStatus: toldStatus(quote.quoteStatus),
    unsent,
    entered: quote.source === 'BUYER_ENTRY',
    open: present && quote.source === 'VENDOR',
    currencies: asked.currencies,
    validFrom: validFrom(asked),
  };
}

/** The quotation to be written, made when it is first opened in time; the buyer sees that it was looked at. */
export async function beginQuote(ctx: Ctx, partnerId: number, inquiryId: number): Promise<{ id: number }> {
  const own = system(ctx);
  const row = await heldInquiry(own, inquiryId);
  assertOut(own, row, partnerId);
  const standing = (await standingOf(own, [partnerId], row.purchaseType ?? undefined)).get(partnerId);
  const [why] = standing?.notQuotable ?? [];
  if (why)
    throw new AppError('RULE', {
      zh: `贵司目前不能报价：${why.zh}，请联系采购人员`,
      en: `Your firm cannot quote now: ${why.en}; ask the buyer`,
    });
  const { id } = await quotationOf(own, inquiryId, { partnerId, source: 'VENDOR' });
  if (inviteOf(row, partnerId)?.inviteStatus === 'INVITED')
    await markInvite(own, row, partnerId, { inviteStatus: 'VIEWED', viewedAt: ctx.now.toISOString() });
  return { id };
}

/** Held for whoever writes it: nobody but the supplier, in time, over the version that he saw. */
async function heldForWriting(ctx: Ctx, { id, version: seen }: Pick<Draft, 'id' | 'version'>): Promise<QuotationRow> {
  const { row, version } = await answeredInTime(system(ctx), id, seen);
  if (row.source === 'BUYER_ENTRY')
    throw new AppError('RULE', {
      zh: '此报价由采购人员代录，请联系采购人员',
      en: 'The buyer entered this quotation from your mail; ask the buyer',
    });
  if (row.version !== version) throw staleError(row);
  return row;
}

/** Keeps what is being written, sealed like the rest; it is nobody's quotation until it is submitted. */
export async function keepQuoteDraft(ctx: Ctx, draft: Draft): Promise<OwnRow> {
  const row = await heldForWriting(ctx, draft);
  const { values, errors } = quoteValues(row, written(draft));
  if (errors.length > 0) throw invalid(errors);
  await sealQuote(system(ctx), row.id, 'DRAFT', values);
  // The history keeps what a quotation became; how often its draft was kept is nobody's matter.
  await ctx.db.query('update purchasing_quotation set version = version + 1 where id = $1', [row.id]);
  return vendorQuotation(ctx, await ownRow(quotationFace, ctx, row.id));
}

/** Submits or submits anew; answers the quotation with its receipt. */
export async function submitVendorQuote(ctx: Ctx, draft: Draft): Promise<OwnRow> {
  await heldForWriting(ctx, draft);
  await submitQuote(system(ctx), draft.id, { ...written(draft), version: draft.version });
  return vendorQuotation(ctx, await ownRow(quotationFace, ctx, draft.id));
}

export async function withdrawVendorQuote(ctx: Ctx, id: number, version: number): Promise<void> {
  await heldForWriting(ctx, { id, version });
  await withdrawQuote(system(ctx), id, version);
}

/** Does not quote; until the deadline the supplier may come back. */
export async function declineInvitation(ctx: Ctx, partnerId: number, inquiryId: number, reason: string): Promise<void> {
  const own = system(ctx);
  const row = await heldInquiry(own, inquiryId);
  if (!inviteOf(row, partnerId)) throw notFound({ zh: '询价单', en: 'Inquiry' });
  assertOut(own, row, partnerId);
  const [quote] = await ctx.db.query<{ id: number; status: string }>(
    `select id, quote_status as status from purchasing_quotation where inquiry_id = $1 and partner_id = $2 and deleted_at is null
     order by round_no desc limit 1`,
    [inquiryId, partnerId],
  );
  if (quote && (quote.status === 'SUBMITTED' || quote.status === 'SEALED'))
    throw new AppError('WRONG_STATE', {
      zh: '已提交报价，须先撤回',
      en: 'A quotation has been submitted; withdraw it first',
    });
  if (quote) await dropSealed(own, quote.id, 'DRAFT');
  await markInvite(own, row, partnerId, { inviteStatus: 'DECLINED', declineReason: reason });
}
