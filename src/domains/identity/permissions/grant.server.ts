import type { Ctx } from '../../../kernel/server/context.ts';
import type { App } from '../../../kernel/server/module.ts';
import { say } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type ClosedPage, pageAt } from '../menus/closed-page.rules.ts';
import { menuRows } from '../menus/menu.server.ts';
import { personCards } from '../people/people.server.ts';
import { catalogueOf } from './catalogue.server.ts';

/** Whom to ask: enough to find one at their desk. */
const MOST = 5;

async function closedPage(ctx: Ctx, path: string): Promise<ClosedPage | undefined> {
  return pageAt(await menuRows(ctx), path, ctx.lang);
}

/** The name of a permission as the catalogue has it: its record and its act. */
function labelOf(ctx: Ctx, app: App, permission: string): string | null {
  for (const { subjects } of catalogueOf(app.modules))
    for (const { label, permissions } of subjects) {
      const entry = permissions.find((one) => one.permission === permission);
      if (entry) return [...new Set([say(label, ctx.lang), say(entry.label, ctx.lang)])].join(' · ');
    }
  return null;
}

async function rolesWith(ctx: Ctx, permission: string): Promise<string[]> {
  const rows = await ctx.db.query<{ name: string }>(
    `select case when $2 = 'en' then coalesce(nullif(name_en, ''), name) else name end as name from identity_role
     where deleted_at is null and code <> 'ADMIN' and permissions ? $1 order by level desc, id limit 12`,
    [permission, ctx.lang],
  );
  return rows.map((row) => row.name);
}

/** People who keep accounts and roles, open ones, the lowest level first: they are the nearest. */
async function keepers(ctx: Ctx) {
  const rows = await ctx.db.query<{ id: number }>(
    `select u.id from identity_user u join identity_role r on r.id = any(u.role_ids) and r.deleted_at is null
     where u.deleted_at is null and u.enabled and (u.expires_on is null or u.expires_on >= $1)
       and (r.permissions ? '*' or r.permissions ? 'identity:user:edit')
     group by u.id order by max(r.level) desc, u.id limit $2`,
    [officeDay(ctx.now), MOST],
  );
  const cards = await personCards(
    ctx,
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) => {
    const card = cards.get(row.id);
    return card ? [{ name: card.name, username: card.username, place: card.place }] : [];
  });
}

/** What is missing for a page or an act, and who could give it. */
export async function grantOf(ctx: Ctx, app: App, given: { permission?: string; path?: string }) {
  const page = given.path ? await closedPage(ctx, given.path) : undefined;
  const permission = given.permission ?? page?.permission ?? null;
  const label = permission && labelOf(ctx, app, permission);
  const found = page !== undefined || Boolean(label);
  return {
    found,
    page: page?.title ?? null,
    permission: label ? permission : null,
    label,
    roles: label && permission ? await rolesWith(ctx, permission) : [],
    keepers: found ? await keepers(ctx) : [],
  };
}
