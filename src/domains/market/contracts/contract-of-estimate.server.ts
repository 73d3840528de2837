import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { fill } from '../../../kernel/text.ts';
import { type Decimal, isPositive, mul, round } from '../../../kernel/value/decimal.ts';
import { createCargo } from '../cargo/cargo.server.ts';
import { customers } from '../customers/customer.server.ts';
import type { AlternativeRow } from '../estimates/alternative.resource.ts';
import type { EstimateRow } from '../estimates/estimate.resource.ts';
import { LETTERS } from '../estimates/estimate-layout.rules.ts';
import { cargoType } from '../goods/cargo-type.resource.ts';
import { contractOfEstimate } from './contract.calls.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';
import { contracts, createContract } from './save-contract.server.ts';

const goods = recordsOf(cargoType);

/** The profile of the partner who asked. */
async function customerOf(ctx: Ctx, partnerId: number | null): Promise<number> {
  const [known] = partnerId === null ? [] : await customers.find(ctx, { partnerId });
  if (!known) throw new AppError('RULE', TEXT.noProfile);
  return known.id;
}

/** A voyage is fixed once: another draft waits until the one before it has come to nothing. */
async function assertNone(ctx: Ctx, estimateId: number): Promise<void> {
  const made = await contracts.find(ctx, { estimateId }, { only: ['contractNo', 'contractStatus'] });
  const alive = made.find(({ contractStatus }) => contractStatus !== 'FAILED' && contractStatus !== 'CANCELLED');
  if (alive) throw new AppError('WRONG_STATE', fill(TEXT.madeBefore, { no: alive.contractNo ?? '' }));
}

/** The parcel that the alternative was reckoned for; none as long as it does not say what goes from where to where. */
async function parcelOf(ctx: Ctx, customerId: number, estimate: EstimateRow, chosen: AlternativeRow) {
  const { cargoTypeId, loadPort, dischPort, qty } = chosen;
  if (!cargoTypeId || !loadPort || !dischPort || !qty) return [];
  const { name, lossAllowance } = await goods.get(ctx, cargoTypeId);
  const { id } = await createCargo(ctx, {
    cargoTypeId,
    name,
    lossAllowance,
    customerId,
    loadPortId: loadPort,
    dischPortId: dischPort,
    qty,
    qtyUnit: 'T',
    laycanFrom: estimate.laycanFrom,
    laycanTo: estimate.laycanTo,
  });
  return [{ cargoId: id }];
}

/** A commission of the alternative, which is a share, as a term in percent. */
const commission = (kind: 'ADDRESS' | 'BROKERAGE', share: Decimal | null) =>
  isPositive(share) ? [{ kind, pct: round(mul(share, '100'), 3) }] : [];

export const estimateMake = serveMake(contractOfEstimate, async (ctx, { first }) => {
  const chosen = first.alternatives.find((_, i) => LETTERS[i] === first.chosenLetter);
  if (!chosen) throw new AppError('WRONG_STATE', TEXT.notChosen);
  await assertNone(ctx, first.id);
  const customerId = await customerOf(ctx, first.customerId);
  return createContract(
    ctx,
    {
      kind: 'VOYAGE',
      direction: 'OUT',
      customerId,
      shipId: chosen.shipId,
      currencyId: first.currencyId,
      freightType: chosen.freightType,
      freightRate: chosen.rate,
      wsFlat: chosen.wsFlat,
      wsPoints: chosen.wsPoints,
      minQty: chosen.minQty,
      cargoes: await parcelOf(ctx, customerId, first, chosen),
      payments: [{ pct: '100.00', trigger: 'BL', days: 3 }],
      commissions: [...commission('ADDRESS', chosen.addressCommission), ...commission('BROKERAGE', chosen.brokerage)],
    },
    { estimateId: first.id },
  );
});
