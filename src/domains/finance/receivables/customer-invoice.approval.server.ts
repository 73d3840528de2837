import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { add, type Decimal, gt, isZero, max, neg, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type CustomerInvoiceRow, customerInvoice } from './customer-invoice.resource.ts';
import { dueOf, receivedAs } from './customer-invoice.rules.ts';
import { billableOf } from './receivable.rules.ts';
import { countReceivable, heldReceivable } from './receivable.server.ts';
import { billAmounts, customerInvoices } from './save-customer-invoice.server.ts';
import { tellCustomerBilled } from './tell-billed.server.ts';

const APPROVING = '客户发票审批';
const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** What must stand on an invoice before it goes on its way. */
function missing(ctx: Ctx, row: CustomerInvoiceRow): FieldError[] {
  const errors: FieldError[] = [];
  if (row.lines.length === 0) errors.push(problem('lines', '至少填写一行明细', 'An invoice has at least one line'));
  for (const [i, { netAmount }] of row.lines.entries())
    if (isZero(orZero(netAmount))) errors.push(problem(`lines.${i}.netAmount`, '填写金额', 'Enter an amount'));
  if (row.invoiceDate > officeDay(ctx.now))
    errors.push(problem('invoiceDate', '开票日期在今日之后', 'This day has not come yet'));
  return errors;
}

/** By line to bill how much of it is on this invoice, without tax; below zero on a red one. In one order whoever asks. */
const taken = ({ lines }: Pick<CustomerInvoiceRow, 'lines'>): readonly (readonly [number, Decimal])[] =>
  lines
    .flatMap(({ receivableLineId, netAmount }) =>
      receivableLineId ? [[receivableLineId, orZero(netAmount)] as const] : [],
    )
    .toSorted(([a], [b]) => a - b);

/** A red invoice takes back no more than is open of the one it names, and of a line no more than that one billed of it. */
async function assertTakesBack(ctx: Ctx, row: CustomerInvoiceRow, gross: Decimal): Promise<void> {
  const blue = await customerInvoices.held(ctx, row.redOfId!);
  const open = dueOf(blue);
  if (gt(neg(gross), open)) {
    const message = {
      zh: `${blue.invoiceNo} 未收 ${open}，红冲不能超过；已收的先撤销核销`,
      en: `${open} of ${blue.invoiceNo} is open: no more is taken back; what was received is released first`,
    };
    throw new AppError('RULE', message, {
      data: { reason: 'OVER_RED', left: open },
      errors: [{ field: 'lines', message }],
    });
  }
  const others = await ctx.db.query<{ id: number; net: Decimal }>({
    name: 'finance-red-of-bill-lines',
    text: `select l.receivable_line_id as id, sum(l.net_amount) as net from finance_customer_invoice_line l
           join finance_customer_invoice i on i.id = l.parent_id
           where l.receivable_line_id is not null and i.deleted_at is null and (i.id = $1
             or i.red_of_id = $1 and i.id <> $2 and i.status in ('IN_AUDIT', 'APPROVE')) group by 1`,
    values: [row.redOfId, row.id],
  });
  const left = new Map(others.map(({ id, net }) => [id, net]));
  const errors = row.lines.flatMap(({ receivableLineId, netAmount }, i) =>
    receivableLineId && gt(neg(orZero(netAmount)), left.get(receivableLineId) ?? '0')
      ? [
          problem(
            `lines.${i}.netAmount`,
            `原发票此项只剩 ${left.get(receivableLineId) ?? '0.00'} 可红冲`,
            `Only ${left.get(receivableLineId) ?? '0.00'} of this line is left to take back`,
          ),
        ]
      : [],
  );
  if (errors.length > 0) throw invalid(errors);
}

async function beforeSubmit(ctx: Ctx, row: CustomerInvoiceRow) {
  const amounts = await billAmounts(ctx, row);
  const errors = missing(ctx, row);
  if (amounts.baseGross === null)
    errors.push(problem('currencyId', '没有此币种在开票日期的汇率', 'There is no rate of this currency on that day'));
  if (errors.length > 0) throw invalid(errors);
  if (row.redOfId) await assertTakesBack(asSystem(ctx, APPROVING), row, amounts.grossTotal);
  return amounts;
}

