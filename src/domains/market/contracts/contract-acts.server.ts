import { AppError, type FieldError, invalid, refuseFor } from '../../../kernel/errors.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { eq, mul, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { voyagesById } from '../../voyage/public.server.ts';
import { beginAddendum } from '../addenda/begin-addendum.server.ts';
import { claims } from '../claims/claim.server.ts';
import { customers } from '../customers/customer.server.ts';
import { hoursBetween } from '../hire/hire.rules.ts';
import { cancelHire, charterOf, followHire, periods, planHire } from '../hire/hire.server.ts';
import { HIRE_TEXT } from '../hire/hire.text.ts';
import { billFreight } from './bill-freight.server.ts';
import { contractFlow } from './contract.flow.ts';
import { type ContractRow, contract } from './contract.resource.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';
import { assertDeadfreight } from './deadfreight.server.ts';
import { fixParcels, freeParcels, parcelsOf } from './fix-contract.server.ts';
import { missingTerms } from './missing-terms.rules.ts';

type Acts = typeof contractFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof contract.fields, Acts[K]>;

/** What is still argued about; at law it is pursued apart, and agreed it is a matter of the payment. */
const UNSETTLED = ['OPEN', 'SUBMITTED', 'NEGOTIATING'] as const;

/** The main terms are agreed: they must be there. */
const onSubs: Handler<'onSubs'> = (_ctx, { row, move }) => {
  const errors: FieldError[] = missingTerms(row);
  if (errors.length > 0) throw invalid(errors);
  return move();
};

const fix: Handler<'fix'> = async (ctx, { row, values: { shipId }, move }) =>
  move({ shipId, ...(await fixParcels(ctx, row, shipId)) });

const cancel: Handler<'cancel'> = async (ctx, { row, move }) => {
  await freeParcels(ctx, row);
  await cancelHire(ctx, row);
  return move();
};

/** Hire is billed by its periods: with one of them to come or to bill the charter is not at its end. */
async function againstHire(ctx: Parameters<Handler<'complete'>>[0], row: ContractRow): Promise<Text[]> {
  const system = asSystem(ctx, '合同完成');
  const stand = await periods.find(system, { contractId: row.id }, { only: ['hireNo', 'hireState'] });
  const open = stand.filter(({ hireState }) => hireState === 'PLANNED' || hireState === 'DUE');
  return open.slice(0, 1).map(({ hireNo }) => fill(HIRE_TEXT.notBilled, { no: hireNo ?? '' }));
}

/** Carried: every parcel is discharged, the voyages are closed, and no claim of them is open unless somebody says how it is pursued apart. */
async function assertCarried(
  ctx: Parameters<Handler<'complete'>>[0],
  row: ContractRow,
  { partnerId, apart }: { readonly partnerId: number | undefined; readonly apart: boolean },
): Promise<void> {
  const parcels = (await parcelsOf(ctx, row)).filter(({ contractId }) => contractId === row.id);
  const voyages = await voyagesById(ctx, [...new Set(parcels.flatMap(({ voyageId }) => voyageId ?? []))]);
  const problems: Text[] = [];
  for (const { cargoNo, cargoStatus } of parcels)
    if (cargoStatus !== 'DISCHARGED' && cargoStatus !== 'SETTLED')
      problems.push(fill(TEXT.notDone, { no: cargoNo ?? '' }));
  for (const { voyageNo, voyageStatus } of voyages.values())
    if (voyageStatus !== 'CLOSED') problems.push(fill(TEXT.voyageOpen, { no: voyageNo ?? '' }));
  const open = apart
    ? []
    : await claims.find(asSystem(ctx, '合同完成'), { voyageId: [...voyages.keys()], claimStatus: UNSETTLED });
  // Of another party of the same voyage it is another contract's.
  for (const one of open.filter((claim) => claim.partnerId === null || claim.partnerId === partnerId))
    problems.push(fill(TEXT.claimOpen, { no: one.claimNo ?? '' }));
  problems.push(...(await againstHire(ctx, row)));
  refuseFor(problems);
}

/** An invoice or a payment of tomorrow is none: with it a customer would owe nothing, or be given time, before anything came. */
const assertPast = (ctx: Parameters<Handler<'complete'>>[0], field: string, day: string): void => {
  if (day > officeDay(ctx.now)) throw invalid([{ field, message: TEXT.future }]);
};

type Invoiced = Pick<ContractRow, 'invoiceNo' | 'invoiceDate' | 'invoiceAmount'>;

