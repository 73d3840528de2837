import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { answersOf } from '../../../kernel/server/ports.ts';
import { isPositive, lte } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { defaultAccount } from '../../partner/public.server.ts';
import { type Prepayable, prepayable } from '../public.ts';
import type { PaymentRequisition } from '../requisitions/requisition.resource.ts';
import { createRequisition } from '../requisitions/save-requisition.server.ts';
import { limitOf, prepayableOf, takenOf } from './prepayment.rules.ts';
import { type SupplierCredit, supplierCredit } from './supplier-credit.resource.ts';

const credits = recordsOf(supplierCredit);

/** The document that is prepaid. */
type Source = { readonly source: string; readonly sourceId: number };

/** What whoever owns the document says of it now, held there to the end of the transaction. */
export async function termsOf(ctx: Ctx, { source, sourceId }: Source): Promise<Prepayable> {
  const terms = await answersOf(ctx, prepayable).get(source)?.terms(ctx, sourceId);
  if (terms) return terms;
  throw new AppError('NOT_FOUND', { zh: '预付的订单不存在', en: 'The order that is prepaid is not there' });
}

function assertInForce({ documentNo, inForce }: Prepayable): void {
  if (inForce) return;
  throw new AppError(
    'WRONG_STATE',
    {
      zh: `${documentNo} 未生效、已到货或已结束，不能预付`,
      en: `${documentNo} is not in force, delivered or at its end: nothing of it is prepaid`,
    },
    { data: { reason: 'NOT_PREPAYABLE' } },
  );
}

/** The prepayment of a document in force, held with what may be prepaid of it as it stands now. */
export async function holdPrepayment(ctx: Ctx, id: number): Promise<SupplierCredit> {
  const { source, sourceId } = await credits.get(ctx, id, { inner: true });
  const terms = await termsOf(ctx, { source: source ?? '', sourceId: sourceId ?? 0 });
  assertInForce(terms);
  const one = await credits.held(ctx, id);
  const limitAmount = limitOf(terms);
  return limitAmount === one.limitAmount
    ? one
    : (await credits.patch(ctx, id, { limitAmount }, { action: 'edit' })).row;
}

/** Whether a document bears what is prepaid of it and asked for: its agreed part, and no more than is not invoiced. */
export const bears = (terms: Prepayable, credit: SupplierCredit): boolean => lte(takenOf(credit), limitOf(terms));

/** Refuses more than a document bears now: it was changed, or more of it is invoiced since its prepayment was asked for. */
function assertBorne({ documentNo, ...terms }: Prepayable, credit: SupplierCredit): void {
  if (bears({ documentNo, ...terms }, credit)) return;
  const [taken, limit] = [takenOf(credit), limitOf(terms)];
  throw new AppError(
    'RULE',
    {
      zh: `${documentNo} 的预付款已付与申请中合计 ${taken}，现在最多可预付 ${limit}，退回付款申请后重新申请`,
      en: `${taken} of ${documentNo} is prepaid or asked for, of which ${limit} may be now: return the requisition and ask anew`,
    },
    { data: { reason: 'OVER_REQUEST', left: limit } },
  );
}

const bySource = (a: SupplierCredit, b: SupplierCredit): number =>
  (a.source ?? '').localeCompare(b.source ?? '') || (a.sourceId ?? 0) - (b.sourceId ?? 0);

/**
 * Refuses requisitions whose prepayment the order does not bear any more: it has come to its end or is delivered meanwhile, or its invoice came.
 * The orders are held, in one order whoever asks, so that none ends before the transaction does.
 */
export async function assertMayPrepay(ctx: Ctx, rows: readonly Pick<PaymentRequisition, 'lines'>[]): Promise<void> {
  const asked = rows.flatMap(({ lines }) => lines.filter(({ amount }) => isPositive(amount)));
  const ids = [...new Set(asked.flatMap(({ creditId }) => creditId ?? []))];
  if (ids.length === 0) return;
  const system = asSystem(ctx, '预付款');
  for (const { id, source, sourceId } of (await credits.find(system, { id: ids })).toSorted(bySource)) {
    const terms = await termsOf(system, { source: source ?? '', sourceId: sourceId ?? 0 });
    assertInForce(terms);
    // Read behind the order: whoever asks for more of it holds that first.
    assertBorne(terms, await credits.get(system, id));
  }
}

async function creditOf(ctx: Ctx, of: Source, terms: Prepayable): Promise<SupplierCredit> {
  const [known] = await credits.find(ctx, { source: of.source, sourceId: of.sourceId });
  if (known) return holdPrepayment(ctx, known.id);
  return credits.create(
    ctx,
    { creditStatus: 'WAITING', sourceId: of.sourceId, partnerId: terms.partnerId, currencyId: terms.currencyId },
    {
      source: of.source,
      documentNo: terms.documentNo,
      limitAmount: limitOf(terms),
      askedAmount: '0.00',
      amount: '0.00',
      baseAmount: '0.00',
      used: '0.00',
      usedBase: '0.00',
      refunded: '0.00',
      refundedBase: '0.00',
      heldAmount: '0.00',
    },
  );
}

/** A draft that asks for what may be prepaid of a document and was not asked for before, into the default account of its supplier. */
export async function askPrepayment(ctx: Ctx, of: Source): Promise<PaymentRequisition> {
  const system = asSystem(ctx, '申请预付款');
  const terms = await termsOf(system, of);
  assertInForce(terms);
  const credit = await creditOf(system, of, terms);
  const left = prepayableOf(credit);
  if (!isPositive(left))
    throw new AppError(
      'RULE',
      {
        zh: `${terms.documentNo} 没有可申请的预付款：上限 ${credit.limitAmount}，已付与申请中合计已达上限`,
        en: `Nothing of ${terms.documentNo} is left to prepay: ${credit.limitAmount} in all is paid or asked for`,
      },
      { data: { reason: 'OVER_REQUEST', left } },
    );
  const { partnerId, currencyId } = terms;
  return createRequisition(ctx, {
    partnerId,
    currencyId,
    payeeAccountId: (await defaultAccount(ctx, { partnerId, currencyId })) ?? null,
    planDate: officeDay(ctx.now),
    purpose: '预付款',
    lines: [{ creditId: credit.id, amount: left }],
  });
}

/** Whether money is asked for before the invoice of a document and not paid yet: until it is returned, the document cannot end. */
export async function isPrepaymentAsked(ctx: Ctx, of: Source): Promise<boolean> {
  const [known] = await credits.find(asSystem(ctx, '预付款'), { source: of.source, sourceId: of.sourceId });
  return isPositive(known?.askedAmount);
}
