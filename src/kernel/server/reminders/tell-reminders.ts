import { recordAddress } from '../../record-address.ts';
import type { Text } from '../../text.ts';
import { OFFICE_ZONE } from '../../value/office-day.ts';
import type { Ctx } from '../context.ts';
import { askedStatement } from '../crud/moment.ts';
import type { Schedule, Work } from '../jobs/jobs.ts';
import { notifyEach } from '../notify.ts';
import { asDueRow, dueCondition, dueRead, dueSelect } from './due-rows.ts';
import { whoHears } from './recipients.ts';
import { type DueRow, isDay, type Reminder, remindsOn } from './reminder.ts';
import { dictionariesOf, reminderTitle, shownText } from './reminder-words.ts';

/** Rows of one reminder that are told in one transaction; further ones in the next. */
const MOST = 500;
/** Nobody is woken for a day that begins: days are told from this hour of the office on. */
const DAYS_FROM_HOUR = 6;

/**
 * Writes down that the levels reached were told, and answers their rows: whoever wrote one tells it, and whatever else runs at that
 * moment or later finds it told. A level counts as told when it or a later one was.
 */
async function takeReached(ctx: Ctx, reminder: Reminder): Promise<DueRow[]> {
  const values: unknown[] = [];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const name = `${next(reminder.name)}::text`;
  const due = dueSelect(reminder, dueCondition(reminder, next));
  const text = `with reached as (
      select d.id, d.due, d.level, d.urgency from (${due}) d where not exists (select 1 from kernel_reminder_told x
        where x.reminder = ${name} and x.row_id = d.id and x.due = d.due and x.level >= d.level)
      order by d.id limit ${MOST}),
    told as (insert into kernel_reminder_told (reminder, row_id, due, level, told_at)
      select ${name}, id, due, level, {now} from reached on conflict do nothing returning row_id)
    ${dueRead(ctx, reminder, '(select * from reached where id in (select row_id from told))')} order by r.id`;
  const rows = await ctx.db.query<DueRow>(askedStatement(ctx, text, values));
  return rows.map(asDueRow);
}

/** Tells the levels of one reminder that were reached and not told, at most so many; answers of how many rows. */
export async function tellReached(ctx: Ctx, reminder: Reminder): Promise<number> {
  const rows = await takeReached(ctx, reminder);
  if (rows.length === 0) return 0;
  const [heard, dictionaries] = await Promise.all([whoHears(ctx, reminder, rows), dictionariesOf(ctx, [reminder])]);
  const resource = remindsOn(reminder);
  const messages = heard.flatMap(({ row, to, escalatedTo }) => {
    const text = shownText(reminder, row, dictionaries);
    const about = { link: recordAddress(resource, row.recordId), resource, recordId: row.recordId };
    const more = { ...about, ...(text.zh && { text }) };
    return [
      { to, title: reminderTitle(reminder, row, ctx.now), ...more },
      { to: escalatedTo, title: reminderTitle(reminder, row, ctx.now, true), ...more },
    ].filter((message) => message.to.length > 0);
  });
  await notifyEach(ctx, reminder.name, messages);
  await reminder.mails?.(ctx, rows);
  return rows.length;
}

const officeHour = (now: Date): number => (now.getUTCHours() + OFFICE_ZONE) % 24;

/** Every reminder that is due; one that fails leaves the others told, and the run says so. */
async function tellReminders({ app, signal, transaction }: Work): Promise<Text> {
  const early = officeHour(app.now()) < DAYS_FROM_HOUR;
  const failures: unknown[] = [];
  let told = 0;
  for (const reminder of app.db.declared.reminders.values()) {
    if (early && isDay(reminder)) continue;
    try {
      for (let count = MOST; count === MOST && !signal.aborted; told += count)
        count = await transaction(reminder.label.zh, (ctx) => tellReached(ctx, reminder));
    } catch (error) {
      app.log.error({ err: error, reminder: reminder.name }, 'reminder');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return { zh: `提醒 ${told} 项`, en: `${told} reminded of` };
}

export const TELL_REMINDERS = 'kernel.reminders';

/** Company time; a slot is taken by one node. */
export const reminderSchedule: Schedule = {
  label: { zh: '到期提醒', en: 'Reminders of what is due' },
  cron: '*/10 * * * *',
  run: tellReminders,
};
