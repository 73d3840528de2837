import { expect, test } from 'vitest';
import { choice, date, datetime, ref, text } from '../resource/field.ts';
import { defineResource } from '../resource/resource.ts';
import { defineView } from '../resource/view.ts';
import { reminderProblems } from './check-reminders.ts';
import type { Module } from './module.ts';
import type { Reminder } from './reminders/reminder.ts';

const label = { zh: '泊位', en: 'Berth' };
const berth = defineResource({
  name: 'sample.berth',
  label,
  title: 'name',
  fields: {
    name: text(label, { required: true }),
    shipId: ref('sample.berth', label),
    endsOn: date(label),
    closesAt: datetime(label),
    price: text(label, { private: 'sample:berth:price' }),
    kind: choice({ A: label, B: label }, label),
  },
  scope: { vessel: 'shipId' },
});
const wide = defineView({
  name: 'sample.wide',
  label,
  title: 'name',
  fields: { name: text(label), berthId: ref('sample.berth', label), endsOn: date(label) },
  from: 'select id, name, id as berth_id, ends_on from sample_berth',
  scope: 'all',
});
const inner = defineResource({
  name: 'sample.inner',
  label,
  title: 'name',
  fields: { name: text(label), berthId: ref('sample.berth', label), endsOn: date(label) },
  scope: { through: 'berthId', of: berth },
});

const whole: Reminder = {
  name: 'sample.ends',
  label,
  of: berth,
  date: 'endsOn',
  levels: [{ days: -7 }, { days: 0 }],
  to: [{ role: 'BUYER' }],
};
function problems(change: Partial<Reminder>, more: Partial<Module> = {}): string[] {
  const module: Module = {
    name: 'sample',
    label,
    resources: [berth, inner],
    endpoints: [],
    roles: ['BUYER'],
    reminders: [{ ...whole, ...change }],
    ...more,
  };
  return reminderProblems([module]).map((problem) => problem.replace(/^reminder [^:]+: /, ''));
}

test.each<[string, Partial<Reminder>, string[]]>([
  ['whole', {}, []],
  ['a field that is not there', { date: 'endOn' }, ['endOn is no field of sample.berth']],
  ['a shown field that is not there', { shows: ['length'] }, ['length is no field of sample.berth']],
  ['what is no day', { date: 'name' }, ['name is neither a day nor a moment']],
  ['a value that never comes', { where: { kind: ['A', 'C'] } }, ['kind is never C']],
  ['a language that is missing', { label: { zh: '到期', en: ' ' } }, ['a language of the label is missing']],
  ['nobody', { to: [] }, ['nobody would ever be told']],
  ['a role that is not there', { to: [{ role: 'PILOT' }] }, ['no module declares the role PILOT']],
  [
    'a permission that nobody could hold',
    { to: [{ permission: 'sample:quay:edit' }] },
    ['nobody could hold sample:quay:edit'],
  ],
  ['a field that names no account', { to: [{ field: 'kind' }] }, ['kind names no account']],
  ['no level', { levels: [] }, ['it has no level']],
  ['levels in disorder', { levels: [{ days: 0 }, { days: -7 }] }, ['its levels do not follow one another']],
  ['hours of a day', { levels: [{ hours: -3 }] }, ['a day has no levels of hours']],
  ['an escalation to nobody', { levels: [{ days: 0, escalate: true }] }, ['it escalates to nobody']],
  ['somebody above who never hears', { escalateTo: [{ role: 'BUYER' }] }, ['none of its levels escalates']],
  [
    'what not everybody may know',
    { shows: ['price'] },
    ['price is not for everybody, and a message is read by whoever gets it'],
  ],
  [
    'rows that forget whose they are',
    { of: wide, record: 'berthId' },
    ['rows of sample.wide do not keep the scope vessel of sample.berth'],
  ],
  [
    'rows that are somebody’s through another record',
    { of: inner },
    ["rows of sample.inner are somebody's through another record: give them a scope of their own"],
  ],
  ['rows that are no record', { of: wide }, ['sample.wide is no kind of record that has a page']],
  ['another domain’s name', { name: 'other.ends' }, ['it is named sample.something']],
])('%s', (_, change, found) => {
  expect(problems(change)).toEqual(found);
});

test('one name is one kind of message', () => {
  expect(problems({}, { messageKinds: { 'sample.ends': { label } } })).toEqual([
    'a kind of message has this name already',
  ]);
});
