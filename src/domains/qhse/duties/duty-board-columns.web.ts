import { computed, text } from '../../../kernel/resource/field.ts';
import type { GridColumn, GridRow } from '../../../kernel/web/grid/column.ts';
import type { Mark } from '../../../kernel/web/grid/grid-context.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ApiError } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import {
  breachWords,
  daysOf,
  hoursIn,
  NAME_LENGTH,
  PERIODS_LENGTH,
  type PersonBreach,
  periodsOf,
  plainName,
  RANK_LENGTH,
  rosterProblems,
} from './duty.rules.ts';
import { DUTY_TEXT as TEXT } from './duty-words.text.ts';
import type { DutyBoard } from './ship-duty.calls.ts';

type People = DutyBoard['people'];

const wordIn = (row: GridRow, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};

/** A row for each person, a column named by each day. */
export const rowsOf = (people: People): GridRow[] =>
  people.map(({ personName, personRank, days }, at) => ({
    _key: `person-${at}`,
    personName,
    personRank,
    ...Object.fromEntries(days.map(({ day, periods }) => [day, periods])),
  }));

export const emptyRow = (): GridRow => ({ _key: uuid(), personName: null, personRank: null });

/** The rows as people and days, each at its place; days that say nothing are left out. */
export const peopleIn = (rows: readonly GridRow[], month: string): People =>
  rows.map((row) => ({
    personName: plainName(wordIn(row, 'personName')),
    personRank: plainName(wordIn(row, 'personRank')),
    days: daysOf(month).flatMap((day) => {
      const periods = wordIn(row, day).trim();
      return periods === '' ? [] : [{ day, periods }];
    }),
  }));

/** `people.2.days.0.periods` -> the cell of the grid. */
const PLACE = /^people\.(\d{1,2})\.(personName|personRank|days)(?:\.(\d{1,2}))?/;

function cellOf(field: string, people: People): string | undefined {
  const [, at, name, day] = PLACE.exec(field) ?? [];
  if (at === undefined || name === undefined) return undefined;
  if (name !== 'days') return `${at}.${name}`;
  const column = people[Number(at)]?.days[Number(day)]?.day;
  return column === undefined ? undefined : `${at}.${column}`;
}

/** What is wrong before it is sent, by the same rules as the server's. */
export const wrongIn = (people: People, month: string): Record<string, string> =>
  Object.fromEntries(
    rosterProblems(people, month).flatMap(({ field, message }) => {
      const cell = cellOf(field, people);
      return cell === undefined ? [] : [[cell, t(message)]];
    }),
  );

/** What the server refused, by cell. */
export function refusalsOf(error: unknown, people: People): Record<string, string> {
  if (!(error instanceof ApiError)) throw error;
  return Object.fromEntries(
    error.errors.flatMap(({ field, message }) => {
      const cell = cellOf(field, people);
      return cell === undefined ? [] : [[cell, message]];
    }),
  );
}

export function columnsOf(month: string): readonly GridColumn[] {
  const days = daysOf(month);
  const weekday = new Intl.DateTimeFormat(t({ zh: 'zh-CN', en: 'en-GB' }), { weekday: 'narrow', timeZone: 'UTC' });
  return [
    {
      name: 'personName',
      field: text(TEXT.person, { max: NAME_LENGTH }),
      label: t(TEXT.person),
      width: 110,
      frozen: true,
    },
    { name: 'personRank', field: text(TEXT.rank, { max: RANK_LENGTH }), label: t(TEXT.rank), width: 90, frozen: true },
    ...days.map((day) => ({
      name: day,
      field: text(TEXT.periods, { max: PERIODS_LENGTH }),
      label: `${Number(day.slice(8))} ${weekday.format(new Date(`${day}T00:00:00Z`))}`,
      width: 96,
    })),
    {
      name: 'hours',
      field: computed({ scale: 1 }, TEXT.hours),
      label: t(TEXT.hours),
      width: 100,
      from: (row: GridRow) => days.reduce((sum, day) => sum + hoursIn(periodsOf(wordIn(row, day)) ?? []), 0).toFixed(1),
    },
  ];
}

/** Red where a window ends in which somebody rests too little. */
export function markAt(breaches: readonly PersonBreach[], row: GridRow, name: string): Mark | undefined {
  const person = plainName(wordIn(row, 'personName'));
  const own = breaches.filter((one) => one.day === name && one.person === person);
  return own.length > 0 ? { tone: 'red', note: own.map((one) => t(breachWords(one))).join('；') } : undefined;
}