/** What an invoice asks is nobody else's to bill while it is under approval; what a red one takes back is nobody's to receive. */
async function hold(ctx: Ctx, row: CustomerInvoiceRow): Promise<void> {
  const system = asSystem(ctx, APPROVING);
  if (row.redOfId) return holdRed(system, row, neg(orZero(row.grossTotal)));
  for (const [id, held] of taken(row)) {
    const line = await heldReceivable(system, id);
    const left = max('0.00', round(billableOf(line), 2)) ?? '0.00';
    if (gt(held, left)) {
      const i = row.lines.findIndex(({ receivableLineId }) => receivableLineId === id);
      const message = {
        zh: `“${line.itemName}”只剩 ${left} 可开票`,
        en: `Only ${left} of ${line.itemNameEn ?? line.itemName} is left to bill`,
      };
      throw new AppError('RULE', message, {
        data: { reason: 'OVER_BILL', left },
        errors: [{ field: `lines.${i}.netAmount`, message }],
      });
    }
    await countReceivable(system, id, { held });
  }
}

async function holdRed(system: Ctx, { redOfId }: CustomerInvoiceRow, more: Decimal): Promise<void> {
  const blue = await customerInvoices.held(system, redOfId!);
  const redHeld = round(add(orZero(blue.redHeld), more), 2);
  await customerInvoices.patch(system, blue.id, { redHeld }, { action: 'red' });
}

async function letGo(ctx: Ctx, row: CustomerInvoiceRow): Promise<void> {
  const system = asSystem(ctx, APPROVING);
  if (row.redOfId) return holdRed(system, row, orZero(row.grossTotal));
  for (const [id, held] of taken(row)) await countReceivable(system, id, { held: neg(held) });
}

/** Gapless: the counter moves in the transaction that gives the number, and goes back with it. */
const numberOf = (ctx: Ctx): Promise<string> => nextSerial(ctx, `${customerInvoice.name}.invoiceNo`, 'HY{yyyy}{00000}');

/** In force: it has its number, what it asks is billed and is to be received; what a red one takes back is neither any more. */
async function onApproved(ctx: Ctx, row: CustomerInvoiceRow): Promise<void> {
  const system = asSystem(ctx, row.draftNo ?? APPROVING);
  if (row.redOfId) {
    const blue = await customerInvoices.held(system, row.redOfId);
    const back = neg(orZero(row.grossTotal));
    const redAmount = round(add(orZero(blue.redAmount), back), 2);
    const redHeld = round(sub(orZero(blue.redHeld), back), 2);
    await customerInvoices.patch(
      system,
      blue.id,
      { redAmount, redHeld, billStatus: receivedAs({ ...blue, redAmount }) },
      { action: 'red' },
    );
  }
  for (const [id, net] of taken(row))
    await countReceivable(system, id, row.redOfId ? { billed: net } : { held: neg(net), billed: net });
  const { row: issued } = await customerInvoices.patch(
    system,
    row.id,
    { invoiceNo: await numberOf(system), billStatus: row.redOfId ? 'RED' : receivedAs(row) },
    { action: 'inForce' },
  );
  await tellCustomerBilled(system, issued);
}

/** The finance manager looks at what leaves the house; above a million the head of finance too. */
export const customerInvoiceApproval = approvable(customerInvoice, {
  conditionFields: ['baseWeight', 'partnerId', 'currencyId'],
  facts: ['draftNo', 'partnerId', 'billTo', 'invoiceDate', 'dueDate', 'redOfId', 'currencyId'],
  amount: 'grossTotal',
  flow: {
    nodes: [
      approveNode({
        id: 'manager',
        name: { zh: '财务经理审批', en: 'Finance manager' },
        people: [{ by: 'role', roles: ['FIN_MANAGER'] }],
      }),
      aboveNode({
        id: 'above',
        field: 'baseWeight',
        above: '1000000',
        nodes: [
          approveNode({
            id: 'cfo',
            name: { zh: '财务总监审批', en: 'Head of finance' },
            people: [{ by: 'role', roles: ['CFO'] }],
          }),
        ],
      }),
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(customerInvoice.name, recordId),
  beforeSubmit,
  onSubmitted: hold,
  onReturned: letGo,
  onRejected: letGo,
  onApproved,
});
