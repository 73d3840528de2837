import { fill, type Text } from '../../../kernel/text.ts';
import {
  add,
  compare,
  type Decimal,
  div,
  formatDecimal,
  gt,
  lt,
  type MaybeDecimal,
  min,
  mul,
  orZero,
  round,
} from '../../../kernel/value/decimal.ts';
import { OFFICE_ZONE } from '../../../kernel/value/office-day.ts';
import { hoursBetween, instant, localDate, toLocal, toUtc } from '../../../kernel/value/zone.ts';
import { checkCertificates } from '../certificates/certificate.rules.ts';
import { berthClashes } from '../ports/berth-limits.rules.ts';
import { CLASH_TEXT, type ClashCode, type ClashLevel, MODE_TEXT } from './clash.text.ts';
import { type LegTimes, modeOf, seaHours, type TradeMode, timesOf } from './leg.rules.ts';
import type { Leg, PlanFacts, PlanGoods, PlanShip } from './plan-facts.rules.ts';

const HOUR_MS = 3_600_000;
/** Earlier than that before the laycan she waits at her own cost (C2). */
const MAY_WAIT_MS = 24 * HOUR_MS;

/** Hours that cleaning takes by its standard, from the last discharge to the load port (C5). */
const CLEANING_HOURS: Readonly<Record<string, number>> = {
  NONE: 0,
  WATER: 12,
  HOT_WATER: 24,
  CHEMICAL: 36,
  WALL_WASH: 48,
};

export type Clash = {
  readonly code: ClashCode;
  readonly level: ClashLevel;
  /** The legs that it concerns. */
  readonly keys: readonly string[];
  readonly said: Text;
};

const clash = (code: ClashCode, level: ClashLevel, keys: readonly string[], said: Text): Clash => ({
  code,
  level,
  keys,
  said,
});

/** A leg with its times, and with what the facts know of it. */
export type TimedLeg = Leg & { readonly times: LegTimes };

const byTime = (a: { readonly at: string }, b: { readonly at: string }): number => instant(a.at) - instant(b.at);

/** A time by the clock of a port, else of the office: `04-02 16:00`. */
const said = (utc: string, zone: MaybeDecimal = null): string =>
  toLocal({ utc, zone: zone == null ? OFFICE_ZONE : Number(zone) })
    .slice(5, 16)
    .replace('T', ' ');

export function timedLeg(leg: Leg, facts: PlanFacts): TimedLeg {
  const { loadBerthId, dischBerthId } = leg;
  const rateAt = (id: number | null, rate: 'loadRate' | 'dischRate'): MaybeDecimal =>
    id === null ? null : (facts.berths.get(id)?.[rate] ?? null);
  const times = timesOf(
    { ...leg, loadRate: rateAt(loadBerthId, 'loadRate'), dischRate: rateAt(dischBerthId, 'dischRate') },
    facts.ships.get(leg.shipId)?.speed,
    facts.terms,
  );
  return { ...leg, times };
}

/** What a ship does one after another: legs of the plan and what she does beside it, repairs left out. */
type Done = {
  readonly at: string;
  readonly ends: string | null;
  readonly name: string;
  readonly leg: TimedLeg | undefined;
};

function doings(ship: PlanShip, legs: readonly TimedLeg[]): Done[] {
  const own = legs
    .filter(({ shipId }) => shipId === ship.id)
    .map((leg): Done => ({ at: leg.times.etaLoad, ends: leg.times.ends, leg, name: leg.cargo }));
  const other = ship.taken
    .filter(({ repair }) => !repair)
    .map((one): Done => ({ at: one.from, ends: one.ends, leg: undefined, name: one.voyage }));
  return [...own, ...other].toSorted(byTime);
}

