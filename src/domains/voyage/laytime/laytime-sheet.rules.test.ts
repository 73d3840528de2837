import { expect, test } from 'vitest';
import type { Text } from '../../../kernel/text.ts';
import { resultRows, type SheetCell, type SheetOf, type SheetRow, sheetRows } from './laytime-sheet.rules.ts';

const say = ({ en }: Text): string => en;
const line = (over: Partial<SheetRow>): SheetRow => ({
  stay: 1,
  portName: 'Ningbo',
  event: null,
  remark: null,
  zone: '8',
  from: '2026-03-01T04:00:00Z',
  to: '2026-03-01T08:00:00Z',
  phase: 'LAYTIME',
  pct: '100.00',
  hours: '4.00',
  usedHours: '4.00',
  overHours: '0.00',
  ...over,
});
const OF: SheetOf = {
  lines: [
    line({}),
    line({ phase: 'DEMURRAGE', overHours: '4.00', from: '2026-03-01T08:00:00Z', to: '2026-03-01T12:00:00Z' }),
  ],
  clocks: [{ stay: null, name: 'in all', allowed: '4.00' }],
  totals: {
    usedTotal: '4.00',
    savedHours: '0.00',
    demurrageHours: '4.00',
    demurrageDays: '0.16667',
    claimDue: '2026-05-30',
  },
  money: {
    demurrageRate: '18000.00',
    despatchRate: null,
    addressCommission: '0.0125',
    demurrageAmount: '3000.00',
    netAmount: '2962.50',
    despatchAmount: '0.00',
  },
};

const formula = (cell: SheetCell | undefined, row: number): string =>
  cell !== null && typeof cell === 'object' && 'formula' in cell ? cell.formula(row) : String(cell);
/** The first line stands in row 4, below title, subject and heads. */
const TOP = 4;

test('hours, shares and the running clock calculate on from what stands in their row', () => {
  const [first, second] = sheetRows(OF, say);
  expect(first!.slice(8).map((cell) => formula(cell, TOP))).toEqual([
    'ROUND((D4-C4)*1440,0)/60',
    'I4*H4/100',
    'IF(G4="Laytime",J4,0)',
    'IF(G4="On demurrage",J4,0)',
  ]);
  expect(formula(second![11], TOP + 1)).toBe('L4+IF(G5="On demurrage",J5,0)');
});

test('the result follows from the lines, the rates and the commission that stand in the sheet', () => {
  const rows = resultRows(OF, say);
  const told = rows.map((cells, i) => [cells[4], formula(cells[9], TOP + 2 + i)]);
  expect(told).toEqual([
    ['', 'null'],
    ['Hours allowed in all', '4'],
    ['Laytime used', 'SUMIFS(J4:J5,G4:G5,"Laytime")'],
    ['Hours saved', 'MAX(0,J7-SUMIFS(J4:J5,G4:G5,"Laytime"))'],
    ['Hours on demurrage', 'SUMIFS(J4:J5,G4:G5,"On demurrage")'],
    ['Days on demurrage', 'J10/24'],
    ['Demurrage a day', '18000'],
    ['Demurrage', 'ROUND(J10/24*J12,2)'],
    ['Address commission', '0.0125'],
    ['Demurrage due', 'ROUND(J10/24*J12*(1-J14),2)'],
    ['Despatch a day', '0'],
    ['Despatch', 'ROUND(J9/24*J16,2)'],
    ['Claim by', '2026-05-30'],
  ]);
});

test('ports with an allowance of their own have a clock of their own, and whoever may not see prices no money', () => {
  const { money: _money, ...times } = OF;
  const own = {
    ...times,
    lines: [line({}), line({ stay: 2 })],
    clocks: [
      { stay: 1, name: 'Ningbo', allowed: '4.00' },
      { stay: 2, name: 'Onsan', allowed: '6.00' },
    ],
  };
  expect(formula(sheetRows(own, say)[1]![10], TOP + 1)).toBe('IF(G5="Laytime",J5,0)');
  const rows = resultRows(own, say);
  expect(formula(rows[4]![9], TOP + 6)).toBe(
    'MAX(0,J7-SUMIFS(J4:J5,G4:G5,"Laytime",A4:A5,1))+MAX(0,J8-SUMIFS(J4:J5,G4:G5,"Laytime",A4:A5,2))',
  );
  expect(rows.map((cells) => cells[4])).not.toContain('Demurrage');
});
