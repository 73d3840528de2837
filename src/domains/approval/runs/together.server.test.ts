import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { communicationModule } from '../../communication/public.server.ts';
import { fleetModule } from '../../fleet/public.server.ts';
import { identityModule } from '../../identity/public.server.ts';
import { approvalModule } from '../approval.server.ts';
import { publishTree } from '../flows/flow-store.server.ts';
import { effects, flowOf, OWNER, SIGNERS, step, trialModule } from '../testing/claim.demo.ts';
import { type Company, type Name, trialCompany } from '../testing/people.demo.ts';
import type { Run } from './engine/run.rules.ts';
import type { RunView } from './run-shape.rules.ts';

/** Random acts of random people, several at the same moment, in the real database; some die in their effect. */

let server: TestServer;
let company: Company;
const people = {} as Record<Name, Send>;
const ACTORS: readonly Name[] = ['qian', 'sun', 'lin', 'li', 'admin'];

beforeAll(async () => {
  server = await testServer({
    modules: [identityModule, fleetModule, communicationModule, approvalModule, trialModule],
  });
  company = await server.db.transaction((tx) => trialCompany({ ...server.ctx(), db: tx }));
  for (const name of Object.keys(company.ids) as Name[]) people[name] = server.as(company.userOf(name));
  // Files share a process but no database: claims of another file have the numbers of ours.
  effects.approved.length = 0;
}, 60_000);
afterAll(() => server.close());

const user = (name: Name) => ({ by: 'user' as const, userIds: [company.ids[name]] });

const trees = (): ApprovalTree[] => [
  flowOf(step('a', [SIGNERS])),
  flowOf(step('a', [SIGNERS], { sign: 'all' }), step('b', [user('lin')])),
  flowOf(step('a', [SIGNERS], { sign: 'inOrder' }), step('b', [OWNER], { samePerson: 'again' })),
  flowOf(
    {
      kind: 'parallel',
      id: 'p',
      name: { zh: '并行', en: 'Parallel' },
      branches: [
        { id: 'p1', name: { zh: '一', en: 'One' }, nodes: [step('a', [SIGNERS])] },
        { id: 'p2', name: { zh: '二', en: 'Two' }, nodes: [step('b', [user('lin')]), step('c', [user('li')])] },
      ],
    },
    step('d', [OWNER], { samePerson: 'again' }),
  ),
];

async function begin(tree: ApprovalTree): Promise<RunView> {
  await server.db.transaction(async (tx) => {
    const [flow] = await tx.query<{ id: number }>(
      `insert into approval_flow (resource) values ('trial.claim') on conflict (resource) do update set resource = excluded.resource returning id`,
    );
    await publishTree({ ...server.ctx(), db: tx }, flow!.id, tree, { name: '管理员' });
  });
  const { ids, vesselId } = company;
  const draft = { subject: '运费', amount: '10.00', vesselId, ownerId: ids.qian, signerIds: [ids.qian, ids.sun] };
  const { body } = await people.zhou<{ id: number }>('POST', '/api/trial/claims', draft);
  return (await people.zhou<RunView>('POST', '/api/approval/runs', { resource: 'trial.claim', recordId: body.id }))
    .body;
}

