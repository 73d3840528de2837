import type { Ctx } from '../../../kernel/server/context.ts';
import { gt, lt, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { createCargo } from '../cargo/cargo.server.ts';
import { createContract } from '../contracts/save-contract.server.ts';
import { type Carriage, DAY_MS, type Known } from './known.demo.ts';

/** Freight by the size of the parcel: coasters in yuan, ships abroad in dollars. */
export function freightOf(qty: string): { currency: 'CNY' | 'USD'; rate: string; demurrage: string } {
  if (lt(qty, '9000')) return { currency: 'CNY', rate: '86.0000', demurrage: '45000.00' };
  return gt(qty, '50000')
    ? { currency: 'USD', rate: '13.6000', demurrage: '32000.00' }
    : { currency: 'USD', rate: '24.5000', demurrage: '18000.00' };
}

type Offer = {
  readonly customerId: number;
  readonly like: Carriage;
  /** The first day of the laycan. */
  readonly from: Date;
  readonly name?: string;
  readonly remark?: string;
};

/** Where a carriage was discharged, or the port that is not where it was loaded. */
const portsOf = ({ told }: Carriage) => ({ loadPortId: told.loadPort, dischPortId: told.dischPort ?? told.loadPort });

/** A parcel like one that the ship carried. */
export async function offer(ctx: Ctx, known: Known, { customerId, like, from, name, remark }: Offer) {
  const cargoName = name ?? like.told.cargoName;
  const day = (days: number): string => officeDay(new Date(from.getTime() + days * DAY_MS));
  return createCargo(ctx, {
    cargoTypeId: known.goods.get(cargoName),
    name: cargoName,
    customerId,
    ...portsOf(like),
    qty: round(like.told.blQty, 0),
    qtyUnit: 'T',
    tolerancePct: '5.00',
    toleranceOption: 'MOLOO',
    laycanFrom: day(0),
    laycanTo: day(3),
    lossAllowance: '0.300',
    lossCurrencyId: known.currencies.get('CNY'),
    lossPrice: '6800.00',
    remark,
  });
}

type Charter = {
  readonly customerId: number;
  readonly parcels: readonly { readonly id: number; readonly qty: string }[];
  readonly cpDate: string;
  readonly rate?: string;
  /** Tonnes that are paid for at least. */
  readonly minQty?: string;
};

/** A voyage charter of parcels by the usual terms. */
export async function charter(ctx: Ctx, known: Known, { customerId, parcels, cpDate, rate, minQty }: Charter) {
  const freight = freightOf(parcels[0]!.qty);
  const abroad = freight.currency === 'USD';
  return createContract(ctx, {
    kind: 'VOYAGE',
    direction: 'OUT',
    customerId,
    cpForm: abroad ? 'ASBATANKVOY' : 'COMPANY',
    cpDate,
    law: abroad ? '英国法' : '中国法',
    place: abroad ? '伦敦' : '上海',
    currencyId: known.currencies.get(freight.currency),
    ...(!abroad && { vatRate: '0.0900' }),
    freightType: 'PER_TON',
    freightRate: rate ?? freight.rate,
    freightBasis: 'BL',
    minQty,
    cargoes: parcels.map(({ id }) => ({ cargoId: id })),
    payments: [
      { pct: '90.00', trigger: 'BL', days: 5 },
      { pct: '10.00', trigger: 'DISCHARGED', days: 15 },
    ],
    commissions: [
      { kind: 'ADDRESS', pct: '1.250' },
      { kind: 'BROKERAGE', pct: '2.500' },
    ],
    laytimeBasis: 'TOTAL',
    laytimeHours: '96.00',
    reversible: true,
    noticeHours: '6.00',
    holidays: 'SHINC',
    exceptions: [
      { eventType: 'SHIFT', laytimePct: '0.00', demurragePct: '100.00' },
      { eventType: 'STOP_SHIP', laytimePct: '0.00', demurragePct: '0.00' },
    ],
    demurrageRate: freight.demurrage,
    claimDays: 90,
    ownerCosts: '装卸港船舶港务费、引航费、拖轮费',
    chartererCosts: '货物港务费、码头费',
  });
}
