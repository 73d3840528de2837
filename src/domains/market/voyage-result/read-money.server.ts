import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { tradeVoyagesOf, voyageOilCosts } from '../../voyage/public.server.ts';
import { laytime } from '../../voyage/public.ts';
import { disbursementAccount } from '../agents/account.resource.ts';
import { appointments } from '../agents/appointment.server.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { claims } from '../claims/claim.server.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import { voyageEstimate } from '../estimates/estimate.resource.ts';

const accounts = recordsOf(disbursementAccount);
const estimates = recordsOf(voyageEstimate);
const laytimes = recordsOf(laytime);

const PARCEL = [
  'name',
  'contractId',
  'voyageId',
  'qty',
  'qtyUnit',
  'blQty',
  'blIssued',
  'outturnQty',
  'shipQty',
  'cargoStatus',
] as const;
const CLAIM = [
  'claimNo',
  'kind',
  'direction',
  'voyageId',
  'statementId',
  'currencyId',
  'amount',
  'netAmount',
  'commissionPct',
  'agreedAmount',
  'claimStatus',
] as const;
const STATEMENT = ['statementNo', 'voyageId', 'currencyId', 'demurrageAmount', 'despatchAmount'] as const;
const DISBURSED = ['accountNo', 'appointmentId', 'voyageId', 'currencyId', 'pdaTotal', 'fdaTotal', 'status'] as const;

const idsOf = (ids: readonly (number | null)[]): number[] => [...new Set(ids.flatMap((id) => id ?? []))];

/** All that tells what these voyages of a ship earned and cost, each kind of record in one look; as the system, which sees prices. */
export async function readMoney(
  system: Ctx,
  {
    shipId,
    voyageIds,
    estimateIds,
  }: { shipId: number; voyageIds: readonly number[]; estimateIds: readonly (number | null)[] },
) {
  const voyageId = [...voyageIds];
  const here = await cargoes.find(system, { voyageId }, { only: PARCEL });
  const contractIds = idsOf(here.map(({ contractId }) => contractId));
  const agreed = await contracts.find(system, { id: contractIds, direction: 'OUT' }, { inner: true });
  const parcels = await cargoes.find(system, { contractId: contractIds }, { only: PARCEL });
  const called = await appointments.find(system, { voyageId, account: 'OWNER' }, { only: ['account'] });
  const own = new Set(called.map(({ id }) => id));
  const disbursed = await accounts.find(system, { voyageId }, { only: DISBURSED, inner: true });
  return {
    voyages: new Map((await tradeVoyagesOf(system, shipId)).map((one) => [one.id, one])),
    contracts: new Map(agreed.map((one) => [one.id, one])),
    parcels: parcels.filter(({ cargoStatus }) => cargoStatus !== 'CANCELLED'),
    statements: await laytimes.find(system, { voyageId, status: 'APPROVE' }, { only: STATEMENT, inner: true }),
    claims: await claims.find(system, { voyageId }, { only: CLAIM, inner: true }),
    // What the charterer pays is none of the ship's.
    disbursed: disbursed.filter(({ appointmentId }) => own.has(appointmentId)),
    oil: await voyageOilCosts(system, { shipId, voyageIds }),
    estimates: new Map(
      (await estimates.find(system, { id: idsOf(estimateIds) }, { inner: true })).map((one) => [one.id, one]),
    ),
  };
}

export type MoneyFacts = Awaited<ReturnType<typeof readMoney>>;
