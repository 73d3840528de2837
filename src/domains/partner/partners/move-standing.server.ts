import type { Ctx } from '../../../kernel/server/context.ts';
import { type Acting, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { raise } from '../../../kernel/server/domain-events.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { standingChanged } from '../public.ts';
import { partnerFlow } from './partner.flow.ts';
import { type PartnerRow, partner } from './partner.resource.ts';
import { qualifiedUntil } from './partner.rules.ts';

type Step = Pick<Acting<typeof partner.fields, { reason: true }>, 'row' | 'reason' | 'move'>;

/** Moves a partner to another standing and tells of it; qualified, it stays so for two years. */
async function step(ctx: Ctx, { row, reason, move }: Step): Promise<PartnerRow> {
  const moved = await move({ validTo: null });
  const { id, qualifyStatus: to } = moved;
  await raise(ctx, standingChanged, { partnerId: id, from: row.qualifyStatus, to, reason });
  return moved;
}

export const standingActs = serveActs(partner, partnerFlow, {
  trial: step,
  qualify: (ctx, { move, ...acting }) =>
    step(ctx, { ...acting, move: () => move({ validTo: qualifiedUntil(officeDay(ctx.now)) }) }),
  suspend: step,
  blacklist: step,
  release: step,
  deactivate: step,
  reactivate: step,
});
