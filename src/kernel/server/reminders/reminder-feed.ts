import type { FeedItem } from '../../feed.calls.ts';
import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { askedStatement } from '../crud/moment.ts';
import type { Dictionaries } from '../dictionaries.ts';
import type { FeedProvider } from '../feed.ts';
import { asDueRow, dueRead, dueSelect } from './due-rows.ts';
import { mineCondition } from './recipients.ts';
import { type DueRow, levelOf, type Reminder, remindsOn, toneOf } from './reminder.ts';
import { dictionariesOf, dueWhen, dueWords, shownText } from './reminder-words.ts';

/** Of each reminder the feed reads so many; it shows as many of all. */
const SHOWN = 50;

type Counts = { readonly total: number; readonly overdue: number; readonly today: number };
type Read = DueRow & Counts & { readonly reminder: string };

/** The most urgent rows of each reminder that concern the person, counted over all of them; one statement for all reminders. */
function mineStatement(ctx: Ctx, reminders: readonly Reminder[]): { text: string; values: unknown[] } | undefined {
  const values: unknown[] = [];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const parts = reminders.flatMap((reminder) => {
    const mine = mineCondition(ctx, reminder, next);
    if (!mine) return [];
    const rows =
      `(select d.*, '${reminder.name}' as reminder, (count(*) over ())::int as total, ` +
      `(count(*) filter (where d.urgency = 0) over ())::int as overdue, (count(*) filter (where d.urgency = 1) over ())::int as today ` +
      `from (${dueSelect(reminder, mine)}) d order by d.due, d.id limit ${SHOWN})`;
    return [dueRead(ctx, reminder, rows)];
  });
  return parts.length > 0 ? { text: parts.join(' union all '), values } : undefined;
}

function itemOf(ctx: Ctx, reminder: Reminder, row: DueRow, dictionaries: Dictionaries): FeedItem {
  const place = { record: { resource: remindsOn(reminder), id: row.recordId } };
  const name = reminder.about && row.names[reminder.about];
  const target = reminder.about && String(reminder.of.fields[reminder.about]?.target);
  const text: Text = shownText(reminder, row, dictionaries);
  return {
    key: `${reminder.name} ${row.id}`,
    what: { zh: `${reminder.label.zh} ${row.title.zh}`, en: `${reminder.label.en} ${row.title.en}` },
    detail: [dueWords(reminder, row), text[ctx.lang]].filter(Boolean).join(' · '),
    ...(name && {
      about: { key: `${target} ${row.values[reminder.about!]}`, name: { zh: name.zh, en: name.en || name.zh } },
    }),
    reason: {
      text: dueWhen(reminder, row, ctx.now),
      tone: toneOf(levelOf(reminder, row.level)),
    },
    urgency: row.urgency,
    since: null,
    place,
    act: { label: { zh: '查看', en: 'Look' }, place },
  };
}

/** What is due for the person, of every reminder that tells him. */
export const reminderFeed: FeedProvider = {
  label: { zh: '到期提醒', en: 'Due' },
  sort: 58,
  read: async (ctx) => {
    const reminders = [...ctx.db.declared.reminders.values()];
    const asked = mineStatement(ctx, reminders);
    if (!asked) return { items: [] };
    const [rows, dictionaries] = await Promise.all([
      ctx.db.query<Read>(askedStatement(ctx, asked.text, asked.values)),
      dictionariesOf(ctx, reminders),
    ]);
    const firsts = [...new Map(rows.map((row) => [row.reminder, row])).values()];
    const sum = (of: keyof Counts): number => firsts.reduce((total, row) => total + row[of], 0);
    const sorted = rows.toSorted((a, b) => a.urgency - b.urgency || a.due.localeCompare(b.due));
    return {
      count: sum('total'),
      overdue: sum('overdue'),
      due: sum('today'),
      items: sorted
        .slice(0, SHOWN)
        .map((row) => itemOf(ctx, ctx.db.declared.reminders.get(row.reminder)!, asDueRow(row), dictionaries)),
    };
  },
};
