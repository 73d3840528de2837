import type { Ctx } from '../../../../kernel/server/context.ts';
import { SHIPS } from '../../../fleet/public.server.ts';
import { PEOPLE } from '../../../identity/public.server.ts';

/** SQL of the id of the ship's own account that somebody of that name holds; null where the ship has none. Both are columns of a query. */
export const accountNamed = (name: string, organization: string): string =>
  `(select u.id from ${PEOPLE} u where u.organization_id = ${organization} and u.deleted_at is null and u.name = ${name} order by u.id limit 1)`;

export type VoyagePeople = { readonly captainId: number | null; readonly chiefEngineerId: number | null };

/** Whose accounts the voyage's master and chief engineer have, so that their names lead there. */
export async function peopleOf(ctx: Ctx, voyageId: number): Promise<VoyagePeople> {
  const [row] = await ctx.db.query<VoyagePeople>({
    name: 'voyage-people',
    text:
      `select ${accountNamed('v.captain', 's.organization_id')} as "captainId", ` +
      `${accountNamed('v.chief_engineer', 's.organization_id')} as "chiefEngineerId" ` +
      `from voyage_voyage v join ${SHIPS} s on s.id = v.ship_name where v.id = $1`,
    values: [voyageId],
  });
  return row ?? { captainId: null, chiefEngineerId: null };
}
