import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eq, gt, isNegative, sum } from '../../../kernel/value/decimal.ts';
import {
  chainOf,
  differs,
  effectOn,
  itemProblem,
  levelOf,
  mayGoToSea,
  needsTank,
  sludgeDiffers,
  sludgeExpected,
  type TankLine,
  tankProblem,
} from './pollution.rules.ts';
import type { Code, Method } from './pollution-words.text.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();
const line = (id: number, hour: number, method: Method, m3: string, over: Partial<TankLine> = {}): TankLine => ({
  id,
  at: at(hour),
  method,
  tankId: 1,
  toTankId: null,
  quantityM3: m3,
  ...over,
});

describe('a tank', () => {
  test('holds what was in it, plus what came, less what went', () => {
    const lines = [
      line(1, 0, 'COLLECT', '6.40'),
      line(2, 5, 'TRANSFER', '2.15', { toTankId: 2 }),
      line(3, 9, 'INCINERATE', '1.25'),
      line(4, 12, 'RECEPTION', '3.00'),
    ];
    expect(chainOf(1, lines).map(({ m3 }) => m3)).toEqual(['6.4', '4.25', '3', '0']);
    expect(levelOf(2, lines)).toBe('2.15');
  });

  test('a line that is entered late counts by its own time, and what comes in first of one moment', () => {
    const lines = [line(1, 10, 'RECEPTION', '2'), line(2, 10, 'COLLECT', '2'), line(3, 1, 'COLLECT', '1')];
    expect(chainOf(1, lines).map(({ line: { id }, m3 }) => [id, m3])).toEqual([
      [3, '1'],
      [2, '3'],
      [1, '1'],
    ]);
    const tank = { id: 1, capacityM3: '5' };
    expect(tankProblem(tank, lines)).toBeUndefined();
    expect(tankProblem(tank, [line(1, 1, 'OWS', '0.1'), line(2, 2, 'COLLECT', '4')])).toEqual({
      kind: 'short',
      at: at(1),
      m3: '-0.1',
    });
    expect(tankProblem(tank, [line(1, 1, 'COLLECT', '5'), line(2, 2, 'COLLECT', '0.001')])).toEqual({
      kind: 'over',
      at: at(2),
      m3: '5.001',
    });
  });

  const TANKS = [
    { id: 1, capacityM3: '12.6' },
    { id: 2, capacityM3: '8' },
    { id: 3, capacityM3: '20' },
  ];
  const some = fc.record({
    method: fc.constantFrom<Method>('COLLECT', 'COLLECT', 'TRANSFER', 'INCINERATE', 'OWS', 'RECEPTION', 'EVAPORATE'),
    tankId: fc.integer({ min: 1, max: 3 }),
    other: fc.integer({ min: 1, max: 2 }),
    litres: fc.integer({ min: 1, max: 9000 }),
    hour: fc.integer({ min: 0, max: 500 }),
    /** Which of the lines that stand it corrects, if any. */
    corrects: fc.option(fc.nat(30), { freq: 3 }),
  });

  test('of any lines and corrections that are taken never holds less than nothing or more than it can, and all of it is told', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 40 }), (tried) => {
        let standing: readonly TankLine[] = [];
        for (const [id, { method, tankId, other, litres, hour, corrects }] of tried.entries()) {
          const struck = corrects === null ? undefined : standing[corrects % Math.max(1, standing.length)];
          const quantityM3 = (litres / 1000).toFixed(3);
          const toTankId = method === 'TRANSFER' ? ((tankId + other - 1) % 3) + 1 : null;
          const written: TankLine = { id, at: at(hour), method, tankId, toTankId, quantityM3 };
          const next = [...standing.filter((one) => one !== struck), written];
          if (TANKS.every((tank) => !tankProblem(tank, next))) standing = next;
        }
        for (const tank of TANKS) {
          const chain = chainOf(tank.id, standing);
          expect(chain.some(({ m3 }) => isNegative(m3) || gt(m3, tank.capacityM3))).toBe(false);
          expect(eq(chain.at(-1)?.m3 ?? '0', levelOf(tank.id, standing))).toBe(true);
        }
      }),
    );
  });

  test('a transfer takes from one tank what it gives to another', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 40 }), (tried) => {
        const moved = tried.map(({ tankId, other, litres, hour }, id) =>
          line(id, hour, 'TRANSFER', (litres / 1000).toFixed(3), { tankId, toTankId: ((tankId + other - 1) % 3) + 1 }),
        );
        for (const one of moved) expect(eq(sum([1, 2, 3].map((tank) => effectOn(tank, one))), '0')).toBe(true);
        expect(eq(sum([1, 2, 3].map((tank) => levelOf(tank, moved))), '0')).toBe(true);
      }),
    );
  });
});

test.each([
  ['ORB1_C', '11.3', undefined],
  ['ORB1_C', '12.2', undefined],
  ['ORB1_C', '13', 'itemWrong'],
  ['ORB1_D', '15.2', undefined],
  ['ORB1_H', '26.4', undefined],
  ['ORB1_A', '', 'itemNeeded'],
  ['ORB1_A', '2a', 'itemWrong'],
  ['ORB1_I', '27', 'noItem'],
  ['ORB1_I', null, undefined],
  ['ORB2_J', '57.1', undefined],
  ['ORB2_O', '', undefined],
  ['GRB1_A', '1', 'noItem'],
] as const)('of %s the item %s: %s', (code, item, problem) => {
  expect(itemProblem(code, item)).toBe(problem);
});

test('plastics, cooking oil, ashes and whatever harms the sea never go into it', () => {
  const all: readonly Code[] = [
    'GRB1_A',
    'GRB1_B',
    'GRB1_C',
    'GRB1_D',
    'GRB1_E',
    'GRB1_F',
    'GRB1_G',
    'GRB1_H',
    'GRB1_I',
  ];
  expect(all.filter(mayGoToSea)).toEqual(['GRB1_B', 'GRB1_F', 'GRB1_G']);
  expect([mayGoToSea('GRB2_J'), mayGoToSea('GRB2_K')]).toEqual([true, false]);
});

test('oil, slops and sewage are always of a tank; garbage and what spilled may be of none', () => {
  expect(needsTank({ book: 'ORB1', method: 'OWS' })).toBe(true);
  expect(needsTank({ book: 'ORB2', method: 'RECEPTION' })).toBe(true);
  expect(needsTank({ book: 'GRB1', method: 'RECEPTION' })).toBe(false);
  expect(needsTank({ book: 'ORB1', method: 'ACCIDENTAL' })).toBe(false);
  expect(needsTank({ book: 'ORB1', method: null })).toBe(false);
});

test.each([
  ['10', '9.45', true],
  ['10', '9.5', false],
  ['9.4', '10', true],
  ['30', '29.2', false],
  ['0.5', '0', false],
  ['0.51', null, true],
  [null, null, false],
])('a book of %s m³ against a report of %s differs: %s', (booked, reported, answer) => {
  expect(differs(booked, reported)).toBe(answer);
});

test('sludge is expected at 1.5 % of residual fuel and 0.5 % of distillate, and found from half to one and a half of it', () => {
  expect(sludgeExpected('800', '40')).toBe('12.20');
  expect(sludgeExpected(null, '100')).toBe('0.50');
  expect([
    sludgeDiffers('6.09', '12.2'),
    sludgeDiffers('6.1', '12.2'),
    sludgeDiffers('18.3', '12.2'),
    sludgeDiffers('18.31', '12.2'),
  ]).toEqual([true, false, false, true]);
});
