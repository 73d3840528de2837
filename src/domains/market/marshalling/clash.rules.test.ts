import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addHours } from '../../../kernel/value/zone.ts';
import { clashesOf, comesFrom, takes, timedLeg } from './clash.rules.ts';
import type { Leg, PlanBerth, PlanFacts, PlanGoods, PlanShip, Taken } from './plan-facts.rules.ts';

const NINGBO = 1;
const SHANGHAI = 2;
const SINGAPORE = 3;
const METHANOL = 10;
const GASOLINE = 11;

const ship = (over: Partial<PlanShip> = {}): PlanShip => ({
  id: 1,
  name: '海悦先锋',
  speed: '12.00',
  dwt: 13_000,
  space: '14000.0',
  loa: '128.60',
  beam: '20.40',
  draft: '8.70',
  area: 'UNLIMITED',
  mode: 'DOMESTIC',
  held: [],
  taken: [],
  previous: [],
  ...over,
});

const goods = (over: Partial<PlanGoods> = {}): PlanGoods => ({
  id: METHANOL,
  name: '甲醇',
  density: '0.7960',
  liquid: true,
  wash: 'NONE',
  banned: [],
  ...over,
});

const berth = (over: Partial<PlanBerth> = {}): PlanBerth => ({
  id: 7,
  name: '算山 9 号',
  port: NINGBO,
  loadRate: null,
  dischRate: null,
  maxLoa: null,
  maxBeam: null,
  maxDraft: null,
  maxDwt: null,
  depth: '11.50',
  tide: '1.00',
  ...over,
});

const port = (id: number, code: string, zone = '8.00') => [id, { id, name: code, code, zone }] as const;

type Given = {
  ships?: readonly PlanShip[];
  goods?: readonly PlanGoods[];
  berths?: readonly PlanBerth[];
  leastTce?: string;
};

const facts = ({ ships = [ship()], goods: all = [goods()], berths = [], leastTce }: Given = {}): PlanFacts => ({
  terms: { weatherPct: '5', portHours: '36' },
  ships: new Map(ships.map((one) => [one.id, one])),
  goods: new Map(all.map((one) => [one.id, one])),
  ports: new Map([port(NINGBO, 'CNNGB'), port(SHANGHAI, 'CNSHA'), port(SINGAPORE, 'SGSIN')]),
  berths: new Map(berths.map((one) => [one.id, one])),
  papers: new Map([['SINOPEC', '中国石化审核']]),
  leastTce,
});

/** Loads for 36 h, sails 105 h and discharges for 36 h: it ends 177 h after its ETA. */
const leg = (over: Partial<Leg> = {}): Leg => ({
  key: 'cargo 1',
  shipId: 1,
  cargo: 'CG-2600001 甲醇',
  cargoTypeId: METHANOL,
  loadPortId: NINGBO,
  dischPortId: SHANGHAI,
  loadBerthId: null,
  dischBerthId: null,
  qty: '8500.000',
  tolerancePct: '5.00',
  etaLoad: '2026-04-02T00:00:00.000Z',
  laycanFrom: '2026-04-01',
  laycanTo: '2026-04-03',
  ballastNm: null,
  seaNm: '1200.0',
  draft: null,
  required: [],
  modeChange: false,
  tce: null,
  ...over,
});

const codes = (legs: readonly Leg[], given: PlanFacts = facts()): string[] =>
  clashesOf(legs, given).map(({ code, level }) => `${code} ${level}`);

const ENDS = addHours({ utc: leg().etaLoad, hours: '177' });
const next = (over: Partial<Leg> = {}): Leg =>
  leg({ key: 'cargo 2', etaLoad: ENDS, laycanFrom: '2026-04-08', laycanTo: '2026-04-12', ...over });

const taken = (over: Partial<Taken> = {}): Taken => ({
  voyageId: 5,
  voyage: 'PI-26007',
  repair: false,
  from: '2026-03-20T00:00:00.000Z',
  ends: '2026-03-31T00:00:00.000Z',
  lastPortId: SHANGHAI,
  ...over,
});

test('a leg that fits has no clash', () => {
  expect(codes([leg()])).toEqual([]);
});

test.each([
  ['in ballast for no time', null, ENDS, []],
  ['a minute too early', null, addHours({ utc: ENDS, hours: '-0.02' }), ['C1 HARD']],
  // 240 nm at 12 kn and 5 % are 21 h.
  ['in ballast for 21 h, 20 h later', '240.0', addHours({ utc: ENDS, hours: '20' }), ['C1 HARD']],
  ['in ballast for 21 h, 21 h later', '240.0', addHours({ utc: ENDS, hours: '21' }), []],
])('C1: the next leg begins %s', (_, ballastNm, etaLoad, expected) => {
  expect(codes([leg(), next({ ballastNm, etaLoad })])).toEqual(expected);
});

