import type { Ctx } from '../../../kernel/server/context.ts';

/**
 * A planned voyage begins at its first call, as long as it is planned. These columns follow and are nobody's writing, so that neither the
 * version of the voyage nor its history moves.
 */
export async function followPlan(ctx: Ctx, voyageIds: readonly number[]): Promise<void> {
  await ctx.db.query({
    name: 'voyage-plan-follows',
    text: `update voyage_voyage v set start_time = f.eta, start_zone = f.zone, start_port = f.port
      from (select distinct on (c.voyage) c.voyage, c.eta, c.zone, c.port from voyage_voyage_port c
        where c.voyage = any($1::bigint[]) and c.deleted_at is null order by c.voyage, c.seq, c.id) f
      where v.id = f.voyage and v.voyage_status = 'PLAN' and f.eta is not null
        and (v.start_time, v.start_zone, v.start_port) is distinct from (f.eta, f.zone, f.port)`,
    values: [voyageIds],
  });
}
