import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import type { Moving } from '../ledger/post-moves.server.ts';
import { bindingsOf } from './bindings.server.ts';
import { firstShort, type Step } from './reservation.rules.ts';

/** What somebody takes for use or sends away; what was counted, written off or is taken back is gone whoever has reserved it. */
const HEEDS = new Set(['ISSUE', 'TRANSFER_OUT']);

type Placed = Moving & { readonly poolId: number };

/** CONFLICT with INSUFFICIENT_STOCK where something is taken that others have reserved. The pools are held; `onHand` as they are. */
export async function assertUnreserved(
  ctx: Ctx,
  moving: readonly Placed[],
  onHand: (poolId: number) => Decimal,
  day: string,
): Promise<void> {
  const pools = [...new Set(moving.filter(({ moveType }) => HEEDS.has(moveType)).map(({ poolId }) => poolId))];
  if (pools.length === 0) return;
  for (const [poolId, bindings] of await bindingsOf(ctx, pools, day)) {
    const own = moving.filter((one) => one.poolId === poolId);
    const steps = own.map(({ move, reservationId }): Step => {
      const qty = move.kind === 'value' ? '0' : move.qty;
      return { kind: move.kind === 'in' || move.kind === 'value' ? 'in' : 'out', qty, reservationId };
    });
    const short = firstShort(onHand(poolId), bindings, steps);
    const one = short && own[short.at];
    if (!one) continue;
    const { available, reserved } = short;
    const message = {
      zh: `可用只有 ${available}，另有 ${reserved} 已预留；选对应预留，或先解除预留`,
      en: `Only ${available} is free, ${reserved} is reserved: name the reservation, or release it first`,
    };
    throw new AppError('CONFLICT', message, {
      ...(one.field && { errors: [{ field: one.field, message }] }),
      data: {
        reason: 'INSUFFICIENT_STOCK',
        materialId: one.materialId,
        onHand: onHand(poolId),
        reserved,
        available,
      },
    });
  }
}
