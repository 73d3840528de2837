import { expect, test } from 'vitest';
import { type MoveFacts, moveProblems, numberProblem } from './replace.rules.ts';

const voyage = (id: number, reports: number[], more: Partial<MoveFacts['from']> = {}): MoveFacts['from'] => ({
  id,
  kind: 'TRADE',
  status: 'CLOSED',
  reports,
  ...more,
});
const facts = (more: Partial<MoveFacts> = {}): MoveFacts => ({
  from: voyage(1, [11, 12, 13, 14, 15]),
  to: voyage(2, [21, 22], { status: 'OPEN' }),
  moved: [13, 14, 15],
  adjacent: true,
  later: true,
  withCargo: 0,
  closedMonth: undefined,
  ...more,
});
const said = (more: Partial<MoveFacts>): string[] => moveProblems(facts(more)).map(({ en }) => en);

test('the last reports of a voyage go to the next one, the first to the one before', () => {
  expect(said({})).toEqual([]);
  expect(said({ moved: [11, 12], later: false })).toEqual([]);
});

test.each([
  ['the same voyage', { to: voyage(1, [11]) }, 'They belong to that voyage already'],
  ['one of the middle', { moved: [12, 13] }, 'They have to be the last reports of their voyage, up to its end'],
  [
    'the last to the one before',
    { later: false },
    'They have to be the first reports of their voyage, from its beginning',
  ],
  ['not beside', { adjacent: false }, 'The other voyage has to come right before or after theirs'],
  ['all of them', { moved: [11, 12, 13, 14, 15] }, 'At least one report has to stay in their voyage'],
  ['cancelled', { to: voyage(2, [], { status: 'CANCELLED' }) }, 'Both voyages have to be open or closed'],
  [
    'of a closed oil month',
    { closedMonth: '2026-09' },
    'The oil month 2026-09 of these reports is closed and its cost per voyage stands: finance reopens it first',
  ],
  [
    'cargo into a repair',
    { to: voyage(2, [21], { kind: 'REPAIR' }), withCargo: 1 },
    'A repair voyage works no cargo: 1 of these reports do',
  ],
] as const)('%s is refused', (_name, more, problem) => {
  expect(said(more as Partial<MoveFacts>)).toContain(problem);
});

test('an open voyage may give all its reports back to the one before', () => {
  const from = voyage(2, [21, 22], { status: 'OPEN' });
  expect(said({ from, to: voyage(1, [11]), moved: [21, 22], later: false })).toEqual([]);
});

test.each([
  ['HYPI-26020', null],
  ['HYPI-26019', 'It has that number already'],
  ['HYPI-26001', 'HYPI-26001 has been used and is not used again'],
  ['hypi 1', 'A number has 3 to 30 capital letters, digits and hyphens'],
] as const)('%s: %s', (newNo, problem) => {
  const used = new Set(['HYPI-26001', 'HYPI-26019']);
  expect(numberProblem(newNo, { current: 'HYPI-26019', used })?.en ?? null).toBe(problem);
});
