import { optionsOf } from '../resource/describe.ts';
import type { Field } from '../resource/field.ts';
import type { AnyResource } from '../resource/resource.ts';
import { readScope, scopeDimensions } from '../resource/scope.ts';
import type { Module } from './module.ts';
import { permissionsOf } from './permissions.ts';
import { fieldsAsked, knowsMaker } from './reminders/due-rows.ts';
import { hoursOf, isDay, type Recipient, type Reminder, remindsOn } from './reminders/reminder.ts';

const DATED = ['date', 'datetime'];
const kindOf = (field: Field): string | undefined => (field.kind === 'computed' ? field.variant : field.kind);

/** Whether a row lies within somebody's data only by another record, which a message cannot ask for. */
const isThrough = ({ scope }: AnyResource): boolean =>
  scope !== undefined &&
  scope !== 'all' &&
  readScope<boolean>(scope, {
    dimension: () => false,
    own: () => false,
    empty: () => false,
    through: () => true,
    all: (parts) => parts.some(Boolean),
    any: (parts) => parts.some(Boolean),
  });

function levelProblems({ levels, escalateTo, ...reminder }: Reminder): string[] {
  const hours = levels.map(hoursOf);
  const escalates = levels.some(({ escalate }) => escalate);
  return [
    ...(levels.length === 0 ? ['it has no level'] : []),
    ...(hours.some((one, i) => i > 0 && one <= hours[i - 1]!) ? ['its levels do not follow one another'] : []),
    ...(hours.some((one) => !Number.isInteger(one)) ? ['a level is no whole number of days or hours'] : []),
    ...(isDay(reminder) && levels.some((level) => 'hours' in level) ? ['a day has no levels of hours'] : []),
    ...(escalates && !escalateTo?.length ? ['it escalates to nobody'] : []),
    ...(escalateTo && !escalates ? ['none of its levels escalates'] : []),
  ];
}

function fieldProblems(reminder: Reminder, kinds: ReadonlyMap<string, AnyResource>): string[] {
  const { of, date, where = {}, record, about } = reminder;
  const { fields } = of;
  const named = [date, ...Object.keys(where), ...(record ? [record] : []), ...fieldsAsked(reminder)];
  const unknown = [...new Set(named)].filter((name) => !(name in fields) && name !== 'id');
  if (unknown.length > 0) return unknown.map((name) => `${name} is no field of ${of.name}`);
  const values = Object.entries(where).flatMap(([name, given]) => {
    const options = optionsOf(fields[name]!);
    return (given ?? []).filter((value) => options && !(value in options)).map((value) => `${name} is never ${value}`);
  });
  const refers = [record, about].filter((name) => name !== undefined && fields[name]!.kind !== 'ref');
  const on = remindsOn(reminder);
  return [
    ...values,
    ...(DATED.includes(kindOf(fields[date]!) ?? '') ? [] : [`${date} is neither a day nor a moment`]),
    ...refers.map((name) => `${name} refers to no record`),
    ...(kinds.has(on) ? [] : [`${on} is no kind of record that has a page`]),
    ...fieldsAsked(reminder)
      .filter((name) => fields[name]?.private)
      .map((name) => `${name} is not for everybody, and a message is read by whoever gets it`),
    ...(isThrough(of)
      ? [`rows of ${of.name} are somebody's through another record: give them a scope of their own`]
      : []),
  ];
}

/** A message is told to whoever sees the row: it keeps what the record holds back. */
function scopeKept(reminder: Reminder, kinds: ReadonlyMap<string, AnyResource>): string[] {
  const record = kinds.get(remindsOn(reminder));
  const kept = scopeDimensions(reminder.of);
  return (record ? scopeDimensions(record) : [])
    .filter((dimension) => !kept.includes(dimension))
    .map((dimension) => `rows of ${reminder.of.name} do not keep the scope ${dimension} of ${record?.name}`);
}

type Known = { readonly roles: readonly string[]; readonly permissions: ReadonlySet<string> };

function recipientProblems(
  { of }: Reminder,
  recipients: readonly Recipient[],
  { roles, permissions }: Known,
): string[] {
  return recipients.flatMap((one) => {
    if ('permission' in one) return permissions.has(one.permission) ? [] : [`nobody could hold ${one.permission}`];
    if ('role' in one)
      return roles.length === 0 || roles.includes(one.role) ? [] : [`no module declares the role ${one.role}`];
    if (one.field === 'createBy') return knowsMaker(of) ? [] : [`rows of ${of.name} do not know who made them`];
    const { kind, variant } = of.fields[one.field] ?? {};
    return kind === 'ref' && variant !== 'many' ? [] : [`${one.field} names no account`];
  });
}

/** What is wrong with the reminders of the modules; one that nobody would ever hear of is a mistake, too. */
export function reminderProblems(modules: readonly Module[]): string[] {
  const kinds = new Map(modules.flatMap(({ resources }) => resources.map((one) => [one.name, one] as const)));
  const known = {
    roles: modules.flatMap((module) => module.roles ?? []),
    permissions: new Set(permissionsOf(modules).keys()),
  };
  const named = new Set(modules.flatMap((module) => Object.keys(module.messageKinds ?? {})));
  return modules.flatMap((module) =>
    (module.reminders ?? []).flatMap((reminder) => {
      const { name, label, to, escalateTo = [], mails } = reminder;
      const twice = named.has(name);
      named.add(name);
      const problems = [
        ...(name.startsWith(`${module.name}.`) ? [] : [`it is named ${module.name}.something`]),
        ...(twice ? ['a kind of message has this name already'] : []),
        ...(label.zh.trim() && label.en.trim() ? [] : ['a language of the label is missing']),
        ...levelProblems(reminder),
        ...fieldProblems(reminder, kinds),
        ...scopeKept(reminder, kinds),
        ...recipientProblems(reminder, [...to, ...escalateTo], known),
        ...(to.length === 0 && escalateTo.length === 0 && !mails ? ['nobody would ever be told'] : []),
      ];
      return problems.map((problem) => `reminder ${name}: ${problem}`);
    }),
  );
}
