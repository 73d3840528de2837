import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import { readScope } from '../../resource/scope.ts';
import type { Ctx, User } from '../context.ts';
import { recipientKeeper } from '../people.ts';
import { holds, scopeCondition, scopeOf } from '../permit/permit.ts';
import { answerOf } from '../ports.ts';
import { findResource } from '../registry.ts';
import { columnOf, dueCondition, isReached, type Next } from './due-rows.ts';
import { type DueRow, levelOf, type Recipient, type Reminder, remindsOn } from './reminder.ts';

/** What somebody must hold to open the record on which a reminder is shown. */
const listPermission = (reminder: Reminder): string => permissionOf({ name: remindsOn(reminder) }, 'list');

type Within = (row: DueRow, user: User) => boolean;

/** Whether a row lies within what somebody sees; the start refuses reminders over rows of which only the database tells that. */
function withinOf({ scope }: AnyResource): Within {
  if (scope === undefined || scope === 'all') return () => true;
  return readScope<Within>(scope, {
    dimension: (dimension, field) => (row, user) => {
      const ids = scopeOf(user, dimension);
      return ids === 'all' || ids.includes(Number(field === 'id' ? row.id : (row.values[field] ?? Number.NaN)));
    },
    own: (field) => (row, user) => row.values[field] === user.id,
    empty: (field) => (row) => (row.values[field] ?? null) === null,
    through: () => () => false,
    all: (parts) => (row, user) => parts.every((part) => part(row, user)),
    any: (parts) => (row, user) => parts.some((part) => part(row, user)),
  });
}

const accountIn = (row: DueRow, field: string): number | null => {
  const value = field === 'createBy' ? row.createBy : row.values[field];
  return typeof value === 'number' ? value : null;
};

const isMeant = (one: Recipient, row: DueRow, user: User): boolean =>
  'field' in one
    ? accountIn(row, one.field) === user.id
    : 'role' in one
      ? user.roles.includes(one.role)
      : user.permissions.has(one.permission);

const everybodyIn = ({ to, escalateTo = [] }: Reminder): readonly Recipient[] => [...to, ...escalateTo];

/** Everybody whom these rows may concern, with what they may do and see today. */
async function candidates(ctx: Ctx, reminder: Reminder, rows: readonly DueRow[]): Promise<readonly User[]> {
  const asked = everybodyIn(reminder);
  const fields = asked.flatMap((one) => ('field' in one ? [one.field] : []));
  const ids = rows.flatMap((row) => fields.flatMap((field) => accountIn(row, field) ?? []));
  const found = await answerOf(ctx, recipientKeeper)?.recipients(ctx, {
    ids: [...new Set(ids)],
    roles: asked.flatMap((one) => ('role' in one ? [one.role] : [])),
    permissions: asked.flatMap((one) => ('permission' in one ? [one.permission] : [])),
  });
  return (found ?? []).filter((user) => holds(user, listPermission(reminder)));
}

export type Heard = { readonly row: DueRow; readonly to: readonly number[]; readonly escalatedTo: readonly number[] };

/**
 * Who is told of each row: those whom it concerns, and from a level that escalates on those above them. Where nobody is left whom it
 * concerns, those above are told from the first level on.
 */
export async function whoHears(ctx: Ctx, reminder: Reminder, rows: readonly DueRow[]): Promise<Heard[]> {
  const users = await candidates(ctx, reminder, rows);
  const within = withinOf(reminder.of);
  return rows.map((row) => {
    const seeing = users.filter((user) => within(row, user) && (!user.ownOnly || row.createBy === user.id));
    const of = (recipients: readonly Recipient[]): number[] =>
      seeing.filter((user) => recipients.some((one) => isMeant(one, row, user))).map(({ id }) => id);
    const to = of(reminder.to);
    const escalates = levelOf(reminder, row.level).escalate || (to.length === 0 && reminder.to.length > 0);
    const above = escalates ? of(reminder.escalateTo ?? []) : [];
    return { row, to, escalatedTo: above.filter((id) => !to.includes(id)) };
  });
}

/** Whether somebody is meant, as SQL over `t`: always, under a condition, or never. */
function meantBy(reminder: Reminder, recipients: readonly Recipient[], user: User, next: Next): string | undefined {
  const conditions: string[] = [];
  for (const one of recipients) {
    if ('field' in one) conditions.push(`${columnOf(reminder, one.field)} = ${next(user.id)}`);
    else if ('role' in one ? user.roles.includes(one.role) : user.permissions.has(one.permission)) return 'true';
  }
  return conditions.length > 0 ? `(${conditions.join(' or ')})` : undefined;
}

/** The rows due of which the person of the call is told, as SQL over `t`; nothing where none ever concerns him. */
export function mineCondition(ctx: Ctx, reminder: Reminder, next: Next): string | undefined {
  const { user } = ctx;
  if (!findResource(ctx, remindsOn(reminder)) || !holds(user, listPermission(reminder))) return undefined;
  const first = reminder.levels.find(({ escalate }) => escalate);
  const own = meantBy(reminder, reminder.to, user, next);
  const above = first && meantBy(reminder, reminder.escalateTo ?? [], user, next);
  const parts = [...(own ? [own] : []), ...(above ? [`(${above} and ${isReached(reminder, first)})`] : [])];
  if (parts.length === 0) return undefined;
  const scope = scopeCondition(reminder.of, user, next);
  return `${dueCondition(reminder, next)} and (${parts.join(' or ')})${scope ? ` and ${scope}` : ''}`;
}
