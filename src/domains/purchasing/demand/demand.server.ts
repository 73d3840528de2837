import { nextState } from '../../../kernel/flow/flow.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { patchLines } from '../../../kernel/server/crud/line-records.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Saving, savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { applicantsOf } from '../applications/applicants.server.ts';
import { application } from '../applications/application.resource.ts';
import { keepForApplication } from '../budget/application-budget.server.ts';
import { returnCall } from './demand.calls.ts';
import { demandLineFlow } from './demand-line.flow.ts';
import { type DemandLine, demandLine } from './demand-line.resource.ts';

const demands = recordsOf(demandLine);

export const DEMAND_RETURNED = 'purchasing.demandReturned';

/** A need that somebody takes is with that buyer. */
const withBuyer = async (_ctx: Ctx, { row: { buyerId, status } }: Saving<typeof demandLine.fields>) =>
  status === 'OPEN' || status === 'ASSIGNED' ? { status: buyerId ? 'ASSIGNED' : 'OPEN' } : {};

const saves = savesOf(demandLine, { served: withBuyer, later: withBuyer });

export const { update: updateDemand } = saves;

/** What cannot be bought goes back to whoever asked for it, with the reason; nothing of it may be on its way. */
export async function returnDemand(ctx: Ctx, id: number, { version, reason }: { version: number; reason: string }) {
  const before = await demands.get(ctx, id);
  const status = nextState(demandLineFlow, 'return', before.status);
  const { row } = await demands.patch(ctx, id, { status }, { action: 'return', version, reason });
  await tellReturned(ctx, row, reason);
  return row;
}

async function tellReturned(ctx: Ctx, row: DemandLine, reason: string): Promise<void> {
  const { applicationId, sourceLineId, itemName } = row;
  if (!applicationId || !sourceLineId) return;
  await patchLines(
    application,
    ctx,
    { id: applicationId, field: 'lines' },
    new Map([[sourceLineId, { lineStatus: 'REJECTED' }]]),
    { action: 'return', reason },
  );
  await keepForApplication(ctx, applicationId);
  await notify(ctx, {
    to: await applicantsOf(ctx, applicationId),
    kind: DEMAND_RETURNED,
    title: { zh: `采购退回：${itemName}（${reason}）`, en: `Returned by the buyer: ${itemName} (${reason})` },
    link: recordAddress(application.name, applicationId),
    resource: application.name,
    recordId: applicationId,
  });
}

export const demandEndpoints: readonly Endpoint[] = [
  serve(returnCall, (ctx, { params, body }) => returnDemand(ctx, params.id, body)),
  ...crudEndpoints(demandLine, { omit: ['create', 'remove', 'import'], update: updateDemand }),
];
