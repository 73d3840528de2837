import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { forgetSessions, UNITS } from '../../identity/public.server.ts';
import { organization } from '../../identity/public.ts';
import { vessel } from './vessel.resource.ts';

const records = recordsOf(vessel);
const organizations = recordsOf(organization);
type Draft = Record<string, unknown> & { id: number; version: number };

/** A vessel is one organisation of type SHIP: it is made below the parent company unless one is named. */
async function shipOrganization(ctx: Ctx, draft: Record<string, unknown>): Promise<number> {
  const [root] = await ctx.db.query<{ id: number }>(
    `select id from ${UNITS} where deleted_at is null and type = 'PARENT_COMPANY' order by id limit 1`,
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

/** A vessel is one unit of type SHIP: no department, and none that is another vessel's (the unique index keeps that). */
async function assertShipUnit(ctx: Ctx, organizationId: number | null): Promise<void> {
  if (organizationId === null) return;
  const { type } = await organizations.get(ctx, organizationId);
  if (type === 'SHIP') return;
  const message = { zh: '只能选择船舶类型的机构', en: 'Only a unit of the type Ship can be chosen' };
  throw new AppError('RULE', message, { errors: [{ field: 'organizationId', message }] });
}

export async function createVessel(
  ctx: Ctx,
  given: Record<string, unknown>,
): Promise<{ id: number; organizationId: number | null }> {
  const draft = withDefaults(vessel, given);
  // Checked first, so that a refused vessel is told by its own fields and not by its organisation's.
  const created = await records.create(ctx, draft);
  await assertShipUnit(ctx, created.organizationId);
  await forgetSessions(ctx);
  if (created.organizationId) return created;
  const organizationId = await shipOrganization(ctx, draft);
  const { row } = await records.patch(ctx, created.id, { organizationId }, { action: 'organization' });
  return row;
}

/** Name and standing of a vessel's unit follow the vessel: that of a disposed ship is disabled. */
async function update(ctx: Ctx, draft: Draft): Promise<unknown> {
  const before = await records.get(ctx, draft.id);
  // Emptied by a form or a sheet, the unit stays: a vessel always has hers.
  const kept = 'organizationId' in draft && !draft.organizationId ? { organizationId: before.organizationId } : {};
  const row = await records.update(ctx, { ...draft, ...kept });
  if (row.organizationId !== before.organizationId) await assertShipUnit(ctx, row.organizationId);
  await forgetSessions(ctx);
  const disposed = (one: typeof row): boolean => one.status === 'DISPOSED';
  const changes = {
    ...((row.name !== before.name || row.nameEn !== before.nameEn) && { name: row.name, nameEn: row.nameEn }),
    ...(disposed(row) !== disposed(before) && { status: disposed(row) ? 'STOP' : 'USE' }),
  };
  if (Object.keys(changes).length > 0 && row.organizationId) {
    await organizations.patch(ctx, row.organizationId, changes, { action: 'edit' });
  }
  return row;
}

/** The unit of a vessel that was entered by mistake goes with her. */
async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const { organizationId } = await records.get(ctx, id);
  await records.remove(ctx, id, version);
  if (organizationId) await organizations.remove(ctx, organizationId);
  await forgetSessions(ctx);
}

/** With her unit, which went with her. */
async function restore(ctx: Ctx, id: number): Promise<unknown> {
  const [unit] = await ctx.db.query<{ id: number }>(
    `select o.id from fleet_vessel v join ${UNITS} o on o.id = v.organization_id
     where v.id = $1 and v.deleted_at is not null and o.deleted_at is not null`,
    [id],
  );
  if (unit) await organizations.restore(ctx, unit.id);
  const row = await records.restore(ctx, id);
  await forgetSessions(ctx);
  return row;
}

export const vesselEndpoints: readonly Endpoint[] = crudEndpoints(vessel, {
  create: createVessel,
  update,
  remove,
  restore,
  pick: { open: `t.status <> 'DISPOSED'` },
});
