import { describe, expect, test } from 'vitest';
import { NO_FACTS, type VoyageFacts, type VoyageMove, voyageMoveProblems } from './voyage-transitions.rules.ts';

const problems = (move: VoyageMove, over: Partial<VoyageFacts> = {}) =>
  voyageMoveProblems({ move, facts: { ...NO_FACTS, ...over } }).map((text) => text.en);

describe('voyage', () => {
  test.each(['open', 'close', 'reopen', 'cancel'] as const)('%s goes on when nothing stands against it', (move) => {
    expect(problems(move)).toEqual([]);
  });

  test('does not open while another is open or without opening readings', () => {
    expect(problems('open', { otherOpen: true, hasOpeningReadings: false })).toHaveLength(2);
  });

  test.each(['unconfirmedReports', 'openErrors', 'missingNoons', 'cargoLeft', 'bunkeringsWithoutBdn'] as const)(
    'does not close with %s',
    (fact) => {
      const found = problems('close', { [fact]: 2 });
      expect(found).toHaveLength(1);
      expect(found[0]).toContain('2 ');
    },
  );

  test('is reopened only as the last one, before the next is confirmed and the oil month closed', () => {
    expect(problems('reopen', { isLastClosed: false })).toHaveLength(1);
    expect(problems('reopen', { successorHasConfirmedReports: true, oilMonthClosed: true })).toHaveLength(2);
  });

  test('is cancelled only without reports', () => expect(problems('cancel', { reports: 1 })).toHaveLength(1));
});