const attempt = fc.record({
  by: fc.constantFrom(...ACTORS),
  act: fc.constantFrom(
    'approve',
    'approve',
    'approve',
    'transfer',
    'addSigner',
    'return',
    'returnTo',
    'reject',
    'withdraw',
    'reassign',
  ),
  task: fc.nat(5),
  to: fc.constantFrom(...ACTORS),
  where: fc.constantFrom('before', 'after'),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer A> ? A : never;

/** Presses for whoever holds the n-th waiting task, or for somebody whom it does not concern. */
async function press(
  run: RunView,
  waiting: RunView['waiting'],
  { by, act, task, to, where }: Attempt,
): Promise<number> {
  const open = waiting[task % Math.max(1, waiting.length)];
  const holder = (Object.keys(company.ids) as Name[]).find((name) => company.ids[name] === open?.person.id);
  const sender =
    act === 'withdraw' ? people.zhou : act === 'reassign' ? people.admin : people[task === 5 ? by : (holder ?? by)];
  const { status } = await sender('POST', `/api/approval/runs/${run.id}/act`, {
    act: act === 'returnTo' ? 'return' : act,
    ...(open && { taskId: open.taskId }),
    opinion: '意见',
    userIds: [company.ids[to]],
    where,
    ...(act === 'returnTo' && { nodeId: 'a' }),
  });
  return status;
}

const view = async ({ id }: RunView): Promise<RunView> =>
  (await people.admin<RunView>('GET', `/api/approval/runs/${id}`)).body;

/** What must hold of a run and its document in the database at every moment between calls. */
async function check({ id, recordId }: RunView): Promise<void> {
  const [row] = await server.db.query<{ status: string; state: Run; document: string; applied: string | null }>(
    `select r.status, r.state, c.status as document, c.applied from approval_run r join trial_claim c on c.id = r.record_id where r.id = $1`,
    [id],
  );
  const { status, state, document, applied } = row!;
  const expected = { RUNNING: 'IN_AUDIT', RETURNED: 'USE', WITHDRAWN: 'USE', APPROVED: 'APPROVE', REJECTED: 'REJECT' }[
    status
  ];
  expect([status, document, applied]).toEqual([status, expected, status === 'APPROVED' ? 'x' : null]);
  const tasks = await server.db.query<{ seq: number; state: string; userId: number }>(
    'select seq, state, user_id as "userId" from approval_task where run_id = $1 order by seq',
    [id],
  );
  expect(tasks).toEqual(
    state.tasks.toSorted((a, b) => a.seq - b.seq).map(({ seq, state: of, userId }) => ({ seq, state: of, userId })),
  );
  expect(tasks.some((task) => task.state === 'OPEN')).toBe(status === 'RUNNING');
  const twice = await server.db.query(
    `select task_id from approval_act where run_id = $1 and kind in ('approve', 'reject', 'return', 'transfer', 'reassign') group by 1 having count(*) > 1`,
    [id],
  );
  expect(twice).toEqual([]);
  const ends = await server.db.query(`select 1 from approval_act where run_id = $1 and kind = 'finished'`, [id]);
  expect(ends.length).toBe(status === 'APPROVED' || status === 'REJECTED' ? 1 : 0);
  expect(effects.approved.filter((each) => each === recordId).length).toBeLessThanOrEqual(1);
}

test('whoever presses what at the same moment, no task is lost or doubled and the effect happens once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 3 }),
      fc.array(fc.record({ together: fc.array(attempt, { minLength: 1, maxLength: 3 }), crash: fc.boolean() }), {
        maxLength: 5,
      }),
      async (which, rounds) => {
        const run = await begin(trees()[which]!);
        for (const { together, crash } of rounds) {
          const { waiting } = await view(run);
          effects.fail = crash;
          const statuses = await Promise.all(together.map((each) => press(run, waiting, each)));
          effects.fail = false;
          for (const status of statuses) expect([200, 400, 403, 409, ...(crash ? [500] : [])]).toContain(status);
          await check(run);
        }
        let now = await view(run);
        if (now.status === 'RETURNED') {
          await people.zhou('POST', `/api/approval/runs/${run.id}/act`, { act: 'resubmit' });
          now = await view(run);
        }
        for (let acts = 0; now.status === 'RUNNING' && acts < 60; acts += 1) {
          // Two presses of the same task, always: one of them counts.
          const once = { by: 'admin', act: 'approve', task: 0, to: 'sun', where: 'after' } as const;
          const pair = await Promise.all([press(run, now.waiting, once), press(run, now.waiting, once)]);
          expect(pair.toSorted()).toEqual([200, 409]);
          now = await view(run);
        }
        expect(now.status).not.toBe('RUNNING');
        await check(run);
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);
