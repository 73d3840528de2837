import { randomInt } from 'node:crypto';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { draftLines } from '../../../kernel/resource/shape.ts';
import { validated } from '../../../kernel/resource/validate.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { patchLines } from '../../../kernel/server/crud/line-records.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type InquiryRow, inquiry } from '../inquiries/inquiry.resource.ts';
import { isDue } from '../inquiries/inquiry.rules.ts';
import { deadlinePassed, inquiries, ratesOf } from '../inquiries/inquiry-facts.server.ts';
import type { InquiryInvite } from '../inquiries/inquiry-lines.resource.ts';
import { ROUND_PRICES } from '../parameters.server.ts';
import { pricedLines } from './open-quotes.server.ts';
import { type QuotationRow, quotation } from './quotation.resource.ts';
import { checkQuote, dearerThan } from './quote.rules.ts';
import { dropSealed, sealQuote } from './sealed-quote.server.ts';

type Draft = Readonly<Record<string, unknown>>;

export const quotations = recordsOf(quotation);

/** What a supplier has offered for an inquiry, round by round. */
export const quotesOf = async (ctx: Ctx, of: { inquiryId: number; partnerId: number }): Promise<QuotationRow[]> =>
  (await quotations.find(ctx, of)).toSorted((a, b) => orFirst(a) - orFirst(b));

const orFirst = ({ roundNo }: Pick<QuotationRow, 'roundNo'>): number => roundNo ?? 1;

/** The last of his quotations of an earlier round that was opened. */
export async function openedBefore(ctx: Ctx, quote: QuotationRow): Promise<QuotationRow | undefined> {
  const { inquiryId, partnerId } = quote;
  const all = await quotesOf(ctx, { inquiryId: inquiryId!, partnerId: partnerId! });
  return all.findLast((one) => orFirst(one) < orFirst(quote) && one.quoteStatus === 'OPENED');
}

/** The invitation of a supplier to an inquiry, if there is one. */
export const inviteOf = (row: Pick<InquiryRow, 'invites'>, partnerId: number): InquiryInvite | undefined =>
  row.invites.find((one) => one.partnerId === partnerId);

/**
 * Why a supplier may not answer: it is not out for quotation, or its time is up, by the moment at which the call had arrived; nothing
 * where he may. `waited`: it may have waited for the inquiry while the clock locked it.
 */
export function notOut(ctx: Ctx, row: InquiryRow, partnerId: number, { waited = false } = {}): AppError | undefined {
  const inTime = waited && row.inquiryStatus === 'LOCKED' && ctx.now.getTime() < Date.parse(row.deadline);
  if (isDue(row, ctx.now) || (row.inquiryStatus === 'LOCKED' && !inTime)) return deadlinePassed(row);
  if (row.inquiryStatus !== 'PUBLISHED' && !inTime)
    return new AppError('WRONG_STATE', { zh: '此询价未在报价中', en: 'This inquiry is not out for quotation' });
  const round = row.rounds.find(({ roundNo }) => roundNo === row.roundNo);
  if (!inviteOf(row, partnerId) || (round?.partnerIds && !round.partnerIds.includes(partnerId)))
    return new AppError('RULE', { zh: '此供应商未被邀请', en: 'This supplier is not invited' });
  return undefined;
}

/** Refuses whatever a supplier's answer needs where he may not answer. */
export function assertOut(...asked: Parameters<typeof notOut>): void {
  const refusal = notOut(...asked);
  if (refusal) throw refusal;
}

/** The quotation of a supplier in the present round, made with the asked lines where there is none yet. */
export async function quotationOf(
  ctx: Ctx,
  inquiryId: number,
  { partnerId, source }: { partnerId: number; source: QuotationRow['source'] },
): Promise<QuotationRow> {
  const row = await inquiries.held(ctx, inquiryId);
  assertOut(ctx, row, partnerId);
  const [known] = await quotations.find(ctx, { inquiryId, partnerId, roundNo: row.roundNo });
  if (known) return known;
  return quotations.create(
    ctx,
    {},
    {
      inquiryId,
      partnerId,
      roundNo: row.roundNo,
      source,
      freightMode: 'INCLUDED',
      taxIncluded: false,
      deliveryTerm: row.deliveryTerm,
      lines: row.lines.map((line) => ({
        lineNo: line.lineNo,
        description: line.description,
        spec: line.spec,
        askedUnitId: line.unitId,
        unitId: line.unitId,
        qty: line.qty,
        lineState: 'QUOTED',
      })),
    },
  );
}

/** What of a form a supplier writes: typed values of head and lines, each line at the place of the one that was asked. */
export function quoteValues(row: QuotationRow, draft: Draft) {
  const byId = new Map(draftLines(draft.lines).map((line) => [line.id, line]));
  const lines = row.lines.map((line) => ({ ...line, ...byId.get(line.id) }));
  const { values, errors } = validated(quotation, { ...row, ...draft, lines });
  return {
    values: {
      ...values,
      // Whose it is and for what is never the writer's to say.
      inquiryId: row.inquiryId,
      partnerId: row.partnerId,
      source: row.source,
      lines: row.lines.map(({ id, lineNo, description, spec, askedUnitId, qty }, i) => ({
        ...values.lines?.[i],
        id,
        lineNo,
        description,
        spec,
        askedUnitId,
        qty,
      })),
    },
    errors,
  };
}

/** What of a quotation its supplier has written. */
export type QuoteValues = ReturnType<typeof quoteValues>['values'];

