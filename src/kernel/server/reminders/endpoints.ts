import { notFound } from '../../errors.ts';
import { type Reminded, readReminders, remindedKinds } from '../../reminder.calls.ts';
import { permissionOf } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { askedStatement } from '../crud/moment.ts';
import { withinScope } from '../crud/within.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { assertPermission } from '../permit/permit.ts';
import { findResource } from '../registry.ts';
import { asDueRow, columnOf, dueCondition, dueRead, dueSelect } from './due-rows.ts';
import { type DueRow, levelOf, type Reminder, remindersOf, remindsOn, toneOf } from './reminder.ts';
import { dictionariesOf, dueWhen, dueWords, shownText } from './reminder-words.ts';

/** Of one record hardly more falls due at a time. */
const MOST = 50;

type Read = DueRow & { readonly reminder: string };

const RECORD = { zh: '单据', en: 'Record' };

/** What reminds of a record now, of all its reminders in one statement. */
async function dueOn(ctx: Ctx, reminders: readonly Reminder[], id: number): Promise<Read[]> {
  const values: unknown[] = [];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const parts = reminders.map((reminder) => {
    const on = reminder.record ? columnOf(reminder, reminder.record) : 't.id';
    const rows = dueSelect(reminder, `${dueCondition(reminder, next)} and ${on} = ${next(id)}::bigint`);
    return dueRead(ctx, reminder, `(select d.*, '${reminder.name}' as reminder from (${rows}) d limit ${MOST})`);
  });
  const rows = await ctx.db.query<Read>(askedStatement(ctx, parts.join(' union all '), values));
  return rows.map(asDueRow).toSorted((a, b) => a.urgency - b.urgency || a.due.localeCompare(b.due));
}

/** Refuses as the record's own calls would: FORBIDDEN without its list, NOT_FOUND beyond what one sees. */
async function remindedOf(ctx: Ctx, name: string, id: number): Promise<Reminded[]> {
  const resource = findResource(ctx, name);
  if (!resource) throw notFound(RECORD);
  assertPermission(ctx, permissionOf(resource, 'list'));
  if (!(await withinScope(ctx, resource, [id])).has(id)) throw notFound(resource.label);
  const reminders = remindersOf(ctx.db.declared, name);
  if (reminders.length === 0) return [];
  const [rows, dictionaries] = await Promise.all([dueOn(ctx, reminders, id), dictionariesOf(ctx, reminders)]);
  return rows.map((row) => {
    const reminder = ctx.db.declared.reminders.get(row.reminder)!;
    return {
      key: `${reminder.name} ${row.id}`,
      reminder: reminder.name,
      label: reminder.label,
      due: dueWords(reminder, row),
      when: dueWhen(reminder, row, ctx.now),
      detail: shownText(reminder, row, dictionaries),
      tone: toneOf(levelOf(reminder, row.level)),
      urgency: row.urgency,
    };
  });
}

export const reminderEndpoints: readonly Endpoint[] = [
  serve(remindedKinds, async (ctx) => [...new Set([...ctx.db.declared.reminders.values()].map(remindsOn))]),
  serve(readReminders, (ctx, { params }) => remindedOf(ctx, params.resource, params.id)),
];
