import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { type ApprovalNode, approveNode, endNode, restBranch } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { abs, type Decimal, mul, neg, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf } from '../../identity/public.server.ts';
import { lockRate } from '../../parameter/public.server.ts';
import { overInvoiced } from '../billables/billable.rules.ts';
import { countBilled } from '../billables/billable.server.ts';
import type { BillableLine } from '../billables/billable-line.resource.ts';
import { checkBudget } from '../control/check-budget.server.ts';
import { assertBudget } from '../control/hold-budget.server.ts';
import { heldEstimateOf, invoicedEstimate } from '../estimates/post-estimate.server.ts';
import { type BudgetLine, type BudgetSource, setHeld } from '../ledger/write-entries.server.ts';
import { paidAs } from '../payments/payment.rules.ts';
import { budgetLedger } from '../periods/budget-ledger.server.ts';
import { takenBack } from '../red-ink/taken-back.server.ts';
import { reviewFor } from '../reviews/review-config.rules.ts';
import { chargedTo } from '../subjects/charged-to.server.ts';
import { tellAcceptedPrices } from './accepted-price.server.ts';
import { tellBilled } from './bill.server.ts';
import { type InvoiceRow, invoice } from './invoice.resource.ts';
import { costOf, isDeductible } from './invoice.rules.ts';
import { isException } from './match.rules.ts';
import { holdBillables, matched } from './match-invoice.server.ts';
import { assertTakesBack } from './red-invoice.server.ts';
import { amountsOf, invoices } from './save-invoice.server.ts';

const linesOf = (row: InvoiceRow) => row.lines;
const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

const sourceOf = ({ id, serialNo }: InvoiceRow): BudgetSource => ({ resource: invoice.name, id, no: serialNo ?? '' });

/** What an invoice costs each budget in the month it is booked in. */
function costs(row: InvoiceRow, rate: string | null): BudgetLine[] {
  return linesOf(row).flatMap((line): BudgetLine[] =>
    line.subjectId
      ? [
          {
            organizationId: line.organizationId,
            subjectId: line.subjectId,
            month: row.bookMonth,
            amount: round(mul(costOf(line), orZero(rate)), 2),
            lineId: line.id,
            currencyId: row.currencyId,
            rate,
          },
        ]
      : [],
  );
}

/** What must stand on an invoice before it goes on its way. */
async function missing(ctx: Ctx, row: InvoiceRow): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const today = officeDay(ctx.now);
  if (linesOf(row).length === 0) errors.push(problem('lines', '至少填写一行明细', 'An invoice has at least one line'));
  if (!row.invoiceNo) errors.push(problem('invoiceNo', '填写发票号码', 'Enter its number'));
  if (!row.invoiceDate) errors.push(problem('invoiceDate', '填写开票日期', 'Enter its day'));
  else if (row.invoiceDate > today)
    errors.push(problem('invoiceDate', '开票日期在今日之后', 'This day has not come yet'));
  if (row.bookMonth > today.slice(0, 7))
    errors.push(problem('bookMonth', '入账月尚未到来', 'This month has not come yet'));
  const units = [...new Set(linesOf(row).map(({ organizationId }) => organizationId))];
  const closed = await budgetLedger.months.closedUntil(ctx, units);
  if ([...closed.values()].some((until) => row.bookMonth <= until))
    errors.push(
      problem('bookMonth', '此月已结账，改为未结账的月份', 'This month is closed: book it in one that is open'),
    );
  if (!row.paperGross) errors.push(problem('paperGross', '填写票面价税合计', 'Enter the total on the paper'));
  if (row.verifyStatus === 'ABNORMAL' || row.verifyStatus === 'VOID')
    errors.push(problem('verifyStatus', '查验异常或已作废的发票不能提交', 'What is abnormal or void is not sent'));
  for (const [i, line] of linesOf(row).entries())
    if (line.deductible && !isDeductible(row.invoiceType))
      errors.push(problem(`lines.${i}.deductible`, '此类发票不能抵扣', 'Such invoices are not deducted'));
  return errors;
}

