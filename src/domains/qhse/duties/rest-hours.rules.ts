/** Half hours of a day, of seven days, and what each rule asks, in half hours (STCW A-VIII/1, MLC A2.3). */
const DAY = 48;
const WEEK = 7 * DAY;
const REST_IN_DAY = 20;
const REST_IN_WEEK = 154;
const LONGEST_REST = 12;
const MOST_WORK = 28;
/** A shorter rest counts as work. */
const SHORTEST_REST = 2;

export const REST_RULES = ['R1', 'R2', 'R3', 'R4'] as const;
export type RestRule = (typeof REST_RULES)[number];

/** A run of half hours, its end outside. */
type Run = { readonly from: number; readonly to: number };

/** What breaks a rule at worst on the day on which its window ends; the record's first day is 0. All but the rule in days or half hours. */
export type RestBreach = Run & {
  readonly rule: RestRule;
  readonly day: number;
  /** Rest in the window, of R3 the two longest runs together; of R4 work. */
  readonly amount: number;
  /** R3 alone: the longest run. */
  readonly longest: number;
};

const lengthOf = ({ from, to }: Run): number => to - from;

/** Neighbouring half hours that are alike. */
function runsOf(slots: readonly boolean[], wanted: boolean): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let at = 0; at <= slots.length; at += 1) {
    const inside = at < slots.length && slots[at] === wanted;
    if (inside && from < 0) from = at;
    if (inside || from < 0) continue;
    runs.push({ from, to: at });
    from = -1;
  }
  return runs;
}

/** Work as it counts: rest of less than an hour belongs to it. */
function counted(work: readonly boolean[]): boolean[] {
  const slots = [...work];
  for (const run of runsOf(work, false)) if (lengthOf(run) < SHORTEST_REST) slots.fill(true, run.from, run.to);
  return slots;
}

const byWorst = (a: RestBreach, b: RestBreach): number =>
  a.rule === 'R4' ? b.amount - a.amount : a.amount - b.amount || a.longest - b.longest;

/** The worst of each rule on each day, in order of days. */
function worstOfDays(all: readonly RestBreach[]): RestBreach[] {
  const worst = new Map<string, RestBreach>();
  for (const one of all) {
    const key = `${one.rule} ${one.day}`;
    const known = worst.get(key);
    if (!known || byWorst(one, known) < 0) worst.set(key, one);
  }
  return [...worst.values()].sort((a, b) => a.day - b.day || a.rule.localeCompare(b.rule));
}

/** A window that ends with a day is that day's. */
const dayOf = (end: number): number => Math.floor((end - 1) / DAY);

/**
 * What breaks the rules of rest in a record of half hours, `true` where one works (crew 5.7):
 * R1 ten hours in any 24, R2 77 in any seven days, both once so much is recorded; R3 in the 24 hours before work or the record ends the two
 * longest rests ten hours and one of them six; R4 at most fourteen hours of work between two rests.
 */
export function restBreaches(work: readonly boolean[]): RestBreach[] {
  const slots = counted(work);
  const rests = runsOf(slots, false);
  const restUntil = [0];
  for (const works of slots) restUntil.push(restUntil.at(-1)! + (works ? 0 : 1));
  const found: RestBreach[] = [];
  const tell = (rule: RestRule, { from, to }: Run, amount: number, longest = 0): void => {
    found.push({ rule, day: dayOf(to), from, to, amount, longest });
  };

  for (const [rule, span, least] of [
    ['R1', DAY, REST_IN_DAY],
    ['R2', WEEK, REST_IN_WEEK],
  ] as const)
    for (let to = span; to <= slots.length; to += 1) {
      const rest = restUntil[to]! - restUntil[to - span]!;
      if (rest < least) tell(rule, { from: to - span, to }, rest);
    }

  const works = runsOf(slots, true);
  for (const to of new Set([...works.map((run) => run.to), slots.length])) {
    if (to < DAY) continue;
    const from = to - DAY;
    const [longest = 0, second = 0] = rests
      .map((rest) => Math.min(rest.to, to) - Math.max(rest.from, from))
      .filter((length) => length > 0)
      .sort((a, b) => b - a);
    if (longest + second < REST_IN_DAY || longest < LONGEST_REST) tell('R3', { from, to }, longest + second, longest);
  }

  for (const run of works)
    if (run.from > 0 && run.to < slots.length && lengthOf(run) > MOST_WORK) tell('R4', run, lengthOf(run));
  return worstOfDays(found);
}
