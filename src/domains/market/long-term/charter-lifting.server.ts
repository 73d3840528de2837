import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { createCargo } from '../cargo/cargo.server.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { createContract } from '../contracts/save-contract.server.ts';
import { cargoType } from '../goods/cargo-type.resource.ts';
import { adjustmentOn, movedFreight } from './adjustment.rules.ts';
import type { LiftingRow } from './lifting.resource.ts';
import { charterOf } from './lifting.server.ts';
import { contractOfLifting } from './long-term.calls.ts';
import type { LongTermRow } from './long-term.resource.ts';
import { termsOf } from './long-term.server.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';

const goods = recordsOf(cargoType);
const CHARTERING = '批次起草航次合同';

/** What a tonne of a lifting costs: that of its route, moved by what holds as its laycan begins. */
function freightFor({ routes, adjustments }: LongTermRow, lifting: LiftingRow) {
  const { loadPortId, dischPortId, laycanFrom } = lifting;
  const route = routes.find((one) => one.loadPortId === loadPortId && one.dischPortId === dischPortId);
  return movedFreight(route?.freight, adjustmentOn(adjustments, laycanFrom)?.move);
}

/** The parcel of a lifting as it was accepted; that of a charter that failed is offered again and serves once more. */
async function parcelOf(ctx: Ctx, terms: LongTermRow, lifting: LiftingRow) {
  const [offered] = await cargoes.find(asSystem(ctx, CHARTERING), { liftingId: lifting.id, cargoStatus: 'OFFERED' });
  if (offered) return offered;
  const { name, lossAllowance } = await goods.get(ctx, lifting.cargoTypeId);
  return createCargo(
    ctx,
    {
      cargoTypeId: lifting.cargoTypeId,
      name,
      customerId: terms.customerId,
      loadPortId: lifting.loadPortId,
      dischPortId: lifting.dischPortId,
      qty: lifting.qty,
      qtyUnit: 'T',
      tolerancePct: terms.tolerancePct,
      laycanFrom: lifting.laycanFrom,
      laycanTo: lifting.laycanTo,
      lossAllowance,
    },
    { liftingId: lifting.id },
  );
}

export const charterMake = serveMake(contractOfLifting, async (ctx, { first }) => {
  const no = await charterOf(ctx, first.id);
  if (no !== undefined) throw new AppError('CONFLICT', TEXT.hasCharter, { values: { no } });
  const terms = await termsOf(ctx, first.longTermId);
  const parcel = await parcelOf(ctx, terms, first);
  return createContract(
    ctx,
    {
      kind: 'VOYAGE',
      direction: 'OUT',
      customerId: terms.customerId,
      shipId: first.shipId,
      currencyId: terms.currencyId,
      freightType: 'PER_TON',
      freightRate: freightFor(terms, first),
      cargoes: [{ cargoId: parcel.id }],
      payments: [{ pct: '100.00', trigger: 'BL', days: 3 }],
      clauses: terms.clauses,
    },
    { longTermId: terms.id, liftingId: first.id, freightByLongTerm: !terms.freightVariable },
  );
});