/** Lines are charged to subjects that take entries, where their ship or unit is budgeted. */
async function uncharged(ctx: Ctx, row: InvoiceRow): Promise<FieldError[]> {
  const year = Number(row.bookMonth.slice(0, 4));
  const places = new Map(
    await Promise.all(
      [...new Set(linesOf(row).map(({ organizationId }) => organizationId))].map(
        async (organizationId) => [organizationId, await chargedTo(ctx, { organizationId, year }, [])] as const,
      ),
    ),
  );
  return linesOf(row).flatMap(({ organizationId, subjectId }, i) => {
    const place = places.get(organizationId)!;
    if (subjectId ? place.leaves.has(subjectId) : !place.budgeted) return [];
    return [problem(`lines.${i}.subjectId`, '选择启用的末级预算科目', 'Choose a subject that takes entries')];
  });
}

/** The same seller, currency and gross within some days before or after: it may be the same paper twice. */
async function alike(ctx: Ctx, row: InvoiceRow, days: number): Promise<FieldError[]> {
  if (row.duplicateReason?.trim() || days === 0 || !row.invoiceDate) return [];
  const [other] = await ctx.db.query<{ no: string }>({
    name: 'finance-invoices-alike',
    text: `select serial_no as no from finance_invoice where partner_id = $1 and currency_id = $2 and gross_total = $3 and id <> $4
             and abs(invoice_date - $5::date) <= $6::int and deleted_at is null order by id limit 1`,
    values: [row.partnerId, row.currencyId, row.grossTotal, row.id, row.invoiceDate, days],
  });
  return other
    ? [
        problem(
          'duplicateReason',
          `${other.no} 同一销方、同一金额，须说明不是重复`,
          `${other.no} is of the same seller and amount: say why this is no double`,
        ),
      ]
    : [];
}

async function beforeSubmit(ctx: Ctx, row: InvoiceRow): Promise<Readonly<Record<string, unknown>>> {
  await holdBillables(ctx, row.lines);
  const amounts = await amountsOf(ctx, row);
  const { result, findings, configs, tolerances } = await matched(ctx, { ...row, rate: amounts.rate });
  const errors = [
    ...(await missing(ctx, row)),
    ...(await uncharged(ctx, row)),
    ...(await alike(ctx, row, tolerances.softDuplicateDays)),
  ];
  if (amounts.baseGross === null)
    errors.push(problem('currencyId', '没有此币种在开票日期的汇率', 'There is no rate of this currency on that day'));
  await assertTakesBack(ctx, row, amounts.grossTotal);
  const config = reviewFor(configs, {
    ...row,
    gross: abs(orZero(amounts.baseGross)),
    exceptions: new Set(findings.filter(isException).map(({ code }) => code)),
  });
  if (!config)
    errors.push(
      problem('bizType', '发票审核配置中没有适用的审核人', 'No review setting says who reviews such an invoice'),
    );
  if (findings.some(({ code }) => code === 'NO_ORDER') && !row.noOrderReason?.trim())
    errors.push(
      problem(
        'noOrderReason',
        '采购或费用发票有明细不属于任何订单或费用单，须说明原因',
        'A line of a purchase or expense is of no order and no expense: say why',
      ),
    );
  if (config?.scanRequired && !row.attachments?.length)
    errors.push(problem('attachments', '上传发票影像', 'Upload the invoice'));
  if (errors.length > 0 || !config) throw invalid(errors);
  await assertOwnBudget(ctx, row, amounts.rate);
  return {
    ...amounts,
    matchResult: result,
    findings,
    reviewerIds: await holdersOf(ctx, { roleIds: config.reviewerRoleIds ?? [] }),
    reviewSign: config.sign,
    invoiceStatus: result === 'EXCEPTION' ? 'EXCEPTION' : 'DRAFT',
  };
}

/** What no order has bound is checked here for the first time. */
async function assertOwnBudget(ctx: Ctx, row: InvoiceRow, rate: string | null): Promise<void> {
  const own = { ...row, lines: linesOf(row).filter(({ billableLineId }) => !billableLineId) };
  const lines = costs(own, rate);
  if (lines.length === 0) return;
  assertBudget(await checkBudget(ctx, { lines, source: sourceOf(row), hold: true }), {
    seen: true,
    field: 'lines',
    figures: true,
  });
}

/** By line of an order, how much of it is on this invoice. */
function quantities(row: InvoiceRow): readonly (readonly [number, Decimal])[] {
  const byLine = Map.groupBy(
    linesOf(row).filter(({ billableLineId }) => billableLineId),
    ({ billableLineId }) => billableLineId!,
  );
  return [...byLine]
    .map(([id, found]) => [id, sum(found.map(({ quantity }) => quantity)) ?? '0'] as const)
    .toSorted(([a], [b]) => a - b);
}

