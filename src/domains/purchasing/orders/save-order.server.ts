import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Saving, savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Text } from '../../../kernel/text.ts';
import { eq, isDecimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber, shipOfOrganization } from '../../fleet/public.server.ts';
import { unitFacts } from '../../material/public.server.ts';
import { tooFine } from '../../material/public.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import { withSubjects } from '../budget/order-budget.server.ts';
import { contractErrors, sourceOf, withContractPrices } from '../contracts/contract-prices.server.ts';
import { demandsById } from '../demand/allocate-demand.server.ts';
import { type OrderRow, purchaseOrder } from './order.resource.ts';
import { orderAmounts } from './order-amounts.rules.ts';
import type { OrderLine } from './order-lines.resource.ts';

type Wrong = Saving<typeof purchaseOrder.fields>['wrong'];
type Lines = readonly Partial<OrderLine>[];

export const orders = recordsOf(purchaseOrder);

/** What a line says must fit the need it is for: the same unit, no finer than that counts. */
async function lineErrors(ctx: Ctx, lines: Lines): Promise<FieldError[]> {
  const [units, needs] = await Promise.all([
    unitFacts(ctx, [...new Set(lines.flatMap(({ unitId }) => unitId ?? []))]),
    demandsById(
      ctx,
      lines.flatMap(({ demandLineId }) => demandLineId ?? []),
    ),
  ]);
  return lines.flatMap((line, i) => {
    const unit = line.unitId ? units.get(line.unitId) : undefined;
    const need = line.demandLineId ? needs.get(line.demandLineId) : undefined;
    return [
      ...(unit ? tooFine(line, ['qty'], unit) : []),
      ...(need && line.unitId !== need.unitId
        ? [
            {
              field: 'unitId',
              message: { zh: '单位须与需求一致', en: 'The unit is that of the need' },
            },
          ]
        : []),
    ].map((error) => ({ ...error, field: `lines.${i}.${error.field}` }));
  });
}

/** What an order comes to at today's rate. */
export async function amountsOf(ctx: Ctx, row: Pick<OrderRow, 'currencyId' | 'charges'> & { readonly lines: Lines }) {
  const found = await baseRateOf(ctx, { currencyId: row.currencyId, date: officeDay(ctx.now) });
  const { goods, charges, tax, total, base } = orderAmounts(row.lines, row.charges, found?.rate);
  return {
    rate: found?.rate ?? null,
    rateDate: found?.rateDate ?? null,
    goodsAmount: goods,
    chargeAmount: charges,
    taxAmount: tax,
    totalAmount: total,
    baseAmount: base,
  };
}

const NOT_AWARDED: Text = { zh: '询价定标的订单由定标生成', en: 'Orders of an award are made of the award' };

/** A new order has the next number of its ship, or of its unit ashore; that it comes of an award only the award says. */
const saves = savesOf(purchaseOrder, {
  needs: ['organizationId', 'partnerId', 'purchaseType', 'currencyId'],
  async served(ctx, { row, before, wrong }) {
    if (before?.awardId) keepAwarded(before, row, wrong);
    else if (before && row.sourceKind === 'AWARD') wrong('sourceKind', NOT_AWARDED.zh, NOT_AWARDED.en);
    const charged = await withSubjects(ctx, row, row.lines);
    for (const { field, message } of [...(await lineErrors(ctx, row.lines)), ...charged.errors])
      wrong(field, message.zh, message.en);
    const ship = await shipOfOrganization(ctx, row.organizationId);
    const awardId = before?.awardId ?? null;
    const buying = {
      partnerId: row.partnerId,
      currencyId: row.currencyId,
      vesselId: ship?.id ?? null,
      portId: row.portId,
      sourceKind: row.sourceKind,
      contractId: row.contractId,
      awardId,
    };
    for (const { field, message } of await contractErrors(ctx, buying)) wrong(field, message.zh, message.en);
    const lines = await withContractPrices(ctx, buying, charged.lines);
    const supplierEmail = (await standingOf(ctx, [row.partnerId])).get(row.partnerId)?.email ?? null;
    return {
      awardId,
      supplierEmail,
      vesselId: ship?.id ?? null,
      sourceKind: sourceOf(buying, lines),
      lines,
      ...(await amountsOf(ctx, { currencyId: row.currencyId, lines, charges: row.charges })),
    };
  },
  later: async (_ctx, { before: { awardId } }) => ({ awardId }),
  async made(ctx, { organizationId, sourceKind }, { awardId = null }) {
    if (sourceKind === 'AWARD' && awardId === null) throw invalid([{ field: 'sourceKind', message: NOT_AWARDED }]);
    return { awardId, orderNo: await documentNumber(ctx, purchaseOrder, organizationId) };
  },
});

export const { create: createOrder, update: updateOrder, derive: deriveOrder } = saves;

/** What was awarded stands: of whom, for whom, what and how much, at which price. */
const AWARDED = ['organizationId', 'partnerId', 'purchaseType', 'sourceKind', 'currencyId'] as const;
const AWARDED_LINE = [
  'demandLineId',
  'materialId',
  'unitId',
  'qty',
  'unitPrice',
  'discountPct',
  'taxRate',
  'taxIncluded',
] as const;

function keepAwarded(before: OrderRow, row: OrderRow, wrong: Wrong): void {
  const same = (a: unknown, b: unknown): boolean =>
    isDecimal(a) && isDecimal(b) ? eq(a, b) : (a ?? null) === (b ?? null);
  const kept = (field: string): void => wrong(field, '按定标生成，不能修改', 'It stands as it was awarded');
  for (const name of AWARDED) if (!same(row[name], before[name])) kept(name);
  const stand = new Map(before.lines.map((line) => [line.id, line]));
  if (row.lines.length !== stand.size || row.lines.some(({ id }) => !stand.has(id))) kept('lines');
  for (const [i, line] of row.lines.entries()) {
    const was = stand.get(line.id);
    for (const name of AWARDED_LINE) if (was && !same(line[name], was[name])) kept(`lines.${i}.${name}`);
  }
  const [now, then] = [row.charges, before.charges];
  if (now.length !== then.length || now.some(({ amount }, i) => !same(amount, then[i]?.amount))) kept('charges');
}
