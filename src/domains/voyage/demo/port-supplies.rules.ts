import type { BunkerRecord } from '../reports/bunkering.rules.ts';
import { type GradeKey, groupOf, type LubeKey } from '../reports/oil-rows.rules.ts';
import type { WasteLine } from '../reports/waste.rules.ts';
import { formatBunkerNo } from '../voyages/voyage-number.rules.ts';
import {
  type Books,
  capacityOf,
  lubeStores,
  mainGrade,
  type ShipFacts,
  tradesBoth,
  waterCapacity,
} from './books.rules.ts';
import { bookedKilos, bunkerRecord } from './bunker-records.rules.ts';
import { DAY, HOUR, isoOf, type Minute } from './minutes.rules.ts';
import type { Moment } from './moment.rules.ts';
import type { Planted } from './planted.rules.ts';
import type { Random } from './random.rules.ts';

type SupplyInput = {
  readonly facts: ShipFacts;
  readonly books: Books;
  readonly moment: Moment;
  readonly mode: 'DOMESTIC' | 'FOREIGN';
  readonly fault: Planted | undefined;
  readonly dice: Random;
};

const HOURS = 4;

/** Bunkers taken in port since the last report, where there was time and need; the books hold them afterwards. */
export function takeBunkers(input: SupplyInput): BunkerRecord[] {
  const { facts, books, moment, fault, dice } = input;
  const end = deliveryEnd(moment, books.at);
  if (end === null || moment.port === null) return [];
  if (fault?.code !== 'R28' && moment.at - books.bunkered < 3 * DAY) return [];
  const groups =
    mainGrade(facts.ship, 'FO') === mainGrade(facts.ship, 'DO') ? (['DO'] as const) : (['FO', 'DO'] as const);
  const records: BunkerRecord[] = [];
  for (const group of groups) {
    const kilos = fault?.code === 'R28' && group === 'FO' ? forced(input) : neededKilos(input, group);
    if (kilos === 0) continue;
    books.deliveries += 1;
    const short = facts.plot.protests[facts.demo.nameEn]?.[books.deliveries];
    const record = bunkerRecord({
      key: deliveredKey(input, group),
      kilos,
      end: end - (group === 'FO' ? 0 : 12),
      minutes: HOURS * HOUR * 0.7,
      dice,
      bunkerNo: numberOf(input),
      port: facts.portId(moment.port.locode),
      home: moment.port.eca,
      ...(short === undefined ? {} : { difference: short, protest: true }),
      ...(fault?.code === 'R28' ? { difference: -0.81 } : {}),
    });
    const key = deliveredKey(input, group);
    books.kilos.set(key, (books.kilos.get(key) ?? 0) + bookedKilos(record));
    books.bunkered = moment.at;
    records.push(record);
  }
  return records;
}

function deliveryEnd(moment: Moment, since: Minute): Minute | null {
  if (moment.type !== 'NOON' && moment.type !== 'DEPARTURE') return null;
  if (moment.stage === 'SEA') return null;
  const leaves = moment.events.find(([code]) => code === 'unberthed')?.[1];
  const end = (leaves ?? moment.at) - HOUR;
  return end - (HOURS + 1) * HOUR > since ? end : null;
}

const heldOf = ({ kilos }: Books, group: 'FO' | 'DO'): number =>
  [...kilos].reduce((total, [key, held]) => (groupOf(key) === group ? total + held : total), 0);

/** Up to 88 % of the tanks once less than the next passage and a reserve is left. */
function neededKilos({ facts, books, moment }: SupplyInput, group: 'FO' | 'DO'): number {
  const capacity = capacityOf(facts, group);
  const held = heldOf(books, group);
  const { habits } = facts.demo;
  const passage = (moment.ahead / habits.knots / 24) * (habits.engine + habits.generator + habits.boiler) * 1000 * 1.4;
  const least = group === 'FO' ? Math.max(capacity * 0.34, passage + capacity * 0.1) : capacity * 0.42;
  if (held >= least) return 0;
  const free = capacity * 0.88 - held;
  return free < capacity * 0.12 ? 0 : Math.round(free / 10) * 10 + 347;
}

/** A small parcel beside the usual ones. */
function forced({ facts, books }: SupplyInput): number {
  return Math.round(Math.min(180_000, capacityOf(facts, 'FO') * 0.94 - heldOf(books, 'FO')));
}

function deliveredKey({ facts, mode }: SupplyInput, group: 'FO' | 'DO'): GradeKey {
  const key = mainGrade(facts.ship, group);
  return mode === 'FOREIGN' && tradesBoth(facts) ? (`${key}:B` as GradeKey) : key;
}

