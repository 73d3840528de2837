import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ControlRule, controlOf, monthsOf, ruleOf, stricter } from './control.rules.ts';

const rule: ControlRule = { scope: 'YTD', action: 'BLOCK', warnPercent: '90', tolerancePercent: '1' };
/** Spare parts of ship A in March: committed 80,000, actual 190,000 (finance C2). */
const ship = { budget: '300000', taken: '270000' };

describe('the example of the spare parts', () => {
  test.each([
    ['28000', 'WARN', '298000.00', '99.33', '0.00', '0.00'],
    ['31500', 'WARN', '301500.00', '100.50', '0.00', '1500.00'],
    ['35000', 'BLOCK', '305000.00', '101.67', '2000.00', '5000.00'],
  ])('%s: %s', (request, result, used, percent, excess, overBudget) => {
    const found = controlOf({ ...ship, request }, rule);
    expect(found).toEqual({ result, available: '30000.00', used, percent, excess, overBudget });
  });

  test('a second order of 28,000 after the first is refused', () => {
    expect(controlOf({ budget: '300000', taken: '298000', request: '28000' }, rule).result).toBe('BLOCK');
  });
});

test.each([
  ['up to the warning', { budget: '100', taken: '60', request: '30' }, {}, 'PASS'],
  ['a cent above the warning', { budget: '100', taken: '60', request: '30.01' }, {}, 'WARN'],
  ['nothing is budgeted', { budget: '0', taken: '0', request: '1' }, {}, 'BLOCK'],
  [
    'nothing is budgeted and it only warns',
    { budget: '0', taken: '0', request: '1' },
    { action: 'WARN' as const },
    'WARN',
  ],
  [
    'over the limit and it only warns',
    { budget: '100', taken: '100', request: '9' },
    { action: 'WARN' as const },
    'WARN',
  ],
  ['no control', { budget: '0', taken: '0', request: '9' }, { action: 'NONE' as const }, 'PASS'],
  ['something is given back', { budget: '0', taken: '50', request: '-1' }, {}, 'PASS'],
  [
    'the amount is the smaller tolerance',
    { budget: '1000', taken: '0', request: '1006' },
    { toleranceAmount: '5' },
    'BLOCK',
  ],
  ['the percentage is', { budget: '100', taken: '0', request: '102' }, { toleranceAmount: '5' }, 'BLOCK'],
  [
    'the amount alone',
    { budget: '100', taken: '0', request: '105' },
    { tolerancePercent: '0', toleranceAmount: '5' },
    'WARN',
  ],
])('%s', (_, asked, more, result) => {
  expect(controlOf(asked, { ...rule, ...more }).result).toBe(result);
});

test('less never meets more than more does', () => {
  const cents = fc.integer({ min: 0, max: 10_000_00 }).map((n) => (n / 100).toFixed(2));
  const order = ['PASS', 'WARN', 'BLOCK'];
  fc.assert(
    fc.property(cents, cents, cents, cents, (budget, taken, a, b) => {
      const [less, more] = Number(a) <= Number(b) ? [a, b] : [b, a];
      const met = (request: string) => order.indexOf(controlOf({ budget, taken, request }, rule).result);
      expect(met(less)).toBeLessThanOrEqual(met(more));
    }),
  );
});

test('the strictest override of the branch counts, else the system', () => {
  const tree = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 9, parentId: null },
  ];
  const of = (subjectId: number, action: ControlRule['action']) => ({ ...rule, subjectId, action });
  const config = { ...rule, overrides: [of(2, 'WARN'), of(1, 'BLOCK'), of(9, 'NONE')] };
  expect(ruleOf(config, tree, 3)).toMatchObject({ subjectId: 1, action: 'BLOCK' });
  expect(ruleOf(config, tree, 9)).toMatchObject({ action: 'NONE' });
  expect(ruleOf({ ...config, overrides: [] }, tree, 3)).toMatchObject({ action: 'BLOCK', overrides: [] });
});

test('under one control node the strictest rule holds, whichever line comes last', () => {
  const none = { ...rule, action: 'NONE' as const };
  const loose = { ...rule, warnPercent: '95', tolerancePercent: '5', toleranceAmount: null };
  const tight = { ...rule, warnPercent: '80', tolerancePercent: null, toleranceAmount: '10' };
  const bare = { ...rule, tolerancePercent: null, toleranceAmount: null };
  for (const [a, b, holds] of [
    [rule, none, { action: 'BLOCK' }],
    [loose, tight, { action: 'BLOCK', warnPercent: '80', tolerancePercent: '5', toleranceAmount: '10' }],
    [loose, bare, { tolerancePercent: null, toleranceAmount: null }],
  ] as const) {
    expect(stricter(a, b)).toMatchObject(holds);
    expect(stricter(b, a)).toMatchObject(holds);
  }
});

test('two rules together stop whatever one of them stops', () => {
  const cents = fc.integer({ min: 0, max: 1_000_00 }).map((n) => (n / 100).toFixed(2));
  const tolerance = fc.option(fc.integer({ min: 0, max: 20 }).map(String));
  const any = fc.record({
    scope: fc.constant('YTD' as const),
    action: fc.constantFrom('NONE' as const, 'WARN' as const, 'BLOCK' as const),
    warnPercent: fc.constantFrom('80', '90', '100'),
    tolerancePercent: tolerance,
    toleranceAmount: tolerance,
  });
  fc.assert(
    fc.property(any, any, cents, cents, cents, (a, b, budget, taken, request) => {
      const met = (one: ControlRule) =>
        ['PASS', 'WARN', 'BLOCK'].indexOf(controlOf({ budget, taken, request }, one).result);
      if (a.action === b.action) expect(met(stricter(a, b))).toBeGreaterThanOrEqual(Math.max(met(a), met(b)));
      // A block is never answered by a warning or by nothing.
      else if (Math.max(met(a), met(b)) === 2) expect(stricter(a, b).action).toBe('BLOCK');
    }),
  );
});

test.each([
  ['MONTH', '2026-05', '2026-05', '2026-05'],
  ['QUARTER', '2026-05', '2026-04', '2026-06'],
  ['QUARTER', '2026-12', '2026-10', '2026-12'],
  ['YTD', '2026-05', '2026-01', '2026-05'],
  ['YEAR', '2026-05', '2026-01', '2026-12'],
] as const)('%s of %s', (scope, month, from, to) => {
  expect(monthsOf(scope, month)).toEqual({ from, to });
});
