import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { add, mul, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { instant } from '../../../kernel/value/zone.ts';
import { updateCargo } from '../cargo/cargo.server.ts';
import { cargoes, figuresFor } from '../cargo/cargo-figures.server.ts';
import { contractActs } from '../contracts/contract-acts.server.ts';
import { followLoaded } from '../contracts/deadfreight.server.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import { type Carriage, DAY_MS, desk, type Known } from './known.demo.ts';
import { charter, freightOf, offer } from './parcels.demo.ts';

/** What was carried before the product came was taken over as it stood. */
const OPENING = '期初导入';

/** Tonnes that were not loaded. */
const SHORT = '120';

/** Every voyage that carried something has its contract and its parcel; what is on board now performs. */
export async function demoHistory(ctx: Ctx, known: Known): Promise<void> {
  for (const [at, ship] of known.carriages.entries())
    for (const [back, carriage] of ship.entries()) await take(ctx, known, carriage, at, back);
}

async function take(ctx: Ctx, known: Known, carriage: Carriage, at: number, back: number): Promise<void> {
  const { told, voyage, shipId } = carriage;
  const loaded = instant(told.loadedAt ?? voyage.startTime ?? ctx.now.toISOString());
  const before = await desk(ctx, known, new Date(loaded - 20 * DAY_MS));
  // Older business with the customer that is on hold now.
  const held = known.held !== undefined && at === 0 && back >= 2;
  const customerId = held ? known.held : known.customers[(at * 3 + back) % known.customers.length];
  if (customerId === undefined) return;
  const parcel = await offer(before, known, { customerId, like: carriage, from: new Date(loaded - 2 * DAY_MS) });
  const isOpen = voyage.voyageStatus === 'OPEN';
  const row = await charter(before, known, {
    customerId,
    parcels: [parcel],
    cpDate: officeDay(new Date(loaded - 18 * DAY_MS)),
    // What is on board now fell short of what was agreed.
    ...(isOpen && { minQty: add(parcel.qty, SHORT) }),
  });
  const opening = asSystem(await desk(ctx, known, new Date(loaded + DAY_MS)), OPENING);
  const withBill = told.blIssued
    ? await updateCargo(before, {
        ...parcel,
        blNo: `HY${voyage.voyageNo ?? ''}-1`,
        blDate: officeDay(new Date(loaded)),
        blCopies: 3,
      })
    : parcel;
  const state = !told.blIssued ? 'PLANNED' : isOpen ? 'LOADED' : back <= 1 ? 'DISCHARGED' : 'SETTLED';
  await cargoes.patch(
    opening,
    parcel.id,
    {
      contractId: row.id,
      voyageId: voyage.id,
      shipId,
      cargoStatus: state,
      ...figuresFor(withBill, told),
      ...(state === 'SETTLED' && { freightInvoiceNo: `F${voyage.voyageNo ?? ''}`, claimNote: '损耗在定耗以内' }),
    },
    { action: 'figures' },
  );
  await contracts.patch(
    opening,
    row.id,
    {
      status: 'APPROVE',
      shipId,
      contractStatus: isOpen ? 'PERFORMING' : 'COMPLETED',
      fixedOn: officeDay(new Date(loaded - 17 * DAY_MS)),
      ...(!isOpen && invoiced(told.blQty, row, voyage, back > 1)),
    },
    { action: 'edit' },
  );
  // What was carried before was invoiced elsewhere; freight of what is on board now is billed by finance.
  if (!isOpen || state !== 'LOADED') return;
  await followLoaded(opening, row.id);
  // Of every other ship the desk has still to say whose the shortfall is.
  if (at % 2 === 0)
    await contractActs.perform(await desk(ctx, known, new Date(loaded + 2 * DAY_MS)), 'acceptDeadfreight', row.id);
}

type Priced = { readonly rate: string | null };
type Voyage = Carriage['voyage'];

/** The freight invoice of what was carried, due after thirty days, and when it was paid. */
function invoiced(blQty: string | null, { rate }: Priced, { endTime, voyageNo }: Voyage, paid: boolean) {
  const ended = instant(endTime ?? '');
  const day = (days: number): string => officeDay(new Date(ended + days * DAY_MS));
  const amount = round(mul(blQty, freightOf(blQty ?? '0').rate), 2);
  return {
    invoiceNo: `F${voyageNo ?? ''}`,
    invoiceDate: day(3),
    invoiceAmount: amount,
    invoiceBase: round(mul(amount, rate), 2),
    dueOn: day(33),
    ...(paid && { receivedOn: day(28) }),
  };
}
