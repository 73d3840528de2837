import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { validate } from '../../../kernel/resource/validate.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { eq, isDecimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { organizationCode } from '../../identity/public.server.ts';
import { unitFacts } from '../../material/public.server.ts';
import { tooFine } from '../../material/public.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { withSubjects } from '../budget/order-budget.server.ts';
import { demandsById } from '../demand/allocate-demand.server.ts';
import { type OrderRow, purchaseOrder } from './order.resource.ts';
import { orderAmounts } from './order-amounts.rules.ts';
import type { OrderLine } from './order-lines.resource.ts';

type Draft = Record<string, unknown>;
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
export async function amountsOf(ctx: Ctx, row: Pick<OrderRow, 'currencyId' | 'lines' | 'charges'>) {
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

async function served(ctx: Ctx, draft: Draft, before?: OrderRow) {
  const { values, errors } = validate(
    purchaseOrder,
    before ? { ...before, ...draft } : withDefaults(purchaseOrder, draft),
  );
  // What is wrong by itself the record service refuses.
  if (errors.length > 0) return undefined;
  const row = values as unknown as OrderRow;
  const charged = await withSubjects(ctx, row, row.lines);
  const broken = [...(await lineErrors(ctx, row.lines)), ...charged.errors];
  if (broken.length > 0) throw invalid(broken);
  const ship = await shipOfOrganization(ctx, row.organizationId);
  return {
    organizationId: row.organizationId,
    ship,
    values: { vesselId: ship?.id ?? null, lines: charged.lines, ...(await amountsOf(ctx, row)) },
  };
}

/** A new order has the next number of its ship, or of its unit ashore; that it comes of an award only the award says. */
export async function createOrder(
  ctx: Ctx,
  draft: Draft,
  { awardId = null }: { readonly awardId?: number | null } = {},
): Promise<OrderRow> {
  if (draft.sourceKind === 'AWARD' && awardId === null) throw notAwarded();
  const found = await served(ctx, draft);
  if (!found) return orders.create(ctx, draft, { awardId });
  const shipCode = found.ship?.shipCode ?? (await organizationCode(ctx, found.organizationId)) ?? 'HQ';
  const pattern = String(purchaseOrder.fields.orderNo.options);
  const orderNo = await nextSerial(ctx, purchaseOrder.name, pattern, { values: { shipCode } });
  return orders.create(ctx, draft, { ...found.values, orderNo, awardId });
}

export async function updateOrder(ctx: Ctx, draft: Draft & { id: number; version: number }): Promise<OrderRow> {
  const before = await orders.get(ctx, draft.id);
  const { awardId } = before;
  if (awardId) assertAsAwarded(before, draft);
  else if (draft.sourceKind === 'AWARD') throw notAwarded();
  const values = before.status === 'USE' ? (await served(ctx, draft, before))?.values : {};
  return orders.update(ctx, draft, { ...values, awardId });
}

const notAwarded = () =>
  invalid([
    {
      field: 'sourceKind',
      message: { zh: '询价定标的订单由定标生成', en: 'Orders of an award are made of the award' },
    },
  ]);

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

function assertAsAwarded(before: OrderRow, draft: Draft): void {
  const same = (a: unknown, b: unknown): boolean =>
    isDecimal(a) && isDecimal(b) ? eq(a, b) : (a ?? null) === (b ?? null);
  const message = { zh: '按定标生成，不能修改', en: 'It stands as it was awarded' };
  const errors: FieldError[] = AWARDED.filter((name) => name in draft && !same(draft[name], before[name])).map(
    (field) => ({ field, message }),
  );
  // What is no line at all the record service refuses.
  const whole = (value: unknown): value is readonly Draft[] =>
    Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);
  if (whole(draft.lines)) {
    const given = draft.lines;
    const stand = before.lines as readonly Draft[];
    if (given.length !== stand.length || stand.some(({ id }) => !given.some((line) => line.id === id)))
      errors.push({ field: 'lines', message });
    for (const [i, line] of given.entries()) {
      const was = stand.find(({ id }) => id === line.id);
      for (const name of AWARDED_LINE)
        if (was && name in line && !same(line[name], was[name])) errors.push({ field: `lines.${i}.${name}`, message });
    }
  }
  if (whole(draft.charges)) {
    const [now, then] = [draft.charges, before.charges as readonly Draft[]];
    const changed = now.length !== then.length || now.some(({ amount }, i) => !same(amount, then[i]?.amount));
    if (changed) errors.push({ field: 'charges', message });
  }
  if (errors.length > 0) throw invalid(errors);
}
