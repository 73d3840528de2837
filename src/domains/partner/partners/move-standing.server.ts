import { nextState } from '../../../kernel/flow/flow.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { raise } from '../../../kernel/server/domain-events.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { standingChanged } from '../public.ts';
import { partnerFlow } from './partner.flow.ts';
import type { PartnerRow } from './partner.resource.ts';
import { qualifiedUntil } from './partner.rules.ts';
import { partners } from './save-partner.server.ts';
import type { StandingAct } from './standing-acts.rules.ts';

/** Moves a partner to another standing and tells of it; qualified, it stays so for two years. */
export async function moveStanding(
  ctx: Ctx,
  id: number,
  act: StandingAct,
  { version, reason }: { version?: number; reason: string },
): Promise<PartnerRow> {
  const before = await partners.get(ctx, id);
  const to = nextState(partnerFlow, act, before.qualifyStatus);
  const validTo = to === 'QUALIFIED' ? qualifiedUntil(officeDay(ctx.now)) : null;
  const { row } = await partners.patch(
    ctx,
    id,
    { qualifyStatus: to, validTo },
    { action: act, reason, ...(version !== undefined && { version }) },
  );
  await raise(ctx, standingChanged, { partnerId: id, from: before.qualifyStatus, to, reason });
  return row;
}
