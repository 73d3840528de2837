import type { FieldError } from '../../../kernel/errors.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { BREACH_WORDS, DUTY_TEXT as TEXT } from './duty-words.text.ts';
import { type RestBreach, restBreaches } from './rest-hours.rules.ts';

/** Half hours of a day. */
const SLOTS = 48;
const DAY_MS = 86_400_000;
/** Days beside the month over which its watches are seen with others: a week, the longest window. */
const BESIDE = 7;
export const MOST_PEOPLE = 40;
export const NAME_LENGTH = 40;
export const RANK_LENGTH = 20;
export const PERIODS_LENGTH = 80;

/** From and to in half hours of a day, the end outside: 0 to 48. */
type Period = readonly [from: number, to: number];

const PERIOD = /^(\d{1,2})(?::([03])0)?-(\d{1,2})(?::([03])0)?$/;

/** The periods of a day in order, neighbours joined; nothing where they cannot be read, overlap or leave the day. */
export function periodsOf(typed: string): readonly Period[] | undefined {
  if (typed.length > PERIODS_LENGTH) return undefined;
  const words = typed
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212~]/g, '-')
    .split(/[\s,;、]/)
    .filter((word) => word !== '');
  const found: Period[] = [];
  for (const word of words) {
    const [, fromHour, fromHalf, toHour, toHalf] = PERIOD.exec(word) ?? [];
    if (fromHour === undefined || toHour === undefined) return undefined;
    const from = Number(fromHour) * 2 + (fromHalf === '3' ? 1 : 0);
    const to = Number(toHour) * 2 + (toHalf === '3' ? 1 : 0);
    if (to > SLOTS || from >= to) return undefined;
    found.push([from, to]);
  }
  found.sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of found) {
    const last = joined.at(-1);
    if (last && from < last[1]) return undefined;
    if (last && from === last[1]) last[1] = to;
    else joined.push([from, to]);
  }
  return joined;
}

const clock = (slot: number, minutes: boolean): string =>
  `${String(Math.floor(slot / 2)).padStart(2, '0')}${slot % 2 === 1 ? ':30' : minutes ? ':00' : ''}`;

/** The same periods as they are kept: `00-04 12-16:30`. */
export const periodsText = (periods: readonly Period[]): string =>
  periods.map(([from, to]) => `${clock(from, false)}-${clock(to, false)}`).join(' ');

export const hoursIn = (periods: readonly Period[]): number =>
  periods.reduce((sum, [from, to]) => sum + to - from, 0) / 2;

/** A name as it is kept, and as one person is told from another on board a ship. */
export const plainName = (name: string): string => name.trim().replace(/\s+/g, ' ');
export const personKey = (name: string): string => plainName(name.normalize('NFKC')).toLowerCase();

/** Days between two days. */
const between = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The days of a month, in order. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: 31 }, (_, at) => daysAfter(first, at)).filter((day) => day.startsWith(month));
}

export const isMonth = (month: string): boolean => month >= '2000-01' && month <= '2100-12';

export type Watch = { readonly day: string; readonly personName: string; readonly periods: string };

/** Over which days watches are judged: the month, and a week beside it where the ship has a roster there. */
export type Span = { readonly from: string; readonly to: string };

