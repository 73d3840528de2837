import { formatPosition, fromDecimalDegrees } from '../../../kernel/value/position.ts';
import { deriveReport } from '../reports/derive.rules.ts';
import { CONSUMPTION_ROWS, type GradeKey, groupOf, type OilRow } from '../reports/oil-rows.rules.ts';
import { emptyParticulars, emptyReport, type Report, type ReportType } from '../reports/report.rules.ts';
import { type Books, payingKey, type ShipFacts } from './books.rules.ts';
import { type Burn, burnOf, gridOf } from './burn.rules.ts';
import { cargoRecord, HEATED } from './cargo-records.rules.ts';
import { engineRun, turnsWithoutSlip } from './engine-run.rules.ts';
import { greatCircleRun } from './great-circle.rules.ts';
import { hoursText, isoOf } from './minutes.rules.ts';
import { type Moment, tenths } from './moment.rules.ts';
import type { Planted } from './planted.rules.ts';
import { takeBunkers, takeLubes, wasteOf, waterOf } from './port-supplies.rules.ts';
import type { Random } from './random.rules.ts';
import { HEAVY, weatherAt } from './weather.rules.ts';

type Input = {
  readonly facts: ShipFacts;
  readonly books: Books;
  readonly moment: Moment;
  readonly mode: 'DOMESTIC' | 'FOREIGN';
  readonly fault: Planted | undefined;
  readonly numbers: Pick<Report, 'reportNo' | 'voyageId' | 'voyageNo' | 'voyageRptNo'>;
  readonly dice: Random;
};

const ENGINE_TYPES: readonly ReportType[] = [
  'DEPARTURE',
  'ARRIVAL',
  'ANCHORING',
  'BERTHING',
  'HEAVING_UP_ANCHOR',
  'SHIFT',
];
const SOUNDED: readonly ReportType[] = ['DEPARTURE', 'ARRIVAL', 'LIGHTERING'];
const NO_WATER_MADE: readonly ReportType[] = ['HEAVING_UP_ANCHOR', 'SHIFT', 'LIGHTERING'];

/** Writes the report of a moment as the ship would, derives it, and brings the books up to it. */
export function reportOfMoment(input: Input): Report {
  const { facts, books, moment, fault, dice } = input;
  const minutes = moment.at - books.at;
  const weather = weatherAt(moment.spot, moment.at);
  const supply = { ...input };
  const run = engineRun({
    moment,
    minutes,
    windForce: weather.windForce,
    ship: facts.ship,
    habits: facts.demo.habits,
    dice,
  });
  const oil = oilOf(input, minutes, run);
  const bunkers = takeBunkers(supply);
  const lubes = takeLubes(supply);
  const water = waterOf(supply, minutes);
  const wastes = wasteOf(supply, minutes, water.used / 20);
  if (fault?.code === 'R16') books.water -= 120;
  // A slip of -16 %: past the least of R18, and within a quarter of the usual revolutions, which R19 looks at.
  const turns = fault?.code === 'R18' ? Math.round(turnsWithoutSlip(moment, facts.ship) / 1.16) : run.sea;
  const usesEngine = ENGINE_TYPES.includes(moment.type) || moment.sea !== null || run.manoeuvre > 0;
  if (usesEngine) books.revolutions += turns + run.manoeuvring;
  const typed: Report = {
    ...emptyReport(moment.type),
    ...input.numbers,
    shipId: facts.ship.shipId,
    rptTime: isoOf(moment.at),
    zone: moment.zone,
    shipStatus: moment.status,
    isWash: moment.wash,
    ...positionOf(moment),
    ...passageOf(input),
    ...timesOf(input, minutes, weather.windForce),
    ...draftsOf(input),
    fwConsumption: tons(water.used),
    fwAddition: tons(water.added),
    fwStock: tons(books.water),
    genWaterAmount: NO_WATER_MADE.includes(moment.type) ? null : tons(water.made),
    ...(usesEngine ? revolutionsOf(input, run.manoeuvring, turns + run.manoeuvring) : {}),
    ...weather,
    particulars: { ...emptyParticulars(), ...moment.particulars },
    times: moment.events
      .filter(([, at]) => at > books.at && at <= moment.at)
      .map(([eventCode, at]) => ({ eventCode, time: isoOf(at), zone: null, place: null, remark: null })),
    oil: withStocks(input, oil, lubes),
    bunkers,
    cargos: moment.work
      ? [
          cargoRecord({
            work: moment.work,
            habits: facts.demo.habits,
            ship: facts.demo.nameEn,
            pumps: facts.ship.cargoPumps,
            port: moment.port && facts.portId(moment.port.locode),
            ...(fault?.code === 'R30' ? { difference: 0.0042 } : {}),
          }),
        ]
      : [],
    wastes,
  };
  const report = deriveReport({ report: typed, previous: books.previous, ship: facts.ship });
  books.previous = report;
  books.at = moment.at;
  return report;
}

