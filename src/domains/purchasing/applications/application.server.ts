import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { copyCall } from './application.calls.ts';
import { application } from './application.resource.ts';
import { askAgain } from './ask-again.rules.ts';
import { applications, createApplication, deriveApplication, updateApplication } from './save-application.server.ts';

/** A new draft that asks for the same; who copies it says anew when it is needed and why. */
async function copyApplication(ctx: Ctx, id: number) {
  const row = await applications.get(ctx, id);
  const { organizationId, department, purchaseType, applyKind, seasonId, title, requiredDate, portId, reason } = row;
  return createApplication(ctx, {
    organizationId,
    department,
    purchaseType,
    applyKind,
    seasonId,
    title,
    requiredDate,
    portId,
    reason,
    lines: row.lines.map(askAgain),
  });
}

export const applicationEndpoints: readonly Endpoint[] = [
  serve(copyCall, (ctx, { params }) => copyApplication(ctx, params.id)),
  ...crudEndpoints(application, {
    create: createApplication,
    update: updateApplication,
    derive: deriveApplication,
    pick: { hint: () => 't.apply_no' },
  }),
];
