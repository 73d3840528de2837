import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { forgetSessions } from '../auth/session.server.ts';
import { withDefaults } from '../defaults.server.ts';
import { organization } from '../organizations/organization.resource.ts';
import { vessel } from './vessel.resource.ts';

const records = recordsOf(vessel);
const organizations = recordsOf(organization);
type Draft = Record<string, unknown> & { id: number; version: number };

/** A vessel is one organisation of type SHIP: it is made below the parent company unless one is named. */
async function shipOrganization(ctx: Ctx, draft: Record<string, unknown>): Promise<number> {
  const [root] = await ctx.db.query<{ id: number }>(
    `select id from system_organization where deleted_at is null and type = 'PARENT_COMPANY' order by id limit 1`,
  );
  const made = await organizations.create(
    ctx,
    withDefaults(organization, {
      name: draft.name,
      nameEn: draft.nameEn,
      code: draft.shipCode,
      type: 'SHIP',
      parentId: root?.id ?? null,
      sortNum: 500,
    }),
  );
  return made.id;
}

export async function createVessel(
  ctx: Ctx,
  given: Record<string, unknown>,
): Promise<{ id: number; organizationId: number | null }> {
  const draft = withDefaults(vessel, given);
  // Checked first, so that a refused vessel is told by its own fields and not by its organisation's.
  const created = await records.create(ctx, draft);
  await forgetSessions(ctx);
  if (created.organizationId) return created;
  const organizationId = await shipOrganization(ctx, draft);
  const { row } = await records.patch(ctx, created.id, { organizationId }, { action: 'organization' });
  return row;
}

/** A renamed vessel renames its organisation. */
async function update(ctx: Ctx, draft: Draft): Promise<unknown> {
  const before = await records.get(ctx, draft.id);
  const row = await records.update(ctx, draft);
  await forgetSessions(ctx);
  const renamed = row.name !== before.name || row.nameEn !== before.nameEn;
  if (renamed && row.organizationId) {
    await organizations.patch(ctx, row.organizationId, { name: row.name, nameEn: row.nameEn }, { action: 'edit' });
  }
  return row;
}

export const vesselEndpoints: readonly Endpoint[] = crudEndpoints(vessel, { create: createVessel, update });