/** What a red invoice gives back is invoiced until it is in force. */
async function hold(ctx: Ctx, row: InvoiceRow): Promise<void> {
  if (row.redOfId) return;
  const counted: BillableLine[] = [];
  for (const [id, held] of quantities(row)) counted.push(await countBilled(asSystem(ctx, '发票审批'), id, { held }));
  // Two invoices of one line were sent at the same moment: the second is matched anew.
  const over = row.matchResult === 'EXCEPTION' ? undefined : counted.find(overInvoiced);
  if (over)
    throw new AppError('CONFLICT', {
      zh: `“${over.itemName}”刚由另一张发票占用，请重新提交`,
      en: `Another invoice has just taken ${over.itemNameEn ?? over.itemName}: send this one again`,
    });
}

async function letGo(ctx: Ctx, row: InvoiceRow): Promise<void> {
  const system = asSystem(ctx, '发票审批');
  for (const [id, held] of row.redOfId ? [] : quantities(row)) await countBilled(system, id, { held: neg(held) });
  if (row.invoiceStatus === 'EXCEPTION')
    await invoices.patch(system, row.id, { invoiceStatus: 'DRAFT' }, { action: 'edit' });
}

/** In force: what it costs is spent, what its lines are of is invoiced, and it is to be paid. */
async function onApproved(ctx: Ctx, row: InvoiceRow): Promise<void> {
  const system = asSystem(ctx, row.serialNo ?? '发票');
  // Stores before orders, as those who receive hold them.
  await tellAcceptedPrices(system, row);
  for (const [id, quantity] of quantities(row))
    await countBilled(system, id, { held: row.redOfId ? '0' : neg(quantity), invoiced: quantity });
  const { row: approved } = await invoices.patch(system, row.id, { invoiceStatus: paidAs(row) }, { action: 'inForce' });
  const estimated = await heldEstimateOf(system, approved);
  await setHeld(system, sourceOf(row), { ACTUAL: costs(approved, approved.rate) });
  await tellBilled(system, approved);
  await invoicedEstimate(system, estimated);
  await takenBack(system, approved);
  await lockRate(system, { currencyId: row.currencyId, date: row.invoiceDate ?? row.receivedDate });
}

const review = (id: string, sign: 'all' | 'any'): ApprovalNode =>
  approveNode({
    id,
    name: { zh: '发票审核', en: 'Review' },
    people: [{ by: 'field', field: 'reviewerIds' }],
    sign,
    nobody: 'administrator',
  });

/** Finance 4: the buyers answer an exception, then the reviewers of its kind and amount decide (`invoiceReviewConfig`). */
export const invoiceApproval = approvable(invoice, {
  conditionFields: ['matchResult', 'bizType', 'baseGross', 'reviewSign'],
  facts: [
    'serialNo',
    'invoiceNo',
    'partnerId',
    'invoiceDate',
    'currencyId',
    'grossTotal',
    'matchResult',
    'noOrderReason',
    'dueDate',
  ],
  amount: 'grossTotal',
  flow: {
    nodes: [
      {
        kind: 'condition',
        id: 'match',
        name: { zh: '匹配结果', en: 'Match' },
        branches: [
          {
            id: 'match-exception',
            name: { zh: '异常', en: 'Exception' },
            when: { field: 'matchResult', is: 'eq', value: 'EXCEPTION' },
            nodes: [
              approveNode({
                id: 'buyer',
                name: { zh: '采购答复异常', en: 'The buyers answer' },
                people: [{ by: 'role', roles: ['PUR_MANAGER'] }],
              }),
            ],
          },
          restBranch('match-rest'),
        ],
      },
      {
        kind: 'condition',
        id: 'sign',
        name: { zh: '会签方式', en: 'Signs' },
        branches: [
          {
            id: 'sign-all',
            name: { zh: '全部', en: 'All' },
            when: { field: 'reviewSign', is: 'eq', value: 'ALL' },
            nodes: [review('review-all', 'all')],
          },
          { id: 'sign-any', name: { zh: '任一人', en: 'Any' }, nodes: [review('review-any', 'any')] },
        ],
      },
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(invoice.name, recordId),
  beforeSubmit,
  onSubmitted: hold,
  onReturned: letGo,
  onRejected: letGo,
  onApproved,
});