const tons = (tenthsOfTonnes: number): string => (tenthsOfTonnes / 10).toFixed(1);

function positionOf({ spot: [lat, lon] }: Moment): Partial<Report> {
  const latitude = fromDecimalDegrees({ value: lat, axis: 'latitude' });
  const longitude = fromDecimalDegrees({ value: lon, axis: 'longitude' });
  return {
    latitude: formatPosition(latitude),
    northSouth: lat < 0 ? 'S' : 'N',
    longitude: formatPosition(longitude),
    westEast: lon < 0 ? 'W' : 'E',
  };
}

/** Ports and the way to go; a detour stays in the distance to go until the passage ends. */
function passageOf({ facts, books, moment, fault }: Input): Partial<Report> {
  if (moment.type === 'DEPARTURE' || moment.type === 'ARRIVAL') books.detour = 0;
  if (fault?.code === 'R09') books.detour = 62;
  // Miles that the log did not count are still ahead of her by her own reckoning.
  if (fault?.code === 'R05') books.detour = (moment.sea?.miles ?? 0) - logged(books, moment);
  const ports = { lastPort: facts.portId(moment.lastPort), nextPort: facts.portId(moment.nextPort) };
  const { previous } = books;
  // Heaving up with miles to go leaves the same berth ahead.
  const goesOn =
    moment.type === 'HEAVING_UP_ANCHOR' && previous.nextDis !== null && previous.nextPort === ports.nextPort;
  if (goesOn) {
    const nextDis = tenths(Number(previous.nextDis) - (moment.manoeuvre?.miles ?? 0)).toFixed(1);
    return { ...ports, nextDis, eta: previous.eta };
  }
  if (moment.nextDis === null) return ports;
  return {
    ...ports,
    nextDis: (moment.nextDis + books.detour).toFixed(1),
    eta: moment.eta === null ? null : isoOf(moment.eta),
  };
}

/** What a log that counts too little shows. */
const logged = (books: Books, { spot }: Moment): number => tenths(greatCircleRun(books.previous, spot) - 5);

function timesOf({ books, moment, fault }: Input, minutes: number, windForce: number): Partial<Report> {
  const { sea, manoeuvre } = moment;
  const heavy = windForce >= HEAVY && sea !== null && sea.minutes > 0;
  const manoeuvred = manoeuvre && Math.min(manoeuvre.minutes, minutes - (sea?.minutes ?? 0));
  const miles = fault?.code === 'R05' ? logged(books, moment) : (sea?.miles ?? 0);
  return {
    ...(sea && {
      ssTime: hoursText(sea.minutes - (fault?.code === 'R08' ? 90 : 0)),
      ssDist: miles.toFixed(1),
      fwindTime:
        moment.type === 'DEPARTURE' ? null : hoursText(heavy ? Math.max(60, Math.round(sea.minutes * 0.04) * 12) : 0),
    }),
    ...(manoeuvre && { manTime: hoursText(manoeuvred ?? 0), manDist: manoeuvre.miles.toFixed(1) }),
    ...(moment.stopped > 0 && { stopTime: hoursText(moment.stopped) }),
  };
}

function revolutionsOf({ facts, books }: Input, manRev: number, turns: number): Partial<Report> {
  if (facts.ship.hasRevCounter) return { currentAccumRev: books.revolutions, manRev };
  return {
    avgRev: turns > 0 ? ((Number(facts.ship.mcrRpm ?? 260) * 0.5 * ((turns % 7) + 97)) / 100).toFixed(1) : '0.0',
  };
}

