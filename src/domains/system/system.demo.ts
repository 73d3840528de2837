import type { Ctx } from '../../kernel/server/context.ts';
import { recordsOf } from '../../kernel/server/crud/records.ts';
import type { FileStore } from '../../kernel/server/files/store.ts';
import { demoAdministration } from './administration.demo.ts';
import { companyDay } from './auth/identity.server.ts';
import { demoChats } from './chat/chats.demo.ts';
import { demoOrganizations } from './demo/organizations.demo.ts';
import { demoUsers } from './demo/users.demo.ts';
import { demoVessels, yearsFrom } from './demo/vessels.demo.ts';
import { demoPayments } from './payment/payments.demo.ts';
import { demoPictures } from './pictures/pictures.demo.ts';
import { shipResponsibility } from './responsibilities/ship-responsibility.resource.ts';

const responsibilities = recordsOf(shipResponsibility);

async function idsByCode(ctx: Ctx, table: 'system_role' | 'system_job'): Promise<Map<string, number>> {
  const rows = await ctx.db.query<{ id: number; code: string }>(
    `select id, code from ${table} where deleted_at is null`,
  );
  return new Map(rows.map((row) => [row.code, row.id]));
}

/** Group, fleet, people and who looks after which ship (demo.md). */
async function demoCompany(ctx: Ctx): Promise<void> {
  const today = companyDay(ctx.now);
  const [root] = await ctx.db.query<{ id: number }>(
    `select id from system_organization where deleted_at is null and type = 'PARENT_COMPANY' order by id limit 1`,
  );
  if (!root) throw new Error('The parent company is missing: the seed runs before the demo');
  const units = await demoOrganizations(ctx, root.id);
  const fleet = await demoVessels(ctx, today, units);
  const users = await demoUsers(ctx, {
    units,
    roles: await idsByCode(ctx, 'system_role'),
    jobs: await idsByCode(ctx, 'system_job'),
    pioneer: fleet.get(6)?.organizationId ?? root.id,
    inThirtyDays: companyDay(new Date(ctx.now.getTime() + 30 * 86_400_000)),
  });
  const staff = [...users.keys()];
  const others = await superintendents(ctx, staff);
  const spans: [number | undefined, number, number][] = [
    [users.get('tech'), 1, 7],
    [others[0], 8, 13],
    [others[1], 14, 20],
  ];
  for (const [userId, first, last] of spans) {
    for (let no = first; userId && no <= last; no += 1) {
      for (const kind of ['VM', 'REPAIR']) {
        const draft = { userId, vesselId: fleet.get(no)?.id, kind, fromDate: yearsFrom(today, -1), toDate: null };
        await responsibilities.create(ctx, draft);
      }
    }
  }
  await demoChats(ctx);
}

/** Two more technical superintendents beside `tech`. */
async function superintendents(ctx: Ctx, usernames: readonly string[]): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    `select u.id from system_user_ u join system_role r on r.id = any(u.role_ids) and r.code = 'SUPT_TECH'
     where u.username = any($1) and u.username <> 'tech' and not exists
       (select 1 from system_role l where l.id = any(u.role_ids) and l.code = 'DEPT_LEADER') order by u.id limit 2`,
    [usernames],
  );
  return rows.map((row) => row.id);
}

/** The company, what its administrators find, its payments, and where there is a store its pictures. */
export async function demoSystem(ctx: Ctx, files?: FileStore): Promise<void> {
  await demoCompany(ctx);
  await demoAdministration(ctx);
  await demoPayments(ctx);
  if (files) await demoPictures(ctx, files);
}
