import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { longTermLifting } from './lifting.resource.ts';

const liftings = recordsOf(longTermLifting);
const DELIVERED = '货载卸毕';

/** A parcel of a lifting is discharged: the lifting is done as soon as all that is carried of it is. */
export async function deliverLifting(ctx: Ctx, liftingId: number | null): Promise<void> {
  if (liftingId === null) return;
  const system = asSystem(ctx, DELIVERED);
  const { liftingState } = await liftings.held(system, liftingId);
  if (liftingState !== 'ACCEPTED') return;
  const parcels = await cargoes.find(system, { liftingId }, { only: ['cargoStatus'] });
  const under = parcels.filter(({ cargoStatus }) => !['DISCHARGED', 'SETTLED', 'CANCELLED'].includes(cargoStatus));
  if (under.length > 0) return;
  await liftings.patch(system, liftingId, { liftingState: 'DONE' }, { action: 'delivered', reason: DELIVERED });
}