/** The first day until which a quotation must hold. */
export const validFrom = ({ deadline, validityDays }: Pick<InquiryRow, 'deadline' | 'validityDays'>): string =>
  officeDay(new Date(Date.parse(deadline) + (validityDays ?? 30) * 86_400_000));

/** Refuses prices above what the same supplier asked in the round before. */
async function assertNotDearer(ctx: Ctx, row: QuotationRow, asked: InquiryRow, values: QuoteValues): Promise<void> {
  if ((row.roundNo ?? 1) < 2 || !(await setting<boolean>(ctx, ROUND_PRICES))) return;
  const earlier = await openedBefore(asSystem(ctx, '与前轮报价比较'), row);
  if (!earlier) return;
  const rate = (await ratesOf(ctx, asked.currencies, officeDay(ctx.now))).get(Number(values.currencyId));
  if (!rate) return;
  const dearer = dearerThan(earlier.lines, pricedLines(values, rate));
  if (dearer.length === 0) return;
  throw invalid(
    values.lines.flatMap(({ lineNo }, i) =>
      dearer.includes(Number(lineNo))
        ? [
            {
              field: `lines.${i}.unitPrice`,
              code: 'PRICE_ABOVE_PREVIOUS',
              message: { zh: '高于您前一轮的报价', en: 'Above your price of the round before' },
            },
          ]
        : [],
    ),
  );
}

type Answered = { readonly row: QuotationRow; readonly asked: InquiryRow; readonly version: number };

/**
 * A quotation and what it answers, held, for whoever answers in time. What the clock sealed while the call waited is still the version
 * that the supplier saw; nobody else has written it.
 */
export async function answeredInTime(ctx: Ctx, id: number, version: number): Promise<Answered> {
  const { inquiryId } = await quotations.get(ctx, id);
  const asked = await inquiries.held(ctx, inquiryId!);
  const row = await quotations.get(ctx, id);
  assertOut(ctx, asked, row.partnerId!, { waited: true });
  const sealedMeanwhile =
    asked.inquiryStatus === 'LOCKED' && row.quoteStatus === 'SEALED' && row.version === version + 1;
  return { row, asked, version: sealedMeanwhile ? row.version : version };
}

/** Seals what was written: from now on nobody reads it before the opening. The last that was submitted in time counts. */
export async function submitQuote(ctx: Ctx, id: number, draft: Draft & { version: number }): Promise<QuotationRow> {
  const { row, asked, version } = await answeredInTime(ctx, id, draft.version);
  const { values, errors } = quoteValues(row, draft);
  const original = new Set(
    asked.lines.filter(({ partSource }) => partSource === 'OEM').flatMap(({ lineNo }) => lineNo ?? []),
  );
  const broken = checkQuote(values, {
    currencies: asked.currencies,
    allowPartial: asked.allowPartial ?? true,
    validFrom: validFrom(asked),
    original,
  });
  if (row.source === 'BUYER_ENTRY' && !String(values.sourceNote ?? '').trim())
    broken.push({
      field: 'sourceNote',
      message: { zh: '写明邮件日期与发件人', en: 'Say from which mail it comes' },
    });
  if (errors.length + broken.length > 0) throw invalid([...errors, ...broken]);
  await assertNotDearer(ctx, row, asked, values);
  const payloadHash = await sealQuote(ctx, id, 'SUBMITTED', values);
  await dropSealed(ctx, id, 'DRAFT');
  const submittedAt = ctx.now.toISOString();
  const sent = await quotations.patch(
    ctx,
    id,
    {
      quoteStatus: asked.inquiryStatus === 'LOCKED' ? 'SEALED' : 'SUBMITTED',
      submittedAt,
      payloadHash,
      receiptNo: row.receiptNo ?? `R${row.quoteNo?.slice(3)}-${randomInt(1000, 10_000)}`,
      ...(row.source === 'BUYER_ENTRY' && { sourceNote: values.sourceNote }),
    },
    { action: 'submitQuote', version },
  );
  await markInvite(ctx, asked, row.partnerId!, { inviteStatus: 'QUOTED', quotedAt: submittedAt, declineReason: null });
  return sent.row;
}

/** Before the deadline a supplier may take his quotation back: it counts no more. */
export async function withdrawQuote(ctx: Ctx, id: number, seen: number): Promise<QuotationRow> {
  const { row, asked, version } = await answeredInTime(ctx, id, seen);
  if (row.quoteStatus !== 'SUBMITTED' && row.quoteStatus !== 'SEALED')
    throw new AppError('WRONG_STATE', { zh: '尚未提交，无须撤回', en: 'Nothing has been submitted' });
  await dropSealed(ctx, id, 'SUBMITTED');
  const values = { quoteStatus: 'WITHDRAWN', submittedAt: null, payloadHash: null };
  const withdrawn = await quotations.patch(ctx, id, values, { action: 'withdrawQuote', version });
  await markInvite(ctx, asked, row.partnerId!, { inviteStatus: 'VIEWED', quotedAt: null });
  return withdrawn.row;
}

/** What becomes of one invitation; the inquiry is held already. */
export async function markInvite(ctx: Ctx, row: InquiryRow, partnerId: number, values: Draft): Promise<void> {
  const invite = inviteOf(row, partnerId);
  if (!invite) return;
  const at = { id: row.id, field: 'invites' } as const;
  await patchLines(inquiry, asSystem(ctx, '邀请状态'), at, new Map([[invite.id, { ...values }]]), {
    action: 'invite',
  });
}