/** C1: the end of what comes before, and the way in ballast from there, lie after her ETA. */
function overlaps(ship: PlanShip, legs: readonly TimedLeg[], facts: PlanFacts): Clash[] {
  const all = doings(ship, legs);
  return all.flatMap((one, i) => {
    const before = all[i - 1];
    if (!before?.ends || (!one.leg && !before.leg)) return [];
    const hours = one.leg ? orZero(seaHours(one.leg.ballastNm, ship.speed, facts.terms)) : '0';
    if (instant(before.ends) + Number(hours) * HOUR_MS <= instant(one.at)) return [];
    const zone = one.leg ? facts.ports.get(one.leg.loadPortId)?.zone : null;
    const words = {
      ship: ship.name,
      before: before.name,
      ends: said(before.ends),
      hours: formatDecimal(hours, 1),
      cargo: one.name,
      eta: said(one.at, zone),
    };
    const keys = [before.leg?.key, one.leg?.key].filter((key) => key !== undefined);
    return [clash('C1', 'HARD', keys, fill(CLASH_TEXT.overlap, words))];
  });
}

/** C2: she is there after the laycan, or more than a day before it. Days are those of the load port. */
function laycanClash(leg: TimedLeg, facts: PlanFacts): Clash[] {
  const zone = facts.ports.get(leg.loadPortId)?.zone;
  const hours = zone == null ? OFFICE_ZONE : Number(zone);
  const eta = said(leg.etaLoad, zone);
  if (localDate({ utc: leg.etaLoad, zone: hours }) > leg.laycanTo)
    return [clash('C2', 'HARD', [leg.key], fill(CLASH_TEXT.late, { cargo: leg.cargo, eta, day: leg.laycanTo }))];
  const opens = instant(toUtc({ local: `${leg.laycanFrom} 00:00`, zone: hours }));
  if (opens - instant(leg.etaLoad) > MAY_WAIT_MS)
    return [clash('C2', 'SOFT', [leg.key], fill(CLASH_TEXT.waits, { cargo: leg.cargo, eta, day: leg.laycanFrom }))];
  return [];
}

/** The tonnes that she takes of a product: her deadweight, or what her tanks hold of it where that is less. */
export function takes(ship: PlanShip, goods: PlanGoods | undefined): Decimal | null {
  const byWeight = ship.dwt === null ? null : String(ship.dwt);
  const bySpace = goods?.liquid ? mul(ship.space ?? null, goods.density ?? null) : null;
  return min(...[byWeight, bySpace].filter((one) => one !== null));
}

/** C3: what may be loaded at most is more than she takes. */
function capacityClash(leg: TimedLeg, ship: PlanShip, facts: PlanFacts): Clash[] {
  const limit = takes(ship, facts.goods.get(leg.cargoTypeId));
  const most = orZero(div(mul(leg.qty, add('100', leg.tolerancePct ?? '0')), '100'));
  if (limit === null || !gt(most, limit)) return [];
  const words = {
    ship: ship.name,
    cargo: leg.cargo,
    most: formatDecimal(round(most, 0), 0),
    limit: formatDecimal(round(limit, 0), 0),
  };
  return [clash('C3', 'HARD', [leg.key], fill(CLASH_TEXT.tooMuch, words))];
}

/** C4: she is too great for a berth of the leg. */
function berthClash(leg: TimedLeg, ship: PlanShip, facts: PlanFacts): Clash[] {
  const { loa, beam, dwt } = ship;
  const draft = leg.draft ?? ship.draft;
  const ids = [...new Set([leg.loadBerthId, leg.dischBerthId])].filter((id) => id !== null);
  return ids.flatMap((id) => {
    const berth = facts.berths.get(id);
    if (!berth) return [];
    return berthClashes({ loa, beam, dwt, draft }, berth).map(({ what, limit }) =>
      clash('C4', 'HARD', [leg.key], fill(CLASH_TEXT[what], { ship: ship.name, berth: berth.name, limit })),
    );
  });
}

