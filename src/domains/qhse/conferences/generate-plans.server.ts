import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { UNITS } from '../../identity/public.server.ts';
import { periodsOf } from './conference.rules.ts';
import { type ConferenceConfigRow, conferenceConfig } from './conference-config.resource.ts';
import { conferencePlan } from './conference-plan.resource.ts';

const configs = recordsOf(conferenceConfig);
const plans = recordsOf(conferencePlan);

/** The unit above all others. */
async function companyOf(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'qhse-company-unit',
    text: `select o.id from ${UNITS} o where o.parent_id is null and o.deleted_at is null order by o.id limit 1`,
  });
  return rows.map(({ id }) => id);
}

/** Which units hold a conference of this type. */
async function unitsOf(ctx: Ctx, { conferenceLevel, unitIds }: ConferenceConfigRow): Promise<readonly number[]> {
  if (conferenceLevel === 'COMPANY') return companyOf(ctx);
  if (conferenceLevel === 'DEPT') return unitIds ?? [];
  return (await vesselsOf(ctx)).flatMap(({ organizationId }) => organizationId ?? []);
}

const keyOf = (...parts: readonly (string | number)[]): string => parts.join(' ');

/** The conferences of a year, each type and unit as often as it is held; those that are there stay (6.3). */
export async function generatePlans(ctx: Ctx, year: number): Promise<{ made: number; there: number }> {
  const wanted = [];
  for (const config of await configs.find(ctx, { active: true }))
    for (const organizationId of await unitsOf(ctx, config))
      for (const { key, planDate } of periodsOf(config.frequency, year, config.byDay))
        wanted.push({
          key: keyOf(config.id, organizationId, key),
          once: config.frequency === 'ONCE' ? keyOf(config.id, organizationId) : undefined,
          draft: { configId: config.id, organizationId, periodKey: key, planDate, hostId: config.hostId },
          server: { planTitle: `${config.configName} ${key}` },
        });
  const configIds = [...new Set(wanted.map(({ draft }) => draft.configId))];
  const known = await plans.find(ctx, { configId: configIds }, { only: ['configId', 'organizationId', 'periodKey'] });
  const there = new Set(
    known.flatMap(({ configId, organizationId, periodKey }) => [
      keyOf(configId, organizationId, periodKey),
      keyOf(configId, organizationId),
    ]),
  );
  // What is held once is not planned again in another year.
  const fresh = wanted.filter(({ key, once }) => !there.has(once ?? key));
  await plans.createMany(
    ctx,
    fresh.map(({ draft, server }) => ({ draft, server })),
  );
  return { made: fresh.length, there: wanted.length - fresh.length };
}
