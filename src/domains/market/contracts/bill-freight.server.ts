import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, isPositive, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { mayBill } from '../../finance/public.server.ts';
import type { CargoRow } from '../cargo/cargo.resource.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { customers } from '../customers/customer.server.ts';
import { commissionsOf, freightOn } from '../voyage-result/contract-money.rules.ts';
import { type ContractRow, contract } from './contract.resource.ts';
import { billedDeadfreight } from './deadfreight.rules.ts';
import { contracts } from './save-contract.server.ts';

const BILLING = '运费开票';
const LOADED: ReadonlySet<string> = new Set(['LOADED', 'DISCHARGED', 'SETTLED']);

/** Freight of what is loaded, less the address commission, which charterers keep; nothing before its quantity stands. */
function owedOf(row: ContractRow, parcels: readonly CargoRow[]): Decimal | null {
  const loaded = parcels.filter(({ cargoStatus }) => LOADED.has(cargoStatus));
  if (loaded.length === 0) return null;
  const { freight, isFinal } = freightOn({
    terms: { ...row, rate: row.freightRate },
    basis: row.freightBasis,
    parcels: loaded,
    contractQty: orZero(sum(parcels.map(({ qty }) => qty))),
    days: null,
    ownersShort: false,
  });
  if (!isFinal || !isPositive(freight)) return null;
  return round(sub(orZero(freight), commissionsOf(freight, row.commissions, 'ADDRESS')), 2);
}

/**
 * Says to finance what of a contract may be billed now: freight of what is loaded, and deadfreight that was accepted. One that was
 * completed with an invoice of another system has none, and hire is billed by its periods (`hire/hire.server.ts`).
 */
export async function billFreight(ctx: Ctx, contractId: number | null): Promise<void> {
  if (contractId === null) return;
  const system = asSystem(ctx, BILLING);
  const row = await contracts.get(system, contractId, { inner: true });
  if (row.direction !== 'OUT' || row.kind !== 'VOYAGE' || row.customerId === null) return;
  const { partnerId, invoiceTitle, paymentDays } = await customers.get(system, row.customerId, { inner: true });
  const parcels = await cargoes.find(system, { contractId }, { inner: true });
  const elsewhere = row.contractStatus === 'COMPLETED' && row.billed !== true;
  const amount = elsewhere ? null : owedOf(row, parcels);
  const { deadfreightOn, deadfreightAmount } = row;
  const dead =
    elsewhere || deadfreightOn === null || !isPositive(deadfreightAmount)
      ? null
      : { earnedOn: deadfreightOn, amount: billedDeadfreight(deadfreightAmount, row.commissions) };
  const days = parcels.flatMap(({ loadedOn }) => loadedOn ?? []).toSorted();
  await mayBill(system, {
    source: contract.name,
    sourceId: row.id,
    sourceNo: row.contractNo ?? '',
    partnerId,
    vesselId: row.shipId,
    currencyId: row.currencyId,
    billTo: invoiceTitle,
    payDays: paymentDays,
    lines: [
      ...(amount === null
        ? []
        : [
            {
              lineId: row.id,
              lineKind: 'FREIGHT' as const,
              itemName: `运费 ${row.contractNo ?? ''}`,
              itemNameEn: `Freight ${row.contractNo ?? ''}`,
              earnedOn: days.at(-1) ?? row.fixedOn ?? officeDay(ctx.now),
              amount,
              taxRate: row.vatRate,
            },
          ]),
      ...(dead === null
        ? []
        : [
            {
              lineId: row.id,
              lineKind: 'DEADFREIGHT' as const,
              itemName: `亏舱费 ${row.contractNo ?? ''}`,
              itemNameEn: `Deadfreight ${row.contractNo ?? ''}`,
              earnedOn: dead.earnedOn,
              amount: dead.amount,
              taxRate: row.vatRate,
            },
          ]),
    ],
  });
}
