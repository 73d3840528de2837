import { describe, expect, test } from 'vitest';
import { confirmProblems, deleteProblems, planBatchConfirm, unconfirmProblems } from './confirm.rules.ts';

const clean = { confirmed: false, returned: false, previousConfirmed: true, findings: [] };

describe('confirming a report', () => {
  test('waits for the previous report', () => {
    expect(confirmProblems(clean)).toEqual([]);
    expect(confirmProblems({ ...clean, previousConfirmed: null })).toEqual([]);
    expect(confirmProblems({ ...clean, previousConfirmed: false })).toHaveLength(1);
  });

  test('an open error blocks, a warning needs its reason, a note never matters', () => {
    const finding = (level: 'E' | 'W' | 'I', state: 'OPEN' | 'REASONED') => ({ code: 'R05', level, state }) as const;
    expect(confirmProblems({ ...clean, findings: [finding('E', 'OPEN')] })[0]?.en).toContain('R05');
    expect(confirmProblems({ ...clean, findings: [finding('W', 'OPEN')] })).toHaveLength(1);
    expect(confirmProblems({ ...clean, findings: [finding('W', 'REASONED'), finding('I', 'OPEN')] })).toEqual([]);
  });

  test('a batch in any order confirms each ship up to its first failure', () => {
    const report = (id: string, shipId: string, day: number, over = {}) => ({
      ...{ ...clean, id, shipId, rptTime: `2026-03-0${day}T04:00:00.000Z`, previousId: null as string | null },
      ...over,
    });
    const result = planBatchConfirm([
      report('a5', 'A', 5, { previousId: 'a4', previousConfirmed: false }),
      report('a4', 'A', 4),
      report('b2', 'B', 2, { findings: [{ code: 'R08', level: 'E', state: 'OPEN' }] }),
      report('b3', 'B', 3, { previousId: 'b2', previousConfirmed: false }),
    ]);
    expect(result.map(({ id, ok }) => [id, ok])).toEqual([
      ['a4', true],
      ['a5', true],
      ['b2', false],
      ['b3', false],
    ]);
  });

  test('is undone only for the last one of an open voyage and oil month', () => {
    expect(unconfirmProblems({ isLastConfirmed: true, voyageOpen: true, oilMonthOpen: true })).toEqual([]);
    expect(unconfirmProblems({ isLastConfirmed: false, voyageOpen: false, oilMonthOpen: false })).toHaveLength(3);
  });

  test('a report is deleted only unconfirmed and with nothing confirmed after it', () => {
    expect(deleteProblems({ confirmed: false, laterConfirmed: false })).toEqual([]);
    expect(deleteProblems({ confirmed: true, laterConfirmed: false })).toHaveLength(1);
    expect(deleteProblems({ confirmed: false, laterConfirmed: true })).toHaveLength(1);
  });
});