test('C1: a voyage beside the plan takes its time as a leg does, before and after', () => {
  const before = taken({ ends: '2026-04-02T01:00:00.000Z' });
  const after = taken({ from: '2026-04-05T00:00:00.000Z', ends: '2026-04-20T00:00:00.000Z' });
  expect(codes([leg()], facts({ ships: [ship({ taken: [before] })] }))).toEqual(['C1 HARD']);
  expect(codes([leg()], facts({ ships: [ship({ taken: [after] })] }))).toEqual(['C1 HARD']);
  expect(codes([leg()], facts({ ships: [ship({ taken: [taken()] })] }))).toEqual([]);
  // Two voyages that are no matter of the plan are none of its clashes.
  const both = [taken({ ends: '2026-03-30T00:00:00.000Z' }), taken({ from: '2026-03-25T00:00:00.000Z' })];
  expect(codes([leg()], facts({ ships: [ship({ taken: both })] }))).toEqual([]);
});

test.each([
  // Midnight between 3 and 4 April in Ningbo.
  ['2026-04-03T15:59:00.000Z', []],
  ['2026-04-03T16:00:00.000Z', ['C2 HARD']],
  // The laycan begins on 1 April at midnight: a day before is waited for without a word.
  ['2026-03-30T16:00:00.000Z', []],
  ['2026-03-30T15:59:00.000Z', ['C2 SOFT']],
])('C2: ETA %s of a laycan from 1 to 3 April', (etaLoad, expected) => {
  expect(codes([leg({ etaLoad })])).toEqual(expected);
});

test('C3: what may be loaded at most is within deadweight and tank space', () => {
  // 14 000 m³ x 0.796 are 11 144 t.
  expect(takes(ship(), goods())).toBe('11144');
  expect(codes([leg({ qty: '10613.000' })])).toEqual([]);
  expect(codes([leg({ qty: '10614.000' })])).toEqual(['C3 HARD']);
  const bulk = facts({ goods: [goods({ liquid: false, density: null })] });
  expect(codes([leg({ qty: '12380.000' })], bulk)).toEqual([]);
  expect(codes([leg({ qty: '12381.000' })], bulk)).toEqual(['C3 HARD']);
});

test.each([
  ['11.30', []],
  ['11.40', ['C4 HARD']],
])('C4: a draft of %s m where 11.50 m and a tide of 1.00 m allow 11.36 m', (draft, expected) => {
  expect(codes([leg({ loadBerthId: 7, draft })], facts({ berths: [berth()] }))).toEqual(expected);
});

test('C4: length, beam and deadweight are judged at either berth', () => {
  const small = berth({ maxLoa: '120.00', maxBeam: '20.00', maxDwt: 10_000 });
  expect(codes([leg({ loadBerthId: 7 })], facts({ berths: [small] }))).toEqual(['C4 HARD', 'C4 HARD', 'C4 HARD']);
  expect(codes([leg({ dischBerthId: 7 })], facts({ berths: [berth({ maxLoa: '120.00' })] }))).toEqual(['C4 HARD']);
});

test('C5: a chemical after a banned previous cargo, of the plan or of before', () => {
  const petrol = goods({ id: GASOLINE, name: '汽油' });
  const strict = goods({ banned: [{ bannedId: GASOLINE, last: 2 }] });
  const given = (previous: number[]) => facts({ ships: [ship({ previous })], goods: [strict, petrol] });
  expect(codes([leg()], given([GASOLINE]))).toEqual(['C5 HARD']);
  expect(codes([leg()], given([METHANOL, GASOLINE]))).toEqual(['C5 HARD']);
  expect(codes([leg()], given([METHANOL, METHANOL, GASOLINE]))).toEqual([]);
  expect(codes([leg({ cargoTypeId: GASOLINE }), next()], given([]))).toEqual(['C5 HARD']);
});

test('C5: tanks are cleaned between the discharge and the load port, where the product changes', () => {
  const clean = goods({ wash: 'WATER' });
  const petrol = goods({ id: GASOLINE, name: '汽油' });
  const given = facts({ goods: [clean, petrol] });
  const after = (hours: string, cargoTypeId: number) => [
    leg({ cargoTypeId }),
    next({ etaLoad: addHours({ utc: ENDS, hours }) }),
  ];
  expect(codes(after('11', GASOLINE), given)).toEqual(['C5 HARD']);
  expect(codes(after('12', GASOLINE), given)).toEqual([]);
  expect(codes(after('11', METHANOL), given)).toEqual([]);
});