/** What finance billed nobody types otherwise. */
function assertAsBilled(row: Invoiced, typed: Invoiced): void {
  const other = (['invoiceNo', 'invoiceDate'] as const).filter((name) => typed[name] !== row[name]);
  const errors = [...other, ...(eq(typed.invoiceAmount, row.invoiceAmount) ? [] : ['invoiceAmount'])];
  if (errors.length > 0) throw invalid(errors.map((field) => ({ field, message: TEXT.asBilled })));
}

const complete: Handler<'complete'> = async (ctx, { row, values: { reason, ...values }, move }) => {
  assertPast(ctx, 'invoiceDate', values.invoiceDate);
  if (row.billed) assertAsBilled(row, values);
  const customer = row.customerId === null ? undefined : await customers.get(ctx, row.customerId);
  await assertCarried(ctx, row, { partnerId: customer?.partnerId, apart: Boolean(reason?.trim()) });
  // Finance says what was billed, when it is due and what came of it.
  if (row.billed) return move();
  const found = await baseRateOf(ctx, { currencyId: row.currencyId, date: values.invoiceDate });
  if (!found) throw invalid([{ field: 'invoiceDate', message: TEXT.noRate }]);
  const dueOn = daysAfter(values.invoiceDate, customer?.paymentDays ?? 0);
  const completed = await move({ ...values, dueOn, invoiceBase: round(mul(values.invoiceAmount, found.rate), 2) });
  await billFreight(ctx, row.id);
  return completed;
};

/** She is with the charterer from that day on: hire runs, and its periods are made. */
const deliver: Handler<'deliver'> = async (ctx, { row, values: { deliveryOn }, move }) => {
  assertPast(ctx, 'deliveryOn', deliveryOn);
  if (row.direction === 'OUT' && !charterOf({ ...row, deliveryOn })) throw new AppError('RULE', HIRE_TEXT.notPerDay);
  const delivered = await move({ deliveryOn });
  await planHire(ctx, row.id);
  return delivered;
};

/** Time off hire lies behind, after the delivery, and is recorded once. */
const offHire: Handler<'offHire'> = async (ctx, { row, values: { beginTime, endTime, reason }, move }) => {
  const errors: FieldError[] = [];
  const [begins, ends] = [Date.parse(beginTime), Date.parse(endTime)];
  if (ends <= begins) errors.push({ field: 'endTime', message: HIRE_TEXT.order });
  if (ends > ctx.now.getTime()) errors.push({ field: 'endTime', message: HIRE_TEXT.future });
  if (row.deliveryOn !== null && officeDay(new Date(begins)) < row.deliveryOn)
    errors.push({ field: 'beginTime', message: HIRE_TEXT.beforeDelivery });
  if (row.offHires.some((one) => Date.parse(one.beginTime) < ends && begins < Date.parse(one.endTime)))
    errors.push({ field: 'beginTime', message: HIRE_TEXT.overlaps });
  if (errors.length > 0) throw invalid(errors);
  const recorded = await move({
    offHires: [...row.offHires, { beginTime, endTime, hours: hoursBetween(beginTime, endTime), reason }],
  });
  await followHire(ctx, row.id);
  return recorded;
};

/** The shortfall is the charterer's: from here on it may be billed, once. */
const acceptDeadfreight: Handler<'acceptDeadfreight'> = async (ctx, { row, move }) => {
  await assertDeadfreight(ctx, row);
  const accepted = await move({ deadfreightOn: officeDay(ctx.now), deadfreightOpen: false });
  await billFreight(ctx, row.id);
  return accepted;
};

const dropDeadfreight: Handler<'dropDeadfreight'> = async (ctx, { row, move }) => {
  const dropped = await move({ deadfreightOn: null, deadfreightOpen: true });
  await billFreight(ctx, row.id);
  return dropped;
};

/** What becomes of a contract beside its approval. */
export const contractActs = serveActs(contract, contractFlow, {
  onSubs,
  fix,
  release: (_ctx, { move }) => move({ creditReleased: true }),
  waive: (_ctx, { values: { shipId }, move }) => move({ certWaived: true, shipId }),
  fail: (_ctx, { move }) => move(),
  complete,
  receive: (ctx, { values, move }) => {
    assertPast(ctx, 'receivedOn', values.receivedOn);
    return move(values);
  },
  deliver,
  offHire,
  acceptDeadfreight,
  dropDeadfreight,
  amend: (ctx, { row }) => beginAddendum(ctx, row),
  cancel,
});
