import { type AnyResource, nameFields } from '../../resource/resource.ts';
import { scopeFields } from '../../resource/scope.ts';
import type { Text } from '../../text.ts';
import { OFFICE_ZONE } from '../../value/office-day.ts';
import { columnNamed, planOf, readOf, type StoredField, titleExpression } from '../crud/plan.ts';
import type { Holder } from '../declared.ts';
import { resourceNamed } from '../registry.ts';
import { type DueRow, hoursOf, isDay, type Level, type Recipient, type Reminder } from './reminder.ts';

/** Gives the place of a value in the statement. */
export type Next = (value: unknown) => string;

/** A field of the row, or who made it, over the alias `t`. */
export const columnOf = ({ of }: Reminder, field: string): string =>
  field === 'createBy' ? 't.create_by' : `t.${columnNamed(planOf(of), field)}`;

/** What is due as it is written down: a day, or a moment in UTC. */
function dueText(reminder: Reminder): string {
  const column = columnOf(reminder, reminder.date);
  return isDay(reminder)
    ? `to_char(${column}, 'YYYY-MM-DD')`
    : `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** Whether a level has been reached by now. */
export function isReached(reminder: Reminder, level: Level): string {
  const column = columnOf(reminder, reminder.date);
  const hours = hoursOf(level);
  return isDay(reminder) ? `${column} <= {today} - (${hours / 24})` : `${column} <= {now} - interval '${hours} hours'`;
}

/** The hours of the latest level that a row has reached. */
function levelReached(reminder: Reminder): string {
  const cases = reminder.levels
    .toReversed()
    .map((level) => `when ${isReached(reminder, level)} then ${hoursOf(level)}`);
  return `(case ${cases.join(' ')} end)`;
}

/** 0: it was due before; 1: it is due today; 2: later. */
function urgencyOf(reminder: Reminder): string {
  const column = columnOf(reminder, reminder.date);
  const [past, day] = isDay(reminder)
    ? [`${column} < {today}`, column]
    : [`${column} <= {now}`, `((${column} at time zone 'UTC') + interval '${OFFICE_ZONE} hours')::date`];
  return `(case when ${past} then 0 when ${day} <= {today} then 1 else 2 end)`;
}

/** Rows that still matter and have reached a level, over the alias `t`. */
export function dueCondition(reminder: Reminder, next: Next): string {
  const matters = Object.entries(reminder.where ?? {}).map(
    ([field, values]) => `${columnOf(reminder, field)}::text = any(${next(values)}::text[])`,
  );
  return [planOf(reminder.of).live, ...matters, isReached(reminder, reminder.levels[0]!)].join(' and ');
}

/** The rows that a condition over `t` leaves: their number, what is due of them, the level that they have reached. */
export const dueSelect = (reminder: Reminder, condition: string): string =>
  `select t.id, ${dueText(reminder)} as due, ${levelReached(reminder)} as level, ${urgencyOf(reminder)} as urgency ` +
  `from ${planOf(reminder.of).table} t where ${condition}`;

const fieldsIn = (recipients: readonly Recipient[]): string[] =>
  recipients.flatMap((one) => ('field' in one && one.field !== 'createBy' ? [one.field] : []));

/** The fields of a row that somebody asks for: what the message shows, and what decides who is told. */
export const fieldsAsked = ({ of, shows = [], about, to, escalateTo = [] }: Reminder): string[] => [
  ...new Set([...shows, ...(about ? [about] : []), ...fieldsIn(to), ...fieldsIn(escalateTo), ...scopeFields(of)]),
];

/** Whether a row knows who made it. */
export const knowsMaker = ({ lineOf, view }: AnyResource): boolean => !lineOf && (!view || view.of !== undefined);

const both = (of: (lang: 'zh' | 'en') => string): string => `json_build_object('zh', ${of('zh')}, 'en', ${of('en')})`;

/** The name of what a field refers to, in both languages. */
function nameOf(holder: Holder, { name, column, field }: StoredField): string[] {
  if (field.kind !== 'ref' || field.variant === 'many') return [];
  const target = resourceNamed(holder, String(field.target));
  const named = both((lang) => titleExpression(holder, target, 'n', lang));
  return [`'${name}', (select ${named} from ${planOf(target).table} n where n.id = t.${column})`];
}

/** A value on its way through JSON: decimals and moments stay text. */
function jsonOf(stored: StoredField): string {
  const isText =
    ['number', 'computed', 'datetime', 'date'].includes(stored.field.kind) && stored.field.variant !== 'int';
  return `'${stored.name}', ${readOf(stored)}${isText ? '::text' : ''}`;
}

/** What is read of `t` for rows `r` of `dueSelect`: `from r join t`. */
export function dueRead(holder: Holder, reminder: Reminder, rows: string): string {
  const { of, record } = reminder;
  const asked = fieldsAsked(reminder).map((name) => planOf(of).byName.get(name)!);
  const columns = [
    `${record ? columnOf(reminder, record) : 't.id'} as "recordId"`,
    `${nameFields(of).length > 0 || serialOf(of) ? both((lang) => titleOf(holder, of, lang)) : 'null::json'} as title`,
    `json_build_object(${asked.map(jsonOf).join(', ')}) as "values"`,
    `json_build_object(${asked.flatMap((stored) => nameOf(holder, stored)).join(', ')}) as names`,
    `${knowsMaker(of) ? 't.create_by' : 'null::bigint'} as "createBy"`,
  ];
  return `select r.*, ${columns.join(', ')} from ${rows} r join ${planOf(of).table} t on t.id = r.id`;
}

const serialOf = ({ fields }: AnyResource): string | undefined =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'serial');

function titleOf(holder: Holder, of: AnyResource, lang: 'zh' | 'en'): string {
  const serial = nameFields(of).length === 0 ? serialOf(of) : undefined;
  return serial ? `t.${columnNamed(planOf(of), serial)}` : titleExpression(holder, of, 't', lang);
}

type Read = Omit<DueRow, 'title'> & { readonly title: { readonly [L in keyof Text]: string | null } | null };

/** A row as it was read; what has no name yet goes by its number. */
export const asDueRow = <R extends Read>({ title, ...row }: R): Omit<R, 'title'> & { title: Text } => {
  const zh = title?.zh || `#${row.recordId}`;
  return { ...row, title: { zh, en: title?.en || zh } };
};