export function spanOf(month: string, rosters: readonly string[]): Span {
  const days = daysOf(month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [before, after] = [daysAfter(first, -1), daysAfter(last, 1)];
  const has = (day: string): boolean => rosters.includes(day.slice(0, 7));
  return {
    from: has(before) ? daysAfter(first, -BESIDE) : first,
    to: has(after) ? daysAfter(last, BESIDE) : last,
  };
}

/** A breach with whose it is; moments as they are read on board: `2026-11-03 04:00`. */
export type PersonBreach = {
  readonly rule: RestBreach['rule'];
  readonly person: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly hours: string;
  readonly longest: string;
};

const inHours = (slots: number): string => (slots / 2).toFixed(1);

/** A moment of the record; an end at midnight is 24:00 of its day. */
function momentOf(first: string, slot: number, isEnd: boolean): string {
  const day = Math.floor((isEnd ? slot - 1 : slot) / SLOTS);
  return `${daysAfter(first, day)} ${clock(slot - day * SLOTS, true)}`;
}

type Asked = {
  readonly month: string;
  readonly span: Span;
  /** Of the roster that is judged. */
  readonly watches: readonly Watch[];
  /** Of the same people by other rosters, and in other months. */
  readonly elsewhere: readonly Watch[];
};

/** What breaks the rest of people of a roster in windows that touch its month, by all that they do (qhse 5.7). */
export function breachesOf({ month, span, watches, elsewhere }: Asked): PersonBreach[] {
  const days = daysOf(month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const length = (between(span.from, span.to) + 1) * SLOTS;
  const begins = between(span.from, first) * SLOTS;
  const ends = (between(span.from, last) + 1) * SLOTS;
  const people = new Map<string, { name: string; work: boolean[] }>();
  for (const { personName } of watches)
    if (!people.has(personKey(personName)))
      people.set(personKey(personName), { name: personName, work: Array.from({ length }, () => false) });
  for (const { day, personName, periods } of [...watches, ...elsewhere]) {
    const at = between(span.from, day) * SLOTS;
    const known = people.get(personKey(personName));
    if (!known || at < 0 || at >= length) continue;
    for (const [from, to] of periodsOf(periods) ?? []) known.work.fill(true, at + from, at + to);
  }
  return [...people.values()].flatMap(({ name, work }) =>
    restBreaches(work)
      .filter(({ from, to }) => from < ends && to > begins)
      .map(({ rule, day, from, to, amount, longest }) => ({
        rule,
        person: name,
        day: daysAfter(span.from, day),
        from: momentOf(span.from, from, false),
        to: momentOf(span.from, to, true),
        hours: inHours(amount),
        longest: inHours(longest),
      })),
  );
}

export const breachWords = ({ rule, person, from, to, hours, longest }: PersonBreach): Text =>
  fill(BREACH_WORDS[rule], { person, from, to, hours, longest });

/** A person's month as it is written. */
export type PersonMonth = {
  readonly personName: string;
  readonly personRank: string;
  readonly days: readonly { readonly day: string; readonly periods: string }[];
};

/** What is wrong with the people of a roster, by place: `people.0.days.2.periods`. */
export function rosterProblems(people: readonly PersonMonth[], month: string): FieldError[] {
  const found: FieldError[] = [];
  const days = new Set(daysOf(month));
  const known = new Set<string>();
  for (const [i, { personName, personRank, days: written }] of people.entries()) {
    const at = `people.${i}`;
    const key = personKey(personName);
    if (key === '') found.push({ field: `${at}.personName`, message: TEXT.noName });
    else if (known.has(key)) found.push({ field: `${at}.personName`, message: TEXT.twice });
    known.add(key);
    if (plainName(personRank) === '') found.push({ field: `${at}.personRank`, message: TEXT.noRank });
    const own = new Set<string>();
    let planned = 0;
    for (const [j, { day, periods }] of written.entries()) {
      if (!days.has(day) || own.has(day)) found.push({ field: `${at}.days.${j}.day`, message: TEXT.outside });
      own.add(day);
      const read = periodsOf(periods);
      if (!read) found.push({ field: `${at}.days.${j}.periods`, message: TEXT.badPeriods });
      planned += read?.length ?? 1;
    }
    if (planned === 0) found.push({ field: `${at}.personName`, message: TEXT.noWatch });
  }
  return found;
}

/** Its watches, one a day on which somebody has any, as they are kept. */
export const watchesOf = (people: readonly PersonMonth[]): (Watch & { readonly personRank: string })[] =>
  people.flatMap(({ personName, personRank, days }) =>
    days.flatMap(({ day, periods }) => {
      const read = periodsOf(periods) ?? [];
      if (read.length === 0) return [];
      return [
        { day, personName: plainName(personName), personRank: plainName(personRank), periods: periodsText(read) },
      ];
    }),
  );

/** Watches by people in the order in which they first stand. */
export function peopleOf(watches: readonly (Watch & { readonly personRank: string })[]): PersonMonth[] {
  const grouped = Map.groupBy(watches, ({ personName }) => personKey(personName));
  return [...grouped.values()].map((own) => ({
    personName: own[0]!.personName,
    personRank: own[0]!.personRank,
    days: own.map(({ day, periods }) => ({ day, periods })).sort((a, b) => a.day.localeCompare(b.day)),
  }));
}

/** Days that follow each other with the same periods, as the model schedule of watches has them on a line. */
export type PatternSpan = { readonly from: string; readonly to: string; readonly periods: string };

export function patternsOf({ days }: PersonMonth): PatternSpan[] {
  const spans: { from: string; to: string; periods: string }[] = [];
  for (const { day, periods } of days) {
    const last = spans.at(-1);
    if (last && last.periods === periods && daysAfter(last.to, 1) === day) last.to = day;
    else spans.push({ from: day, to: day, periods });
  }
  return spans;
}

type Keyed = {
  readonly shipId?: number | null;
  readonly dutyMonth?: string | null;
  readonly dutyKind?: string | null;
  readonly status?: string | null;
};

/** One roster of a ship, month and kind of duty stands at a time, one that was rejected beside it. */
export const openKeyOf = ({ shipId, dutyMonth, dutyKind, status }: Keyed): string | null =>
  status === 'REJECT' ? null : `${shipId} ${dutyMonth} ${dutyKind}`;
