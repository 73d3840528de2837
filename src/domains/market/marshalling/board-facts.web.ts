import type { Reply } from '../../../kernel/route.ts';
import { say } from '../../../kernel/text.ts';
import { lang, t } from '../../../kernel/web/i18n.ts';
import type { TimelineMove } from '../../../kernel/web/timeline/timeline.tsx';
import { type Clash, clashesOf, comesFrom, timedLeg } from './clash.rules.ts';
import type { planBoardCall, planMilesCall } from './plan.calls.ts';
import { PLAN_TEXT as TEXT } from './plan.text.ts';
import type { Leg, PlanFacts } from './plan-facts.rules.ts';

export type Board = Reply<typeof planBoardCall>;
export type BoardLeg = Board['legs'][number];
type Found = Reply<typeof planMilesCall>['miles'];

/** The row of what waits for a ship. */
export const FREE = 'free';

const byId = <R extends { readonly id: number }>(rows: readonly R[]): ReadonlyMap<number, R> =>
  new Map(rows.map((row) => [row.id, row]));

/** What the board was told, as the rules read it. */
export const factsOf = (board: Board): PlanFacts => ({
  terms: board.terms,
  ships: byId(board.ships),
  goods: byId(board.goods),
  ports: byId(board.ports),
  berths: byId(board.berths),
  papers: new Map(board.papers.map(({ code, name }) => [code, name])),
  leastTce: board.leastTce,
});

/** Miles between ports as far as they are known: `12-34` is from 12 to 34. */
export type Miles = ReadonlyMap<string, string | null>;

const pair = (from: number, to: number): string => `${from}-${to}`;

/** What the plan itself was reckoned with, and what was asked for since. */
export function milesOf({ legs }: Board, facts: PlanFacts, found: Found): Miles {
  const from = comesFrom(
    legs.map((leg) => timedLeg(leg, facts)),
    facts,
  );
  return new Map<string, string | null>([
    ...legs.map((leg) => [pair(leg.loadPortId, leg.dischPortId), leg.seaNm] as const),
    ...legs.flatMap((leg) => {
      const port = from.get(leg.key);
      return port === undefined ? [] : [[pair(port, leg.loadPortId), leg.ballastNm] as const];
    }),
    ...found.map((one) => [pair(one.from, one.to), one.miles] as const),
  ]);
}

/** As many as one call answers. */
const MOST_PAIRS = 120;

/** The ways that may matter when a leg is moved: to its load port from wherever ships are, on from its discharge port, and past its old place. */
export function pairsFor({ legs, free, ships }: Board, key: string): string[] {
  const leg = [...legs, ...free].find((one) => one.key === key);
  if (!leg) return [];
  const others = legs.filter((one) => one.key !== key);
  const ends = [
    ...others.map(({ dischPortId }) => dischPortId),
    ...ships.flatMap(({ taken }) => taken.flatMap(({ lastPortId }) => lastPortId ?? [])),
  ];
  const behind = others.filter(({ shipId }) => shipId === leg.shipId);
  const left = behind.flatMap((next) => [
    ...behind.filter((one) => one !== next).map((one) => pair(one.dischPortId, next.loadPortId)),
    ...(ships.find(({ id }) => id === leg.shipId)?.taken ?? []).flatMap(({ lastPortId }) =>
      lastPortId === null ? [] : [pair(lastPortId, next.loadPortId)],
    ),
  ]);
  const all = [
    pair(leg.loadPortId, leg.dischPortId),
    ...ends.map((from) => pair(from, leg.loadPortId)),
    ...others.map(({ loadPortId }) => pair(leg.dischPortId, loadPortId)),
    ...left,
  ];
  return [...new Set(all)].slice(0, MOST_PAIRS);
}

/** The legs as they would be after a move. */
export function legsAfter({ legs, free }: Board, { bar, row, from }: TimelineMove): Leg[] {
  const moved = [...legs, ...free].find(({ key }) => key === bar.key);
  const others = legs.filter(({ key }) => key !== bar.key);
  if (!moved || row === FREE) return others;
  return [...others, { ...moved, shipId: Number(row), etaLoad: new Date(from).toISOString() }];
}

/** What speaks against legs, each with the miles from where its ship would come; and the legs of which that is not known. */
export function judged(
  legs: readonly Leg[],
  facts: PlanFacts,
  miles: Miles,
): { clashes: Clash[]; open: ReadonlySet<string> } {
  const from = comesFrom(
    legs.map((leg) => timedLeg(leg, facts)),
    facts,
  );
  const open = new Set<string>();
  const known = legs.map((leg): Leg => {
    const port = from.get(leg.key);
    const way = port === undefined ? undefined : pair(port, leg.loadPortId);
    if (way !== undefined && !miles.has(way)) open.add(leg.key);
    return {
      ...leg,
      ballastNm: way === undefined ? null : (miles.get(way) ?? null),
      seaNm: miles.get(pair(leg.loadPortId, leg.dischPortId)) ?? leg.seaNm,
    };
  });
  return { clashes: clashesOf(known, facts), open };
}

/** What is told while a leg is carried: all that speaks against it there, and what else its going or coming would bring about. */
export function told(board: Board, move: TimelineMove, facts: PlanFacts, miles: Miles) {
  const before = new Set(judged(board.legs, facts, miles).clashes.map(({ said }) => said.en));
  const { clashes, open } = judged(legsAfter(board, move), facts, miles);
  return [
    ...clashes
      .filter(({ keys, said }) => keys.includes(move.bar.key) || !before.has(said.en))
      .map(({ code, level, said }) => ({ level, text: `${code} ${say(said, lang)}` })),
    ...(open.has(move.bar.key) ? [{ level: 'SOFT' as const, text: t(TEXT.milesOpen) }] : []),
  ];
}
