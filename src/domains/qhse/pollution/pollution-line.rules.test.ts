import { expect, test } from 'vitest';
import { lineProblems } from './pollution-line.rules.ts';

type Line = Parameters<typeof lineProblems>[0];

const SLUDGE: Line = {
  book: 'ORB1',
  entryCode: 'ORB1_C',
  itemNo: '11.3',
  startTime: '2026-03-01T02:00:00Z',
  endTime: '2026-03-01T03:00:00Z',
  method: 'COLLECT',
  tankId: 1,
  quantityM3: '0.400',
};
const fields = (over: Line): string[] => lineProblems({ ...SLUDGE, ...over }).map(({ field }) => field);

test.each<[string, Line, string[]]>([
  ['sludge collected in its tank', {}, []],
  ['nothing said of how much', { quantityM3: null }, ['quantityM3']],
  ['nothing collected', { quantityM3: '0.000' }, ['quantityM3']],
  ['a code of another book', { entryCode: 'ORB2_J' }, ['entryCode']],
  ['an item of another code', { itemNo: '26' }, ['itemNo']],
  ['no tank', { tankId: null }, ['tankId']],
  ['a second tank without a transfer', { toTankId: 2 }, ['toTankId']],
  ['a transfer to nowhere', { method: 'TRANSFER' }, ['toTankId']],
  ['a transfer into itself', { method: 'TRANSFER', toTankId: 1 }, ['toTankId']],
  ['a transfer', { method: 'TRANSFER', toTankId: 2 }, []],
  ['oil into the sea', { method: 'SEA', latitude: '31:00.00N', longitude: '122:00.00E' }, ['method']],
  ['a discharge nowhere', { method: 'OWS' }, ['latitude', 'longitude']],
  ['a reception without proof', { method: 'RECEPTION' }, ['portId', 'receiptNo']],
  [
    'a remark',
    { entryCode: 'ORB1_I', itemNo: null, method: null, tankId: null, quantityM3: null, remark: '铅封 12 号' },
    [],
  ],
  ['a remark that says nothing', { entryCode: 'ORB1_I', itemNo: null, method: null, tankId: null }, ['remark']],
  ['an end before its beginning', { endTime: '2026-03-01T01:00:00Z' }, ['endTime']],
])('%s', (_what, over, expected) => {
  expect(fields(over)).toEqual(expected);
});

test('garbage goes by its kind, needs no tank, and plastics never go into the sea', () => {
  const thrown: Line = {
    book: 'GRB1',
    itemNo: null,
    method: 'SEA',
    tankId: null,
    latitude: '10:00.00N',
    longitude: '110:00.00E',
  };
  expect(fields({ ...thrown, entryCode: 'GRB1_B' })).toEqual([]);
  expect(fields({ ...thrown, entryCode: 'GRB1_A' })).toEqual(['method']);
  expect(fields({ ...thrown, entryCode: null })).toEqual(['entryCode']);
});

test('books without letters take no code and no item', () => {
  expect(fields({ book: 'BWRB' })).toEqual(['entryCode', 'itemNo', 'tankId']);
  expect(fields({ book: 'SEWAGE', entryCode: null, itemNo: null })).toEqual([]);
});
