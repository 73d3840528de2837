import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { berthShipsCall } from './berth.calls.ts';
import { berth } from './berth.resource.ts';
import { type BerthLimits, berthClashes, draftAllowed } from './berth-limits.rules.ts';

const berths = recordsOf(berth);

type Limits = BerthLimits & { readonly id: number };

/** What berths bear, with the tide of their port, by id; one that is gone is absent. */
export async function berthLimits(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, BerthLimits>> {
  const rows = await ctx.db.query<Limits>({
    name: 'market-berth-limits',
    text: `select b.id, b.max_loa as "maxLoa", b.max_beam as "maxBeam", b.max_draft as "maxDraft", b.max_dwt as "maxDwt", b.depth, f.tide
      from market_berth b left join market_port_profile f on f.port = b.port and f.deleted_at is null
      where b.deleted_at is null and b.id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The user's ships at a berth. */
async function shipsAt(ctx: Ctx, id: number, asked: string | undefined): Promise<Reply<typeof berthShipsCall>> {
  await berths.get(ctx, id);
  const limits = (await berthLimits(ctx, [id])).get(id)!;
  const ships = (await vesselsOf(ctx)).map((ship) => {
    const { loa, beam, dwt } = ship;
    const draft = asked ?? ship.draft;
    return {
      shipId: ship.id,
      ship: (ctx.lang === 'en' && ship.nameEn) || ship.name,
      loa,
      beam,
      dwt,
      draft,
      over: berthClashes({ loa, beam, dwt, draft }, limits),
    };
  });
  return { allowedDraft: draftAllowed(limits), ships };
}

export const berthEndpoints: readonly Endpoint[] = [
  serve(berthShipsCall, (ctx, { params, query }) => shipsAt(ctx, params.id, query.draft)),
  ...crudEndpoints(berth),
];