function draftsOf({ facts, moment, dice }: Input): Partial<Report> {
  const scantling = Number(facts.ship.scantlingDraft ?? 10);
  const share = (empty: number, full: number): number => empty + (full - empty) * moment.laden;
  const fwd = scantling * share(0.48, 0.925) + dice.between(-0.04, 0.04);
  const aft = Math.max(fwd + 0.05, scantling * share(0.61, 0.95) + dice.between(-0.04, 0.04));
  return { fwdDraft: fwd.toFixed(2), aftDraft: aft.toFixed(2) };
}

/** The grid as typed: what was burnt and, where stock was sounded, what is left; the books are brought down. */
function oilOf(input: Input, minutes: number, run: ReturnType<typeof engineRun>): OilRow[] {
  const { facts, books, moment, mode, fault, dice } = input;
  const inEca = moment.port?.eca === true && fault?.code !== 'R34';
  const seaKey = payingKey({ facts, books, group: 'FO', mode });
  const key = inEca ? payingKey({ facts, books, group: 'DO', mode }) : seaKey;
  const heats = moment.laden > 0 && moment.parcel !== null && HEATED.includes(moment.parcel.cargoName);
  const { habits } = facts.demo;
  const { generators } = facts.ship.engines;
  const burn = burnOf({
    moment,
    minutes,
    run,
    habits,
    seaKey: moment.sea?.minutes ? seaKey : key,
    key,
    heats,
    generators,
    dice,
  });
  const grid = fault?.code === 'R36' ? copied(books.previous.oil) : gridOf(fault?.code === 'R24' ? hungry(burn) : burn);
  spend(books, grid);
  sound(input, grid);
  return grid;
}

/** The consumption of the report before, word for word. */
function copied(oil: readonly OilRow[]): OilRow[] {
  const rows: readonly string[] = CONSUMPTION_ROWS;
  return oil.map((row) =>
    rows.includes(row.rowCode) ? row : { ...row, grades: {}, lubes: {}, reasonCode: null, note: null },
  );
}

function hungry(burn: Burn): Burn {
  return burn.GE_SEA ? { ...burn, GE_SEA: { ...burn.GE_SEA, kilos: Math.round(burn.GE_SEA.kilos * 1.5) } } : burn;
}

function spend(books: Books, grid: readonly OilRow[]): void {
  for (const row of grid) {
    for (const [key, tonnes] of Object.entries(row.grades) as [GradeKey, string | null][])
      books.kilos.set(key, (books.kilos.get(key) ?? 0) - Math.round(Number(tonnes ?? 0) * 1000));
    for (const [lube, litres] of Object.entries(row.lubes) as [keyof OilRow['lubes'], string | null][])
      books.lubes.set(lube, (books.lubes.get(lube) ?? 0) - Math.round(Number(litres ?? 0) * 10));
  }
}

const sounds = ({ type, stage }: Moment): boolean => SOUNDED.includes(type) || (type === 'NOON' && stage !== 'ANCHOR');

/** Soundings differ from the books by a little now and then: never beyond the tolerance, one planted case excepted. */
function sound({ facts, books, moment, mode, fault, dice }: Input, grid: readonly OilRow[]): void {
  if (!sounds(moment)) return;
  for (const [key, kilos] of books.kilos) {
    const used = grid.some((row) => Number(row.grades[key] ?? 0) > 0);
    if (!used || !dice.chance(0.3)) continue;
    const most = groupOf(key) === 'DO' ? 110 : 320;
    books.kilos.set(key, Math.max(0, kilos + dice.whole(-most, Math.round(most * 0.4))));
  }
  if (fault?.code !== 'R21') return;
  const used = payingKey({ facts, books, group: 'FO', mode });
  books.kilos.set(used, (books.kilos.get(used) ?? 0) - 900);
}

/** Adds to the grid what was received, what was sounded, and why the sounding is off. */
function withStocks({ books, moment, fault }: Input, grid: readonly OilRow[], lubes: OilRow['lubes']): OilRow[] {
  const stock = [...books.kilos].map(([key, kilos]) => [key, (kilos / 1000).toFixed(3)]);
  return grid.map((row): OilRow => {
    if (row.rowCode === 'BUNKERING') return { ...row, lubes };
    if (row.rowCode === 'CURRENT_STOCK' && sounds(moment)) return { ...row, grades: Object.fromEntries(stock) };
    if (row.rowCode === 'ADJUST' && fault?.code === 'R21')
      return { ...row, reasonCode: 'SOUNDING', note: '靠泊后全船复测，机舱日用柜原读数偏大' };
    return row;
  });
}
