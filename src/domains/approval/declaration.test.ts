import { expect, test } from 'vitest';
import type { Approvable } from '../../kernel/server/approvable.ts';
import { declarationProblems } from '../../kernel/server/check.ts';
import { claimApproval, flowOf, OWNER, step, trialModule } from './testing/claim.demo.ts';

const problemsOf = (approvable: Approvable): string[] =>
  declarationProblems([{ ...trialModule, approvals: [approvable] }], []).filter((p) => p.startsWith('approval of'));

test.each<[string, Partial<Approvable>, string[]]>([
  ['a sound declaration', {}, []],
  [
    'an unknown kind of record',
    { resource: 'trial.other' },
    ['approval of trial.other: no module declares this resource'],
  ],
  ['an unknown field', { facts: ['weight'] }, ['approval of trial.claim: names weight, which is no field']],
  ['an unknown ship', { ship: 'boat' }, ['approval of trial.claim: names boat, which is no field']],
  [
    'a flow that reads what conditions may not read',
    { conditionFields: ['vesselId'] },
    [
      'approval of trial.claim: Bands > Amount of 1,000 or more: The condition names amount, which is no field for conditions',
    ],
  ],
  [
    'a flow that stops',
    { flow: { nodes: [step('a', [OWNER])] } },
    ['approval of trial.claim: Step a: This way has no end: the flow stops after Step a'],
  ],
  [
    'users by id',
    { flow: flowOf(step('a', [{ by: 'user', userIds: [1] }])) },
    ['approval of trial.claim: Step a names users by id, whom no new database has'],
  ],
])('%s: what keeps the server from starting', (_name, wrong, expected) => {
  expect(problemsOf({ ...claimApproval, ...wrong })).toEqual(expected);
});
