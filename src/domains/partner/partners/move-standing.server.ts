import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type Acting, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { raise } from '../../../kernel/server/domain-events.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { standingChanged } from '../public.ts';
import { vendorUserActs, vendorUsers } from '../vendor-users/vendor-user.server.ts';
import { partnerFlow } from './partner.flow.ts';
import { type PartnerRow, partner } from './partner.resource.ts';
import { qualifiedUntil } from './partner.rules.ts';
import { partners } from './save-partner.server.ts';
import { STANDING_STEPS, type StandingStep } from './standing-steps.rules.ts';

type Moving = {
  readonly step: StandingStep;
  readonly reason: string;
  /** The last day of a qualification; two years where nobody says. */
  readonly validTo?: string | null;
};

/** Since when a partner stands as it does; of one that never moved under the product, when it was last written. */
export const standingSince = ({ standingSince: day, updateTime, createTime }: PartnerRow): string =>
  day ?? officeDay(new Date(updateTime ?? createTime));

/** Moves a partner to another standing and tells of it. Only an approved request does, and the clock; blacklisted, nobody of it signs in. */
export async function moveStanding(ctx: Ctx, id: number, { step, reason, validTo }: Moving): Promise<PartnerRow> {
  const { to } = STANDING_STEPS[step];
  const today = officeDay(ctx.now);
  const { qualifyStatus: from } = await partners.held(ctx, id);
  const until = to === 'QUALIFIED' ? (validTo ?? qualifiedUntil(today)) : null;
  const { row } = await partners.patch(
    ctx,
    id,
    { qualifyStatus: to, validTo: until, ...(from !== to && { standingSince: today }) },
    { action: step, reason },
  );
  if (from !== to) await raise(ctx, standingChanged, { partnerId: id, from, to, reason });
  if (to === 'BLACKLISTED') await disableAccounts(ctx, id, reason);
  return row;
}

async function disableAccounts(ctx: Ctx, partnerId: number, reason: string): Promise<void> {
  const inner = asSystem(ctx, '列入黑名单');
  const open = await vendorUsers.find(inner, { partnerId, userStatus: ['INVITED', 'ACTIVE'] }, { only: ['username'] });
  for (const { id } of open) await vendorUserActs.perform(inner, 'disable', id, { reason });
}

type Step = Pick<Acting<typeof partner.fields, { reason: true }>, 'row' | 'reason' | 'move'>;

/** Business with it ends, or may begin again, without an approval: nothing is asked of it and nobody vouches for it. */
async function step(ctx: Ctx, { row, reason, move }: Step): Promise<PartnerRow> {
  const moved = await move({ validTo: null, standingSince: officeDay(ctx.now) });
  const { id, qualifyStatus: to } = moved;
  await raise(ctx, standingChanged, { partnerId: id, from: row.qualifyStatus, to, reason });
  return moved;
}

export const standingActs = serveActs(partner, partnerFlow, { deactivate: step, reactivate: step });
