import { expect, test } from 'vitest';
import { latestOf, nextDue } from './inspection.rules.ts';

test.each([
  ['COMPANY', '2026-08-31', '2027-02-28'],
  ['MASTER_SELF', '2026-03-10', '2026-06-10'],
  ['SIRE', '2026-03-10', '2026-09-10'],
  ['CDI', '2026-03-10', '2027-03-10'],
  ['RIGHTSHIP', '2026-03-10', '2027-03-10'],
  ['ISM_INTERNAL', '2025-04-20', '2026-04-20'],
  ['PSC', '2026-03-10', null],
  ['COMPANY', null, null],
] as const)('%s held on %s is due again on %s', (type, held, due) => {
  expect(nextDue(type, held)).toBe(due);
});

test('the latest that was held counts, of one day the later entered, of none none', () => {
  const held = (id: number, ncInspectDate: string | null) => ({ id, ncInspectDate });
  const rows = [held(1, '2026-01-01'), held(3, '2026-02-01'), held(2, '2026-02-01'), held(4, null)];
  expect(latestOf(rows)?.id).toBe(3);
  expect(latestOf([held(4, null)])).toBeUndefined();
});