test('C6: another trade needs a change that is planned, and the paper of it', () => {
  const abroad = leg({ dischPortId: SINGAPORE });
  expect(codes([abroad], facts({ ships: [ship({ held: [] })] }))).toEqual(['C6 HARD', 'C6 HARD']);
  const paper = { id: 1, certKind: 'INTERNATIONAL', validTo: '2027-01-01', result: null };
  const filed = facts({ ships: [ship({ held: [paper] })] });
  expect(codes([abroad], filed)).toEqual(['C6 HARD']);
  expect(codes([leg({ dischPortId: SINGAPORE, modeChange: true })], filed)).toEqual([]);
  // Once she has changed, the next leg is in her trade.
  const onward = next({ loadPortId: SINGAPORE, dischPortId: NINGBO });
  expect(codes([leg({ dischPortId: SINGAPORE, modeChange: true }), onward], filed)).toEqual([]);
  expect(codes([abroad], facts({ ships: [ship({ mode: 'FOREIGN', area: 'COASTAL' })] }))).toEqual(['C6 HARD']);
});

test.each([
  ['2026-04-09', []],
  // It ends on 9 April in the office; a paper that ends within thirty days is told.
  ['2026-04-08', ['C6 HARD']],
])('C6 and C7: an approval until %s', (validTo, missing) => {
  const held = [{ id: 1, certKind: 'SINOPEC', validTo, result: null }];
  const found = codes([leg({ required: ['SINOPEC'] })], facts({ ships: [ship({ held })] }));
  expect(found).toEqual(missing.length > 0 ? missing : ['C7 SOFT']);
});

test('C6: an approval that is refused or not there', () => {
  const required = ['SINOPEC'];
  expect(codes([leg({ required })])).toEqual(['C6 HARD']);
  const held = [{ id: 1, certKind: 'SINOPEC', validTo: '2027-01-01', result: 'REJECTED' as const }];
  expect(codes([leg({ required })], facts({ ships: [ship({ held })] }))).toEqual(['C6 HARD']);
});

test('C7: a repair within the leg, and a berth where another ship of ours lies', () => {
  const yard = taken({ repair: true, from: '2026-04-05T00:00:00.000Z', ends: '2026-04-20T00:00:00.000Z' });
  expect(codes([leg()], facts({ ships: [ship({ taken: [yard] })] }))).toEqual(['C7 SOFT']);
  const two = facts({ ships: [ship(), ship({ id: 2, name: '海悦 6' })], berths: [berth()] });
  const other = leg({ key: 'cargo 2', shipId: 2, loadBerthId: 7 });
  expect(codes([leg({ loadBerthId: 7 }), other], two)).toEqual(['C7 SOFT']);
  const later = leg({ key: 'cargo 2', shipId: 2, loadBerthId: 7, etaLoad: '2026-04-03T12:00:00.000Z' });
  expect(codes([leg({ loadBerthId: 7 }), later], two)).toEqual([]);
});

test.each([
  ['8000.00', '9000.00', ['C8 SOFT']],
  ['9000.00', '9000.00', []],
  [null, '9000.00', []],
  ['8000.00', undefined, []],
])('C8: a TCE of %s where %s is asked', (tce, leastTce, expected) => {
  expect(codes([leg({ tce })], facts({ leastTce }))).toEqual(expected);
});

test('where a ship comes from is the discharge port of what she does before', () => {
  const given = facts({ ships: [ship({ taken: [taken({ lastPortId: SINGAPORE })] })] });
  const timed = [leg(), next()].map((one) => timedLeg(one, given));
  expect(Object.fromEntries(comesFrom(timed, given))).toEqual({ 'cargo 1': SINGAPORE, 'cargo 2': SHANGHAI });
});

test('clashes are the same whatever order the legs stand in, hard ones first', () => {
  const start = Date.parse('2026-04-01T00:00:00.000Z');
  const some = fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.constantFrom(1, 2)), { maxLength: 8 });
  const two = facts({ ships: [ship(), ship({ id: 2, name: '海悦 6' })] });
  fc.assert(
    fc.property(some, (all) => {
      // No two begin at one moment: then there is an order.
      const times = [...new Map(all).entries()];
      const legs = times.map(([hours, shipId], i) =>
        leg({
          key: `cargo ${i}`,
          shipId,
          cargo: `CG-${i}`,
          etaLoad: new Date(start + hours * 3_600_000).toISOString(),
        }),
      );
      const said = (of: readonly Leg[]) => clashesOf(of, two).map((one) => `${one.level} ${one.code} ${one.said.en}`);
      expect(said(legs.toReversed()).toSorted()).toEqual(said(legs).toSorted());
      const levels = clashesOf(legs, two).map(({ level }) => level);
      expect(levels).toEqual(levels.toSorted());
    }),
  );
});