/** C5: a product that was carried shortly before is banned, or her tanks cannot be clean in time. */
function cleaningClash(leg: TimedLeg, ship: PlanShip, legs: readonly TimedLeg[], facts: PlanFacts): Clash[] {
  const goods = facts.goods.get(leg.cargoTypeId);
  if (!goods) return [];
  const earlier = legs
    .filter((one) => one.shipId === ship.id && instant(one.etaLoad) < instant(leg.etaLoad))
    .toSorted((a, b) => instant(b.etaLoad) - instant(a.etaLoad));
  const last = [...earlier.map(({ cargoTypeId }) => cargoTypeId), ...ship.previous];
  const banned = goods.banned
    .filter((one) => last.slice(0, one.last).includes(one.bannedId))
    .map((one) => {
      const previous = facts.goods.get(one.bannedId)?.name ?? '';
      const words = { ship: ship.name, cargo: leg.cargo, last: one.last, previous };
      return clash('C5', 'HARD', [leg.key], fill(CLASH_TEXT.banned, words));
    });
  const need = last[0] === undefined || last[0] === leg.cargoTypeId ? 0 : (CLEANING_HOURS[goods.wash ?? 'NONE'] ?? 0);
  const ended = doings(ship, legs)
    .filter((one) => one.leg?.key !== leg.key && instant(one.at) < instant(leg.etaLoad))
    .at(-1)?.ends;
  if (need === 0 || !ended) return banned;
  const have = hoursBetween({ from: ended, to: leg.etaLoad });
  // Where she is not even there in time, that is said already (C1).
  if (lt(have, '0') || !lt(have, String(need))) return banned;
  const words = { ship: ship.name, cargo: leg.cargo, need, have: formatDecimal(round(have, 1), 1) };
  return [...banned, clash('C5', 'HARD', [leg.key], fill(CLASH_TEXT.cleaning, words))];
}

/** The trade that she is in as a leg begins: that of the leg before it in the plan, else her own. */
function presentMode(leg: TimedLeg, ship: PlanShip, legs: readonly TimedLeg[], facts: PlanFacts): TradeMode | null {
  const before = legs
    .filter((one) => one.shipId === ship.id && instant(one.etaLoad) < instant(leg.etaLoad))
    .toSorted((a, b) => instant(a.etaLoad) - instant(b.etaLoad))
    .at(-1);
  return before ? tradeOf(before, facts) : ship.mode;
}

/** Which trade a leg is. */
export function tradeOf(leg: Pick<Leg, 'loadPortId' | 'dischPortId'>, { ports }: PlanFacts): TradeMode {
  return modeOf(ports.get(leg.loadPortId)?.code ?? '', ports.get(leg.dischPortId)?.code ?? '');
}

/** Papers of a trade, asked for as she changes to it. */
const PAPER_OF_MODE = { DOMESTIC: 'DOMESTIC', FOREIGN: 'INTERNATIONAL' } as const;
/** Ships of these areas do not leave the coast. */
const AT_HOME: readonly string[] = ['HARBOUR', 'COASTAL'];

/** C6 and the first of C7: the wrong trade, and papers that are missing or end too soon. */
function paperClash(leg: TimedLeg, ship: PlanShip, legs: readonly TimedLeg[], facts: PlanFacts): Clash[] {
  const clashes: Clash[] = [];
  const mode = tradeOf(leg, facts);
  const present = presentMode(leg, ship, legs, facts);
  const { key, cargo } = leg;
  const changes = present !== null && present !== mode;
  if (mode === 'FOREIGN' && AT_HOME.includes(ship.area))
    clashes.push(clash('C6', 'HARD', [key], fill(CLASH_TEXT.area, { ship: ship.name, cargo })));
  else if (changes && !leg.modeChange) {
    const of = (which: TradeMode, lang: 'zh' | 'en'): string => MODE_TEXT[which][lang];
    const inWords = (lang: 'zh' | 'en'): string =>
      fill(CLASH_TEXT.mode, { ship: ship.name, cargo, mode: of(mode, lang), present: of(present, lang) })[lang];
    clashes.push(clash('C6', 'HARD', [key], { zh: inWords('zh'), en: inWords('en') }));
  }
  const required = [...leg.required, ...(changes ? [PAPER_OF_MODE[mode]] : [])];
  const until = localDate({ utc: leg.times.ends, zone: OFFICE_ZONE });
  for (const { certKind, found, passes, validTo } of checkCertificates(required, ship.held, until)) {
    const words = { ship: ship.name, cargo, paper: facts.papers.get(certKind) ?? certKind };
    if (!passes) clashes.push(clash('C6', 'HARD', [key], fill(CLASH_TEXT.paper, { ...words, until })));
    else if (found === 'SHORT')
      clashes.push(clash('C7', 'SOFT', [key], fill(CLASH_TEXT.paperEnds, { ...words, until: validTo ?? '' })));
  }
  return clashes;
}

type Span = { readonly from: string; readonly to: string };