function numberOf({ facts, books, moment }: SupplyInput): string {
  const year = isoOf(moment.at).slice(0, 4);
  const counter = (books.deliveriesOfYear.get(year) ?? 0) + 1;
  books.deliveriesOfYear.set(year, counter);
  return formatBunkerNo({ shipCode: facts.ship.shipCode, year: Number(year), counter });
}

const filling = (moment: Moment): boolean =>
  moment.port !== null && ['NOON', 'DEPARTURE', 'BERTHING'].includes(moment.type);

/** Litres received where a store has run below a third; the books hold them afterwards. */
export function takeLubes({ facts, books, moment }: SupplyInput): Partial<Record<LubeKey, string>> {
  if (!filling(moment) || moment.stage !== 'BERTH') return {};
  const received: Partial<Record<LubeKey, string>> = {};
  for (const [key, store] of Object.entries(lubeStores(facts)) as [LubeKey, number][]) {
    const held = books.lubes.get(key) ?? 0;
    if (held >= store * 3.3) continue;
    const litres = Math.round((store * 9 - held) / 1000) * 100;
    books.lubes.set(key, held + litres * 10);
    received[key] = litres.toFixed(1);
  }
  return received;
}

/** Tenths of tonnes of fresh water used, made and received. */
export function waterOf(
  { facts, books, moment, dice }: SupplyInput,
  minutes: number,
): { used: number; made: number; added: number } {
  const { habits } = facts.demo;
  const capacity = waterCapacity(facts);
  const washing = moment.wash && moment.wash !== 'NONE' ? dice.whole(120, 240) : 0;
  const wanted = Math.round(((habits.water * 10) / DAY) * minutes * dice.between(0.9, 1.1)) + washing;
  const used = Math.max(1, Math.min(wanted, books.water - 10));
  const room = Math.max(0, Math.round(capacity * 0.97) - books.water + used);
  const made = moment.sea
    ? Math.min(room, Math.round(((habits.waterMade * 10) / DAY) * moment.sea.minutes * dice.between(0.92, 1.05)))
    : 0;
  const left = books.water - used + made;
  const added = filling(moment) && left < capacity * 0.42 ? Math.round((capacity * 0.88 - left) / 50) * 50 : 0;
  books.water = left + added;
  return { used, made, added };
}

/** Types whose waste lines are written. */
const WASTE_TYPES = ['NOON', 'DEPARTURE'];

/** Waste made since it was last written, and what was landed in port. */
export function wasteOf({ facts, books, moment, dice }: SupplyInput, minutes: number, washed: number): WasteLine[] {
  books.wasteMinutes += minutes;
  const lines = books.previous.wastes;
  const washing = moment.wash !== null && moment.wash !== 'NONE';
  if (!washing && (!WASTE_TYPES.includes(moment.type) || moment.stage === 'ANCHOR')) return blank(lines);
  const days = books.wasteMinutes / DAY;
  books.wasteMinutes = 0;
  const lands = moment.port !== null && moment.stage === 'BERTH' && moment.type !== 'BERTHING';
  const size = 0.6 + facts.demo.habits.engine / 40;
  const write = (wasteCode: WasteLine['wasteCode'], generated: number, landFrom: number): WasteLine => {
    const held = Number(lines.find((line) => line.wasteCode === wasteCode)?.onBoard ?? 0);
    const landed = lands && held > landFrom ? held - 0.3 : 0;
    return {
      wasteCode,
      lastQty: null,
      generated: generated.toFixed(2),
      landed: landed > 0 ? landed.toFixed(2) : null,
      dischargedSea: null,
      onBoard: null,
      receiptFile: null,
      receiptNo: landed > 0 ? `WR${isoOf(moment.at).slice(2, 10).replaceAll('-', '')}${dice.whole(10, 99)}` : null,
    };
  };
  return lines.map((line): WasteLine => {
    if (line.wasteCode === 'wasteEngineRoom')
      return write(line.wasteCode, Math.max(0.01, days * 0.34 * size * dice.between(0.8, 1.2)), 7 * size);
    if (line.wasteCode === 'dirtyOilWater')
      return write(line.wasteCode, Math.max(0.01, days * 0.08 * size * dice.between(0.7, 1.3)), 2.4 * size);
    if (line.wasteCode === 'wasteTankWash') {
      if (washing) return write(line.wasteCode, washed * 1.25, 9999);
      return Number(line.onBoard ?? 0) > 0.5 && lands ? write(line.wasteCode, 0, 0.4) : (blank([line])[0] ?? line);
    }
    return washing
      ? { ...(blank([line])[0] ?? line), generated: (washed * 0.9).toFixed(2) }
      : (blank([line])[0] ?? line);
  });
}

function blank(lines: readonly WasteLine[]): WasteLine[] {
  const empty = { lastQty: null, generated: null, landed: null, dischargedSea: null, onBoard: null };
  return lines.map(({ wasteCode }) => ({ wasteCode, ...empty, receiptNo: null, receiptFile: null }));
}
