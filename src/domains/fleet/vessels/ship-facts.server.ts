import { fill } from '../../../kernel/server/ports.ts';
import { shipKeeper } from '../../identity/public.ts';

/** What accounts and their data ask about ships. */
export const shipFacts = fill(shipKeeper, 'fleet', {
  ships: (ctx) =>
    ctx.db.query({
      name: 'fleet-ships',
      text: 'select id, organization_id as "organizationId" from fleet_vessel where deleted_at is null',
    }),
  responsibilities: (ctx, { userIds, day, later }) =>
    ctx.db.query({
      name: 'fleet-responsibilities',
      text: `select user_id as "userId", vessel_id as "vesselId" from fleet_ship_responsibility
        where user_id = any($1::bigint[]) and deleted_at is null and ($3 or from_date <= $2) and (to_date is null or to_date >= $2)`,
      values: [userIds, day, later ?? false],
    }),
  shipNames: (ctx) =>
    ctx.db.query(
      `select id, case when $1 = 'en' then coalesce(name_en, name) else name end as name from fleet_vessel where deleted_at is null order by name`,
      [ctx.lang],
    ),
  latinNames: async (ctx) => {
    const rows = await ctx.db.query<{ name: string }>(
      'select lower(name_en) as name from fleet_vessel where name_en is not null',
    );
    return rows.map(({ name }) => name);
  },
  shipsOfUnit: async (ctx, organizationId) => {
    const [held] = await ctx.db.query<{ ships: number }>(
      `select count(*)::int as ships from fleet_vessel where deleted_at is null and status <> 'DISPOSED' and organization_id = $1`,
      [organizationId],
    );
    return held?.ships ?? 0;
  },
});
