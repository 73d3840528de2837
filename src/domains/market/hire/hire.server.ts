import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { add, type Decimal, isPositive, lt, mul, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { mayBill } from '../../finance/public.server.ts';
import type { CustomerBilled } from '../../finance/public.ts';
import type { ContractRow } from '../contracts/contract.resource.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import { customers } from '../customers/customer.server.ts';
import {
  billedTogether,
  type HireTerms,
  hireMoney,
  hireSchedule,
  stateOfHire,
  takeOffHire,
  unsettledHours,
} from './hire.rules.ts';
import { USUAL_DAYS } from './hire.text.ts';
import { type HirePeriodRow, hirePeriod } from './hire-period.resource.ts';

export const periods = recordsOf(hirePeriod);

const PLANNING = '租金排期';
const BILLING = '租金到期';

/** The ship is with the charterer, or was. */
const DELIVERED: ReadonlySet<string> = new Set(['PERFORMING', 'COMPLETED']);

type Charter = HireTerms & { readonly row: ContractRow; readonly customerId: number; readonly rate: Decimal };

/** What hire is reckoned by: nothing of a voyage, of a ship that is chartered in, and of one that is not paid by the day. */
export function charterOf(row: ContractRow): Charter | undefined {
  const { kind, direction, customerId, freightType, freightRate, periodDays, deliveryOn, hireDays, hireDue } = row;
  if (kind === 'VOYAGE' || direction !== 'OUT' || customerId === null || freightType !== 'PER_DAY') return undefined;
  if (!freightRate || !periodDays || !deliveryOn) return undefined;
  return {
    row,
    customerId,
    rate: freightRate,
    periodDays,
    every: hireDays ?? USUAL_DAYS,
    deliveryOn,
    inAdvance: hireDue !== 'ARREARS',
  };
}

const byIndex = (a: HirePeriodRow, b: HirePeriodRow): number => (a.periodIndex ?? 0) - (b.periodIndex ?? 0);

/** The periods of a contract in their order, held. The contract is held before them. */
const periodsOf = async (ctx: Ctx, contractId: number): Promise<HirePeriodRow[]> =>
  (await periods.find(ctx, { contractId }, { lock: true })).toSorted(byIndex);

type Wanted = {
  readonly days: Decimal;
  readonly offHireHours: Decimal;
  readonly rate: Decimal;
  readonly toldOn: string | null;
};

/** What a period comes to, and how far it is with that. */
function figuresOf({ row, every }: Charter, periodIndex: number, wanted: Wanted, before?: HirePeriodRow) {
  const { days, rate, toldOn } = wanted;
  const most = mul(days, '24');
  const offHireHours = round(lt(most, wanted.offHireHours) ? most : wanted.offHireHours, 2);
  return {
    days,
    hireRate: round(rate, 4),
    offHireHours,
    ...hireMoney({
      before: String((periodIndex - 1) * every),
      days,
      offHireHours,
      rate,
      commissions: row.commissions,
    }),
    toldOn,
    hireState: stateOfHire({
      days,
      toldOn,
      invoiceNo: before?.invoiceNo ?? null,
      receivedOn: before?.receivedOn ?? null,
    }),
  };
}

/** Says to finance what of a period may be billed: nothing before it is due. Said twice it changes nothing. */
async function billPeriod(ctx: Ctx, { row, customerId }: Charter, period: HirePeriodRow): Promise<void> {
  const { partnerId, invoiceTitle, paymentDays } = await customers.get(ctx, customerId, { inner: true });
  const hireNo = period.hireNo ?? '';
  const owed = period.toldOn !== null && isPositive(period.netAmount);
  await mayBill(ctx, {
    source: hirePeriod.name,
    sourceId: period.id,
    sourceNo: hireNo,
    partnerId,
    vesselId: row.shipId,
    currencyId: row.currencyId,
    billTo: invoiceTitle,
    payDays: paymentDays,
    lines: owed
      ? [
          {
            lineId: period.id,
            lineKind: 'HIRE',
            itemName: `租金 ${hireNo}`,
            itemNameEn: `Hire ${hireNo}`,
            earnedOn: period.dueOn ?? officeDay(ctx.now),
            amount: orZero(period.netAmount),
            taxRate: row.vatRate,
          },
        ]
      : [],
  });
}

/** Makes a period what is wanted of it; one that finance was told of is told anew. */
async function put(ctx: Ctx, charter: Charter, before: HirePeriodRow, wanted: Partial<Wanted>): Promise<HirePeriodRow> {
  const figures = figuresOf(
    charter,
    before.periodIndex ?? 1,
    {
      days: wanted.days ?? orZero(before.days),
      offHireHours: wanted.offHireHours ?? orZero(before.offHireHours),
      rate: wanted.rate ?? before.hireRate ?? charter.rate,
      toldOn: wanted.toldOn ?? before.toldOn,
    },
    before,
  );
  const { row } = await periods.patch(ctx, before.id, figures, { action: 'hire', reason: ctx.reason });
  if (row.toldOn !== null) await billPeriod(ctx, charter, row);
  return row;
}

/**
 * Periods that are due go to finance, each with the time off hire that none before it took. Where none is left that could take it, the
 * last ones give it back: what was billed too much of them finance says. Answers how many were due.
 */
export async function followHire(ctx: Ctx, contractId: number): Promise<number> {
  const system = asSystem(ctx, BILLING);
  const row = await contracts.held(system, contractId);
  const charter = charterOf(row);
  if (!charter || !DELIVERED.has(row.contractStatus)) return 0;
  const today = officeDay(ctx.now);
  const stand = await periodsOf(system, contractId);
  let open = unsettledHours(row.offHires, stand);
  let due = 0;
  const now: HirePeriodRow[] = [];
  for (const one of stand) {
    if (one.hireState !== 'PLANNED' || one.dueOn === null || one.dueOn > today) {
      now.push(one);
      continue;
    }
    const offHireHours = takeOffHire(open, one);
    open = sub(open, offHireHours);
    now.push(await put(system, charter, one, { offHireHours, toldOn: today }));
    due += 1;
  }
  if (now.some(({ hireState }) => hireState === 'PLANNED')) return due;
  for (const one of now.toReversed()) {
    const taken = takeOffHire(open, one);
    if (!isPositive(taken)) continue;
    await put(system, charter, one, { offHireHours: add(orZero(one.offHireHours), taken) });
    open = sub(open, taken);
  }
  return due;
}

/** Makes the periods of a charter what its contract says: made as she is delivered, and anew as its terms change. Each is there once. */
export async function planHire(ctx: Ctx, contractId: number): Promise<void> {
  const system = asSystem(ctx, PLANNING);
  const row = await contracts.held(system, contractId);
  const charter = charterOf(row);
  if (!charter || !DELIVERED.has(row.contractStatus)) return;
  const known = new Map((await periodsOf(system, contractId)).map((one) => [one.periodIndex, one]));
  for (const { periodIndex, days, fromOn, toOn, dueOn } of hireSchedule(charter)) {
    const before = known.get(periodIndex);
    known.delete(periodIndex);
    if (before) {
      await periods.patch(system, before.id, { fromOn, toOn, dueOn }, { action: 'hire', reason: PLANNING });
      // What was due at a rate stays at it.
      await put(system, charter, before, {
        days,
        rate: before.toldOn === null ? charter.rate : orZero(before.hireRate),
      });
      continue;
    }
    const hireNo = await nextSerial(system, hirePeriod.name, '{no}-{00}', { values: { no: row.contractNo ?? '' } });
    const wanted = { days, offHireHours: '0.00', rate: charter.rate, toldOn: null };
    const { hireState, ...figures } = figuresOf(charter, periodIndex, wanted);
    await periods.create(
      system,
      { contractId, hireState },
      {
        ...figures,
        hireNo,
        customerId: charter.customerId,
        shipId: row.shipId,
        currencyId: row.currencyId,
        periodIndex,
        fromOn,
        toOn,
        dueOn,
      },
    );
  }
  for (const gone of known.values()) await put(system, charter, gone, { days: '0.00' });
  await followHire(ctx, contractId);
}

/** A charter is cancelled: what is not due yet is not owed. */
export async function cancelHire(ctx: Ctx, row: ContractRow): Promise<void> {
  const system = asSystem(ctx, '合同取消');
  const charter = charterOf(row);
  if (!charter) return;
  for (const one of await periodsOf(system, row.id))
    if (one.hireState === 'PLANNED') await put(system, charter, one, { days: '0.00' });
}

/** Every period that has come due goes to finance. Answers how many. */
export async function dueHire(ctx: Ctx): Promise<number> {
  const found = await ctx.db.query<{ contractId: number }>({
    name: 'market-hire-due',
    text: `select distinct contract_id as "contractId" from market_hire_period
      where hire_state = 'PLANNED' and due_on <= $1 and deleted_at is null order by contract_id`,
    values: [officeDay(ctx.now)],
  });
  let due = 0;
  for (const { contractId } of found) due += await followHire(ctx, contractId);
  return due;
}

/** Finance billed hire, took it back or received it: the period tells it, and the contract what all of them come to. */
export async function hireBilled(ctx: Ctx, told: CustomerBilled): Promise<void> {
  if (told.source !== hirePeriod.name) return;
  const { sourceId, invoiceNos, invoiceDate, dueOn, gross, baseNet, baseGross, receivedOn, documentNo } = told;
  const system = asSystem(ctx, documentNo);
  const { contractId } = await periods.get(system, sourceId, { inner: true });
  await contracts.held(system, contractId);
  const { days, toldOn } = await periods.held(system, sourceId);
  const invoiceNo = invoiceNos.length > 0 ? invoiceNos.join('、') : null;
  await periods.patch(
    system,
    sourceId,
    {
      invoiceNo,
      invoiceDate,
      invoiceAmount: invoiceNo === null ? null : gross,
      invoiceBase: invoiceNo === null ? null : baseGross,
      billedBase: baseNet,
      payBy: dueOn,
      receivedOn,
      hireState: stateOfHire({ days, toldOn, invoiceNo, receivedOn }),
    },
    { action: 'billed', reason: documentNo },
  );
  const all = await periods.find(system, { contractId }, { inner: true });
  await contracts.patch(system, contractId, billedTogether(all), { action: 'billed', reason: documentNo });
}

/** Periods are made by their contract: they are read, and nothing of them is typed. */
export const hireEndpoints: readonly Endpoint[] = [
  ...crudEndpoints(hirePeriod, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
];