const meet = (a: Span, b: Span): boolean => instant(a.from) < instant(b.to) && instant(b.from) < instant(a.to);

/** C7: a repair lies within the leg. */
function repairClash(leg: TimedLeg, ship: PlanShip): Clash[] {
  const { leaves, ends } = leg.times;
  return ship.taken
    .filter((one) => one.repair && one.ends && meet({ from: leaves, to: ends }, { from: one.from, to: one.ends }))
    .map(({ voyage }) =>
      clash('C7', 'SOFT', [leg.key], fill(CLASH_TEXT.repair, { ship: ship.name, cargo: leg.cargo, voyage })),
    );
}

/** C7: two of our own ships lie at one berth at a time. */
function berthBusy(legs: readonly TimedLeg[], facts: PlanFacts): Clash[] {
  const stays = legs.flatMap((leg) => {
    const { etaLoad, loaded, etaDisch, ends } = leg.times;
    return [
      { leg, berth: leg.loadBerthId, from: etaLoad, to: loaded },
      { leg, berth: leg.dischBerthId, from: etaDisch, to: ends },
    ].filter(({ berth }) => berth !== null);
  });
  return stays.flatMap((stay, i) =>
    stays
      .slice(i + 1)
      .filter((other) => other.berth === stay.berth && other.leg.shipId !== stay.leg.shipId && meet(stay, other))
      .map((other) => {
        const nameOf = (leg: TimedLeg): string => facts.ships.get(leg.shipId)?.name ?? '';
        const words = {
          berth: facts.berths.get(stay.berth!)?.name ?? '',
          ship: nameOf(stay.leg),
          other: nameOf(other.leg),
        };
        return clash('C7', 'SOFT', [stay.leg.key, other.leg.key], fill(CLASH_TEXT.berthBusy, words));
      }),
  );
}

/** C8: she earns less a day than what is asked at least. */
function resultClash(leg: TimedLeg, ship: PlanShip, { leastTce }: PlanFacts): Clash[] {
  if (compare(leg.tce ?? null, leastTce ?? null) !== -1) return [];
  return [clash('C8', 'SOFT', [leg.key], fill(CLASH_TEXT.poor, { ship: ship.name, cargo: leg.cargo }))];
}

/** All that speaks against a plan, ship by ship in the order of time, hard before soft within a leg. */
export function clashesOf(legs: readonly Leg[], facts: PlanFacts): Clash[] {
  const timed = legs.map((leg) => timedLeg(leg, facts)).toSorted((a, b) => instant(a.etaLoad) - instant(b.etaLoad));
  const ofShips = [...new Set(timed.map(({ shipId }) => shipId))].flatMap((shipId) => {
    const ship = facts.ships.get(shipId);
    if (!ship) return [];
    const own = timed.filter((leg) => leg.shipId === shipId);
    return [
      ...overlaps(ship, own, facts),
      ...own.flatMap((leg) => [
        ...laycanClash(leg, facts),
        ...capacityClash(leg, ship, facts),
        ...berthClash(leg, ship, facts),
        ...cleaningClash(leg, ship, own, facts),
        ...paperClash(leg, ship, own, facts),
        ...repairClash(leg, ship),
        ...resultClash(leg, ship, facts),
      ]),
    ];
  });
  const all = [...ofShips, ...berthBusy(timed, facts)];
  return [...all.filter(({ level }) => level === 'HARD'), ...all.filter(({ level }) => level === 'SOFT')];
}

/** Where each leg of a plan comes from: the discharge port of what its ship does before it. */
export function comesFrom(legs: readonly TimedLeg[], facts: PlanFacts): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const leg of legs) {
    const ship = facts.ships.get(leg.shipId);
    if (!ship) continue;
    const ways = [
      ...legs
        .filter((one) => one.shipId === ship.id && one.key !== leg.key)
        .map((one) => ({ at: one.times.etaLoad, port: one.dischPortId })),
      ...ship.taken.flatMap(({ from, lastPortId }) => (lastPortId === null ? [] : [{ at: from, port: lastPortId }])),
    ];
    const before = ways
      .filter(({ at }) => instant(at) < instant(leg.etaLoad))
      .toSorted(byTime)
      .at(-1);
    if (before) found.set(leg.key, before.port);
  }
  return found;
}
