import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { PaymentRequisition } from '../requisitions/requisition.resource.ts';
import { bears, termsOf } from './prepay.server.ts';
import { supplierCredit } from './supplier-credit.resource.ts';

const credits = recordsOf(supplierCredit);

type Paying = Pick<PaymentRequisition, 'payNo' | 'skipReason' | 'lines'>;
type Asked = { readonly id: number; readonly source: string; readonly sourceId: number };

/** Prepayments that are asked for and not paid, of the documents that these invoices are of. */
const askedOf = (ctx: Ctx, invoiceIds: readonly number[]): Promise<Asked[]> =>
  ctx.db.query<Asked>({
    name: 'finance-being-prepaid',
    text: `select c.id, c.source, c.source_id as "sourceId" from finance_supplier_credit c
      where c.asked_amount > 0 and c.deleted_at is null and exists (
        select from finance_invoice_line l join finance_billable_line b on b.id = l.billable_line_id
        where l.parent_id = any($1) and b.source = c.source and b.source_id = c.source_id)
      order by c.source, c.source_id`,
    values: [invoiceIds],
  });

/** The requisition of a prepayment that lies in a batch, and whose result has not come. */
async function atTheBank(ctx: Ctx, creditId: number): Promise<string | undefined> {
  const [found] = await ctx.db.query<{ payNo: string }>({
    name: 'finance-prepayment-in-batch',
    text: `select r.pay_no as "payNo" from finance_requisition_line l join finance_payment_requisition r on r.id = l.parent_id
      where l.credit_id = $1 and l.amount > 0 and r.pay_status = 'IN_BATCH' and r.deleted_at is null limit 1`,
    values: [creditId],
  });
  return found?.payNo;
}

/**
 * Refuses to pay an invoice while the prepayment of its order is in a batch and the order does not bear both: once the bank has paid that, the invoice is
 * lessened by it (finance C8). Each order is held first, as where its prepayment is put into a batch, so that two cashiers do not pay both.
 */
export async function assertNotBeingPrepaid(ctx: Ctx, { payNo, skipReason, lines }: Paying): Promise<void> {
  const invoiceIds = lines.flatMap(({ invoiceId }) => invoiceId ?? []);
  if (invoiceIds.length === 0 || skipReason?.trim()) return;
  const system = asSystem(ctx, '预付款');
  for (const { id, source, sourceId } of await askedOf(system, invoiceIds)) {
    const terms = await termsOf(system, { source, sourceId });
    const prepaying = await atTheBank(system, id);
    if (!prepaying || bears(terms, await credits.get(system, id))) continue;
    throw new AppError(
      'RULE',
      {
        zh: `${payNo} 的订单 ${terms.documentNo} 有预付款 ${prepaying} 正在支付：等其结果后冲抵，或退回说明不冲抵的原因`,
        en: `${prepaying} is prepaying ${terms.documentNo}, whose invoice ${payNo} pays: wait for its result and offset it, or return it to say why not`,
      },
      { data: { reason: 'BEING_PREPAID', no: prepaying } },
    );
  }
}
