import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  approvalAmountOf,
  checkCorrection,
  corrections,
  correctsAnything,
  estimateOfGranted,
} from './correction.rules.ts';

const as = {
  applicationLineId: 1,
  takenQty: '0',
  oldQty: '6',
  qty: '6',
  oldSpec: 'DN50',
  spec: 'DN50',
  oldNeededBy: '2026-12-01',
  neededBy: '2026-12-01',
};

describe('a line of a correction', () => {
  test('is not cut below what is taken, and may be cut to it', () => {
    const fields = (qty: string, takenQty: string | null) =>
      checkCorrection({ lines: [{ ...as, qty, takenQty }] }).map(({ field }) => field);
    expect(fields('3', '4')).toEqual(['lines.0.qty']);
    expect(fields('4', '4.0000')).toEqual([]);
    expect(fields('0', null)).toEqual([]);
  });

  test('of which something is taken stays as it is specified', () => {
    const fields = (takenQty: string) =>
      checkCorrection({ lines: [{ ...as, spec: 'DN65', takenQty }] }).map(({ field }) => field);
    expect(fields('1')).toEqual(['lines.0.spec']);
    expect(fields('0')).toEqual([]);
  });
});

test.each([
  ['nothing', {}, {}, false],
  ['a quantity written otherwise', {}, { qty: '6.0000' }, false],
  ['blanks around a specification', {}, { spec: ' DN50 ' }, false],
  ['a quantity', {}, { qty: '5' }, true],
  ['a specification', {}, { spec: null }, true],
  ['a day', {}, { neededBy: '2026-12-02' }, true],
  ['the port', { portId: 7 }, {}, true],
])('%s may be all that changes', (_, head, line, changes) => {
  expect(correctsAnything({ portId: null, oldPortId: null, ...head, lines: [{ ...as, ...line }] })).toBe(changes);
});

describe('what is written of a line', () => {
  const asked = { id: 1, applyQty: '8', approvedQty: '6', refPrice: '10', spec: 'DN50', requiredDate: null };
  const written = (line: object) => corrections([asked], [{ ...as, ...line }]).get(1);

  test('raises what was asked for where more is granted, and leaves it where less is', () => {
    expect(written({ qty: '12' })).toMatchObject({ approvedQty: '12', applyQty: '12' });
    expect(written({ qty: '2' })).toMatchObject({ approvedQty: '2', applyQty: '8' });
  });

  test('gives up all that was granted at zero', () => {
    expect(written({ qty: '0' })).toMatchObject({ cancelledQty: '6', lineStatus: 'CANCELLED' });
    expect(written({ qty: '0' })).not.toHaveProperty('approvedQty');
  });

  test('names a day of its own only where it moves', () => {
    expect(written({ qty: '2' })?.requiredDate).toBeNull();
    expect(written({ neededBy: '2026-12-09' })?.requiredDate).toBe('2026-12-09');
    expect(written({})).toBeUndefined();
  });
});

test('the estimate moves by what was corrected, and only what rises goes further than the superintendent', () => {
  const units = fc.integer({ min: 0, max: 9999 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ before: fc.integer({ min: 1, max: 9999 }), after: units, price: units }), { maxLength: 20 }),
      (rows) => {
        const asked = rows.map(({ before, price }, i) => ({
          id: i + 1,
          applyQty: String(before),
          approvedQty: String(before),
          refPrice: String(price),
        }));
        const changed = corrections(
          asked,
          rows.map(({ before, after }, i) => ({
            applicationLineId: i + 1,
            oldQty: String(before),
            qty: String(after),
          })),
        );
        const now = estimateOfGranted(asked.map((line) => ({ ...line, ...changed.get(line.id) }))).amount;
        const sum = (key: 'before' | 'after') => rows.reduce((total, row) => total + row[key] * row.price, 0);
        expect(Number(now)).toBe(sum('after'));
        const goes = Number(approvalAmountOf(String(sum('before')), now));
        expect(goes).toBe(sum('after') > sum('before') ? sum('after') : 0);
      },
    ),
  );
});
