import type { DemoCompany } from '../../kernel/demo.ts';
import type { Ctx } from '../../kernel/server/context.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import { demoOrganizationChanges } from './demo/organization-changes.demo.ts';
import { demoOrganizations } from './demo/organizations.demo.ts';
import { demoUsers } from './demo/users.demo.ts';

async function idsByCode(ctx: Ctx, table: 'identity_role' | 'identity_job'): Promise<Map<string, number>> {
  const rows = await ctx.db.query<{ id: number; code: string }>(
    `select id, code from ${table} where deleted_at is null`,
  );
  return new Map(rows.map((row) => [row.code, row.id]));
}

/** Group and people (demo.md); the ships bring their own units. */
export async function demoIdentity(ctx: Ctx, { staff }: DemoCompany): Promise<void> {
  const [root] = await ctx.db.query<{ id: number }>(
    `select id from identity_organization where deleted_at is null and type = 'PARENT_COMPANY' order by id limit 1`,
  );
  if (!root) throw new Error('The parent company is missing: the seed runs before the demo');
  const units = await demoOrganizations(ctx, root.id);
  await demoUsers(ctx, {
    units,
    roles: await idsByCode(ctx, 'identity_role'),
    jobs: await idsByCode(ctx, 'identity_job'),
    staff,
    inThirtyDays: officeDay(new Date(ctx.now.getTime() + 30 * 86_400_000)),
  });
  await demoOrganizationChanges(ctx, units);
}
