import { describe, expect, test } from 'vitest';
import { confirmProblems, deleteProblems, unconfirmProblems } from './confirm.rules.ts';

const clean = { confirmed: false, returned: false, unconfirmedBefore: null, findings: [] };

describe('confirming a report', () => {
  test('waits for the previous report', () => {
    expect(confirmProblems(clean)).toEqual([]);
    expect(confirmProblems({ ...clean, unconfirmedBefore: 'HYPI2026-00317' })[0]?.zh).toContain('HYPI2026-00317');
  });

  test('an open error blocks, a warning needs its reason, a note never matters', () => {
    const finding = (level: 'E' | 'W' | 'I', state: 'OPEN' | 'REASONED') => ({ code: 'R05', level, state }) as const;
    expect(confirmProblems({ ...clean, findings: [finding('E', 'OPEN')] })[0]?.en).toContain('R05');
    expect(confirmProblems({ ...clean, findings: [finding('W', 'OPEN')] })).toHaveLength(1);
    expect(confirmProblems({ ...clean, findings: [finding('W', 'REASONED'), finding('I', 'OPEN')] })).toEqual([]);
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
