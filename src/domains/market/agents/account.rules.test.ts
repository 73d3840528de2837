import { expect, test } from 'vitest';
import { accountTotals, differenceOf } from './account.rules.ts';

const item = (pdaAmount: string | null, fdaAmount: string | null) => ({ pdaAmount, fdaAmount });

test('an account that is fourteen percent above its estimate', () => {
  const items = [item('52000.00', '60480.00'), item('30000.00', '30000.00'), item(null, '3000.00')];
  expect(accountTotals(items, '60000.00')).toEqual({
    stage: 'FDA',
    pdaTotal: '82000.00',
    fdaTotal: '93480.00',
    difference: '11480.00',
    overPct: '14.00',
    balance: '33480.00',
  });
  expect(items.map(differenceOf)).toEqual(['8480.00', '0.00', '3000.00']);
});

test('while nothing is final it is an estimate', () => {
  const totals = accountTotals([item('52000.00', null), item('30000.00', null)], '60000.00');
  expect(totals).toMatchObject({ stage: 'PDA', pdaTotal: '82000.00', fdaTotal: null, balance: null });
  expect(differenceOf(item('52000.00', null))).toBeNull();
});

test('more was advanced than it came to: the rest comes back', () => {
  expect(accountTotals([item('82000.00', '80000.00')], '82000.00')).toMatchObject({
    overPct: '-2.44',
    balance: '-2000.00',
  });
});
