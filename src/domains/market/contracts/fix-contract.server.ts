import { AppError, refuseFor } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { standingOf } from '../../partner/public.server.ts';
import type { CargoRow } from '../cargo/cargo.resource.ts';
import { cargoes, figuresFor } from '../cargo/cargo-figures.server.ts';
import { customers, exposureOf } from '../customers/customer.server.ts';
import { beyondLimit } from '../customers/exposure.rules.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { certificateProblems } from './certificate-problems.server.ts';
import type { ContractRow } from './contract.resource.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';
import { isChanged } from './parcel-terms.rules.ts';

const CLOSED = new Set(['SUSPENDED', 'BLACKLISTED', 'INACTIVE']);
const FIXING = '合同成交';
const FREEING = '合同取消';

/** Parcels of a contract, held to the end of the transaction in the order of their ids. */
export function parcelsOf(ctx: Ctx, row: Pick<ContractRow, 'cargoes'>): Promise<CargoRow[]> {
  const id = row.cargoes.map(({ cargoId }) => cargoId).toSorted((a, b) => a - b);
  return cargoes.find(asSystem(ctx, FIXING), { id }, { lock: true });
}

/** What speaks against fixing with this customer now (market 5.7). Held, so that two fixtures meet at the limit. */
async function customerProblems(ctx: Ctx, row: ContractRow): Promise<Text[]> {
  if (row.direction === 'IN' || row.customerId === null) return [];
  const customer = await customers.held(asSystem(ctx, FIXING), row.customerId);
  const partner = (await standingOf(ctx, [customer.partnerId])).get(customer.partnerId);
  const name = ctx.lang === 'en' ? (partner?.nameEn ?? partner?.name ?? '') : (partner?.name ?? '');
  const problems: Text[] = [];
  if (customer.standing === 'HELD') problems.push(fill(TEXT.customerHeld, { name, why: customer.holdReason ?? '' }));
  if (partner && CLOSED.has(partner.qualifyStatus)) problems.push(fill(TEXT.partnerClosed, { name }));
  const exposure = await exposureOf(ctx, customer.id);
  const { creditLimit } = customer;
  if (!row.creditReleased && beyondLimit({ creditLimit, exposure, estimate: row.baseEstimate }))
    problems.push(
      holds(ctx.user, MARKET_PRICE)
        ? fill(TEXT.overCredit, {
            exposure: formatDecimal(exposure, 2),
            estimate: formatDecimal(row.baseEstimate ?? '0', 2),
            limit: formatDecimal(creditLimit ?? '0', 2),
          })
        : TEXT.overCreditSilent,
    );
  return problems;
}

type Fixed = Pick<ContractRow, 'fixedOn' | 'creditReleased' | 'certWaived'>;

/**
 * Fixed with a ship: the customer is good for it, her papers hold, its parcels are still offered as they were agreed to and become the
 * contract's; a release and a waiver are used up.
 */
export async function fixParcels(ctx: Ctx, row: ContractRow, shipId: number): Promise<Fixed> {
  if (row.status !== 'APPROVE') throw new AppError('WRONG_STATE', TEXT.notApproved);
  const problems = [...(await customerProblems(ctx, row)), ...(await certificateProblems(ctx, row, shipId))];
  const parcels = await parcelsOf(ctx, row);
  const gone = parcels.filter(({ cargoStatus }) => cargoStatus !== 'OFFERED');
  problems.push(...gone.map(({ cargoNo }) => fill(TEXT.parcelGone, { no: cargoNo ?? '' })));
  const changed = parcels.filter((parcel) => !gone.includes(parcel) && isChanged(row, parcel));
  problems.push(...changed.map(({ cargoNo }) => fill(TEXT.parcelChanged, { no: cargoNo ?? '' })));
  refuseFor(problems);
  const system = asSystem(ctx, FIXING);
  for (const { id } of parcels)
    await cargoes.patch(system, id, { cargoStatus: 'FIXED', contractId: row.id }, { action: 'fixed', reason: FIXING });
  return { fixedOn: officeDay(ctx.now), creditReleased: false, certWaived: false };
}

/** Cancelled: what is not loaded is offered again; what is loaded binds. */
export async function freeParcels(ctx: Ctx, row: ContractRow): Promise<void> {
  const own = (await parcelsOf(ctx, row)).filter(({ contractId }) => contractId === row.id);
  const loaded = own.filter(({ cargoStatus }) => ['LOADED', 'DISCHARGED', 'SETTLED'].includes(cargoStatus));
  refuseFor(loaded.map(({ cargoNo }) => fill(TEXT.loaded, { no: cargoNo ?? '' })));
  const system = asSystem(ctx, FREEING);
  for (const parcel of own)
    await cargoes.patch(
      system,
      parcel.id,
      { cargoStatus: 'OFFERED', contractId: null, voyageId: null, shipId: null, ...figuresFor(parcel, undefined) },
      { action: 'freed', reason: FREEING },
    );
}
