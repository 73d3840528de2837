import { notFound } from '../../../kernel/errors.ts';
import { labelOf } from '../../../kernel/resource/describe.ts';
import { recordName } from '../../../kernel/resource/record-name.ts';
import { permissionOf } from '../../../kernel/resource/resource.ts';
import { isScoped, plainScope } from '../../../kernel/resource/scope.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { planOf } from '../../../kernel/server/crud/plan.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { App } from '../../../kernel/server/module.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { allResources, findResource } from '../../../kernel/server/registry.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { accountById, factsOf, isOpen } from '../auth/identity.server.ts';
import { dataScopeOf } from '../auth/scope.rules.ts';
import { type Ground, groundsOf } from '../auth/scope-grounds.rules.ts';
import { shipKeeper } from '../auth/ship-keeper.rules.ts';
import { user } from '../users/user.resource.ts';
import { catalogueOf } from './catalogue.server.ts';
import { explain, explainKinds, reach } from './permission.calls.ts';

const RECORD: Text = { zh: '记录种类', en: 'Kind of record' };

async function person(ctx: Ctx, userId: number) {
  const account = await accountById(ctx.db, userId);
  if (!account) throw notFound(user.label);
  const facts = await factsOf(ctx, account);
  const names = await ctx.db.query<{ code: string; name: string }>(
    `select code, case when $1 = 'en' then coalesce(name_en, name) else name end as name from identity_role where deleted_at is null`,
    [ctx.lang],
  );
  const roleNames = new Map(names.map((row) => [row.code, row.name]));
  const unitNames = new Map(
    facts.organizations.map(({ id, name, nameEn }) => [id, (ctx.lang === 'en' && nameEn) || name]),
  );
  const worded = (grounds: readonly Ground[]) =>
    grounds.map(({ by, role, organizationId }) => ({
      by,
      ...(role && { role: roleNames.get(role) ?? role }),
      ...(organizationId && { organization: unitNames.get(organizationId) ?? `#${organizationId}` }),
    }));
  return { account, facts, roleNames, unitNames, worded, scope: dataScopeOf(facts) };
}

/** The name of what a scope field holds: the label of the reference, or the record itself. */
const scopeValue = (row: Record<string, unknown>, field: string, own: string): string | null => {
  const label = (row.labels as Record<string, unknown>)[field];
  return field === 'id' ? own : typeof label === 'string' ? label : null;
};

type Asked = { userId: number; kind: string; recordId: number; permission?: string };

/** Which role gives the permission, and which assignment lets the record be seen or keeps it away. */
async function explained(ctx: Ctx, app: App, asked: Asked) {
  const resource = findResource(ctx, asked.kind);
  if (!resource) throw notFound(RECORD);
  // Who asks learns of no record that is closed to them.
  assertPermission(ctx, permissionOf(resource, 'list'));
  const row = await readOne(resource, ctx, asked.recordId);
  const { account, facts, roleNames, worded, scope } = await person(ctx, asked.userId);
  const permission = asked.permission ?? permissionOf(resource, 'list');
  const label = catalogueOf(app.modules)
    .flatMap((domain) => domain.subjects.flatMap((subject) => subject.permissions))
    .find((one) => one.permission === permission)?.label;
  const holders = facts.roles.filter((role) => role.permissions?.some((one) => one === '*' || one === permission));
  const name = recordName(resource, row, ctx.lang);
  const scopes = Object.entries(plainScope(resource)).map(([dimension, field]) => {
    const grounds = groundsOf(facts, dimension, Number(row[field]));
    return {
      dimension: dimension as 'organization' | 'vessel',
      field: field === 'id' ? say(resource.label, ctx.lang) : say(labelOf(resource, field), ctx.lang),
      value: scopeValue(row, field, name),
      open: grounds.length > 0,
      grounds: worded(grounds),
    };
  });
  const [made] = await ctx.db.query<{ createBy: number }>(
    `select create_by as "createBy" from ${planOf(resource).table} where id = $1`,
    [asked.recordId],
  );
  const own =
    scope.ownOnly && isScoped(resource)
      ? { createdBy: String(row.createName), open: made?.createBy === account.id }
      : null;
  const open = isOpen(account, officeDay(ctx.now));
  return {
    allowed: open && holders.length > 0 && scopes.every((one) => one.open) && (own?.open ?? true),
    user: {
      id: account.id,
      name: account.name,
      username: account.username,
      open,
      roles: facts.roles.map((role) => roleNames.get(role.code) ?? role.code),
    },
    record: { id: asked.recordId, name, label: say(resource.label, ctx.lang) },
    permission: {
      permission,
      label: label ? say(label, ctx.lang) : permission,
      held: holders.length > 0,
      roles: holders.map((role) => roleNames.get(role.code) ?? role.code),
    },
    scopes,
    own,
  };
}

/** The organisations and ships that a person reaches, each with every ground. */
async function reached(ctx: Ctx, userId: number) {
  const { facts, scope, unitNames, worded } = await person(ctx, userId);
  const ships = (await answerOf(ctx, shipKeeper)?.shipNames(ctx)) ?? [];
  const open = (dimension: 'organization' | 'vessel', all: readonly { id: number; name: string }[]) => {
    const ids = scope[dimension];
    return ids === 'all'
      ? []
      : all
          .filter(({ id }) => ids.includes(id))
          .map((one) => ({ ...one, grounds: worded(groundsOf(facts, dimension, one.id)) }));
  };
  return {
    ownOnly: scope.ownOnly,
    all: scope.organization === 'all',
    organizations: open(
      'organization',
      facts.organizations.map(({ id }) => ({ id, name: unitNames.get(id) ?? '' })),
    ),
    vessels: open('vessel', ships),
  };
}

export const explainEndpoints: readonly Endpoint[] = [
  serve(explainKinds, async (ctx, _given, { app }) => {
    const catalogue = catalogueOf(app.modules);
    const domains = new Map(catalogue.map((one) => [one.domain, say(one.label, ctx.lang)]));
    const subjects = new Map(catalogue.flatMap((one) => one.subjects).map((one) => [one.subject, one.permissions]));
    return allResources(ctx).map((resource) => ({
      kind: resource.name,
      label: say(resource.label, ctx.lang),
      domain: domains.get(resource.name.split('.')[0]!) ?? '',
      permissions: (subjects.get(resource.name.replace('.', ':')) ?? []).map(({ permission, label }) => ({
        permission,
        label: say(label, ctx.lang),
      })),
    }));
  }),
  serve(explain, (ctx, { query }, { app }) => explained(ctx, app, query)),
  serve(reach, (ctx, { query }) => reached(ctx, query.userId)),
];
