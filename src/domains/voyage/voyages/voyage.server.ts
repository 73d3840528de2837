import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { rotationOf } from '../port-calls/port-call.server.ts';
import type { Wire } from '../reports/report-wire.rules.ts';
import { shipFacts } from '../reports/service/report-facts.server.ts';
import { initInfoFlow } from './init-info.flow.ts';
import { voyageInitInfo } from './init-info.resource.ts';
import { voyageActs } from './service/close-voyage.server.ts';
import { INIT_INFO, openVoyage, openVoyageRow, VOYAGE } from './service/open-voyage.server.ts';
import { nextPlanned, planVoyage, setRotation } from './service/plan-voyage.server.ts';
import { peopleOf } from './service/ship-account.server.ts';
import { voyageTotals } from './service/voyage-totals.server.ts';
import {
  currentCall,
  openCall,
  openRepairCall,
  planCall,
  plannedCall,
  rotationCall,
  totalsCall,
} from './voyage.calls.ts';

/** Typed readings count for the first report once they are confirmed. */
const initInfoActs = serveActs(voyageInitInfo, initInfoFlow, {
  approve: (ctx, { move }) => move({ approvedBy: ctx.user.name }),
});

const initInfos = recordsOf(voyageInitInfo);

/** A voyage with its rotation, its totals to date (frozen ones when it is closed) and its opening readings. */
async function withTotals(ctx: Ctx, id: number): Promise<Wire> {
  const row = await readOne(VOYAGE, ctx, id);
  const people = await peopleOf(ctx, id);
  const [initInfo = null] = await initInfos.find(ctx, { voyageId: id });
  const ports = await rotationOf(ctx, id);
  return { ...row, ...people, ports, totals: row.totals ?? (await voyageTotals(ctx, id)), initInfo };
}

async function currentVoyage(ctx: Ctx, shipId: number): Promise<Wire | null> {
  await shipFacts(ctx, shipId);
  const open = await openVoyageRow(ctx, shipId);
  return open ? withTotals(ctx, open.id) : null;
}

async function plannedVoyage(ctx: Ctx, of: { shipId: number; kind: 'TRADE' | 'REPAIR' }): Promise<Wire | null> {
  await shipFacts(ctx, of.shipId);
  const planned = await nextPlanned(ctx, of);
  return planned ? withTotals(ctx, planned.id) : null;
}

/** Voyages are planned, opened, closed, reopened and cancelled by their acts; the derived calls read them and edit the plan. */
export const voyageEndpoints: readonly Endpoint[] = [
  serve(currentCall, async (ctx, { query }) => (await currentVoyage(ctx, query.shipId)) ?? { voyage: null }),
  serve(plannedCall, async (ctx, { query }) => (await plannedVoyage(ctx, query)) ?? { voyage: null }),
  serve(planCall, (ctx, { body }) => planVoyage(ctx, body)),
  serve(rotationCall, (ctx, { params, body }) => setRotation(ctx, { voyageId: params.id, ...body })),
  serve(openCall, (ctx, { body }) => openVoyage(ctx, 'TRADE', body)),
  serve(openRepairCall, (ctx, { body }) => openVoyage(ctx, 'REPAIR', body)),
  serve(totalsCall, (ctx, { params }) => withTotals(ctx, params.id)),
  ...voyageActs.endpoints,
  ...initInfoActs.endpoints,
  ...crudEndpoints(VOYAGE, { omit: ['create', 'remove'] }),
  ...crudEndpoints(INIT_INFO, { omit: ['create', 'update', 'remove'] }),
];
