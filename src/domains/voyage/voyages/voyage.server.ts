import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { patchRow } from '../../../kernel/server/crud/write.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { Wire } from '../reports/report-wire.rules.ts';
import { shipFacts } from '../reports/service/report-facts.server.ts';
import { cancelVoyage, closeVoyage, reopenVoyage } from './service/close-voyage.server.ts';
import { INIT_INFO, openVoyage, openVoyageRow, VOYAGE } from './service/open-voyage.server.ts';
import { peopleOf } from './service/ship-account.server.ts';
import { voyageTotals } from './service/voyage-totals.server.ts';
import {
  approveInitCall,
  cancelCall,
  closeCall,
  currentCall,
  openCall,
  openRepairCall,
  reopenCall,
  totalsCall,
} from './voyage.calls.ts';

async function initInfoOf(ctx: Ctx, voyageId: number): Promise<Wire | null> {
  const [row] = await ctx.db.query<{ id: number }>(
    'select id from voyage_init_info where voyage_id = $1 and deleted_at is null',
    [voyageId],
  );
  return row ? readOne(INIT_INFO, ctx, row.id) : null;
}

/** A voyage with its totals to date (frozen ones when it is closed) and its opening readings. */
async function withTotals(ctx: Ctx, id: number): Promise<Wire> {
  const row = await readOne(VOYAGE, ctx, id);
  const people = await peopleOf(ctx, id);
  return {
    ...row,
    ...people,
    totals: row.totals ?? (await voyageTotals(ctx, id)),
    initInfo: await initInfoOf(ctx, id),
  };
}

async function currentVoyage(ctx: Ctx, shipId: number): Promise<Wire | null> {
  await shipFacts(ctx, shipId);
  const open = await openVoyageRow(ctx, shipId);
  return open ? withTotals(ctx, open.id) : null;
}

/** Voyages are opened, closed, reopened and cancelled by their acts; the derived calls read them and edit the plan. */
export const voyageEndpoints: readonly Endpoint[] = [
  serve(currentCall, async (ctx, { query }) => (await currentVoyage(ctx, query.shipId)) ?? { voyage: null }),
  serve(openCall, (ctx, { body }) => openVoyage(ctx, 'TRADE', body)),
  serve(openRepairCall, (ctx, { body }) => openVoyage(ctx, 'REPAIR', body)),
  serve(totalsCall, (ctx, { params }) => withTotals(ctx, params.id)),
  serve(closeCall, (ctx, { params, body }) => closeVoyage(ctx, params.id, body.version)),
  serve(reopenCall, (ctx, { params, body }) => reopenVoyage(ctx, params.id, body)),
  serve(cancelCall, (ctx, { params, body }) => cancelVoyage(ctx, params.id, body)),
  serve(approveInitCall, async (ctx, { params, body }) => {
    const { row } = await patchRow(
      INIT_INFO,
      ctx,
      params.id,
      { approvedBy: ctx.user.name },
      { action: 'approve', version: body.version },
    );
    return row;
  }),
  ...crudEndpoints(VOYAGE, { omit: ['create', 'remove'] }),
  ...crudEndpoints(INIT_INFO, { omit: ['create', 'update', 'remove'] }),
];
