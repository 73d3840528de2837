import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../../../kernel/errors.ts';
import { treeProblems } from '../../../../kernel/flow/approval-problems.ts';
import type { ApprovalNode, ApprovalTree, Branch, PeopleRule } from '../../../../kernel/flow/approval-tree.ts';
import { advance } from './advance.rules.ts';
import { returnTargets } from './place.rules.ts';
import { project } from './project.rules.ts';
import { type Effect, type Event, isOpen, newRun, type People, type Run } from './run.rules.ts';

/** Ten people; the first is the administrator, the last nobody's leader. Facts are one amount. */
const PERSON = fc.integer({ min: 1, max: 10 });
const people: People = {
  of: (rule) => (rule.by === 'user' ? rule.userIds : []),
  leadersOf: (id) => (id < 10 ? [id + 1] : []),
  administrators: [1],
};

const rule: fc.Arbitrary<PeopleRule> = fc
  .array(PERSON, { minLength: 1, maxLength: 3 })
  .map((userIds) => ({ by: 'user' as const, userIds }));
const emptyRule: fc.Arbitrary<PeopleRule> = fc.constant({ by: 'field' as const, field: 'nobody' });

const name = (text: string) => ({ zh: text, en: text });

const approve = fc.record({
  kind: fc.constant('approve' as const),
  people: fc.array(fc.oneof({ weight: 5, arbitrary: rule }, { weight: 1, arbitrary: emptyRule }), {
    minLength: 1,
    maxLength: 2,
  }),
  sign: fc.constantFrom('all' as const, 'any' as const, 'inOrder' as const),
  nobody: fc.constantFrom('administrator' as const, 'skip' as const),
  samePerson: fc.constantFrom('skip' as const, 'again' as const),
  self: fc.constantFrom('skip' as const, 'leader' as const, 'allow' as const),
  batch: fc.boolean(),
  may: fc.constant({ return: true, transfer: true, addSigner: true }),
});

type Draft = Record<string, unknown>;
/** Sequences without an end; ids and names are given afterwards. */
const sequence: fc.Memo<Draft[]> = fc.memo((depth) =>
  fc.array(
    depth <= 1
      ? approve
      : fc.oneof(
          { weight: 4, arbitrary: approve },
          {
            weight: 1,
            arbitrary: fc.record({ kind: fc.constant('copy'), people: fc.array(rule, { minLength: 1, maxLength: 1 }) }),
          },
          {
            weight: 2,
            arbitrary: fc
              .tuple(
                fc.constantFrom('condition', 'parallel'),
                fc.array(sequence(), { minLength: 2, maxLength: 3 }),
                fc.array(fc.integer({ min: 0, max: 20 })),
              )
              .map(([kind, branches, bounds]) => ({
                kind,
                branches: branches.map((nodes, i) => ({ nodes, bound: bounds[i] ?? i * 7 })),
              })),
          },
        ),
    { minLength: 1, maxLength: 3 },
  ),
);

function toTree(drafts: Draft[]): ApprovalTree {
  let last = 0;
  const nodesOf = (list: Draft[]): ApprovalNode[] =>
    list.map((draft) => {
      const id = `n${++last}`;
      const { branches, ...rest } = draft;
      if (!branches) return { ...rest, id, name: name(id) } as unknown as ApprovalNode;
      const made = (branches as { nodes: Draft[]; bound: number }[]).map(({ nodes, bound }, i, all): Branch => {
        const branchId = `${id}b${i}`;
        const when =
          rest.kind === 'condition' && i < all.length - 1
            ? { field: 'amount', is: 'ge' as const, value: `${bound}.00` }
            : undefined;
        return { id: branchId, name: name(branchId), ...(when && { when }), nodes: nodesOf(nodes) };
      });
      return { ...rest, id, name: name(id), branches: made } as unknown as ApprovalNode;
    });
  return { nodes: [...nodesOf(drafts), { kind: 'end', id: 'end', name: name('end'), outcome: 'approve' }] };
}

const flow = sequence(3).map(toTree);
const knowledge = {
  conditionFields: { amount: { kind: 'number' as const } },
  userFields: ['nobody'],
  hasShip: false,
  hasOrganization: false,
};

/** What people try: numbers are taken modulo of what there is. */
const attempt = fc.record({
  type: fc.constantFrom(
    'approve',
    'approve',
    'approve',
    'reject',
    'return',
    'returnTo',
    'transfer',
    'escalate',
    'reassign',
    'before',
    'after',
    'withdraw',
    'resubmit',
  ),
  task: fc.nat(60),
  stale: fc.boolean(),
  person: PERSON,
});
type Attempt = typeof attempt extends fc.Arbitrary<infer A> ? A : never;

function eventOf(tree: ApprovalTree, run: Run, { type, task: n, stale, person }: Attempt): Event | undefined {
  const candidates = stale ? run.tasks : run.tasks.filter((t) => t.state === 'OPEN');
  const task = candidates[n % Math.max(1, candidates.length)];
  if (type === 'withdraw') return { type };
  if (type === 'resubmit') return { type, facts: run.facts, chosen: {} };
  if (!task) return undefined;
  const seq = task.seq;
  if (type === 'returnTo') {
    const targets = returnTargets(tree, run, task.nodeId);
    return targets.length > 0 ? { type: 'return', task: seq, to: { nodeId: targets[n % targets.length]! } } : undefined;
  }
  if (type === 'return') return { type, task: seq, to: 'initiator' };
  if (type === 'before' || type === 'after') return { type: 'addSigner', task: seq, where: type, users: [person] };
  if (type === 'approve' || type === 'reject') return { type, task: seq };
  return { type: type as 'transfer', task: seq, to: person };
}

/** What holds of every run at every moment. */
function check(run: Run): void {
  const open = run.tasks.filter((t) => t.state === 'OPEN');
  expect(new Set(run.tasks.map((t) => t.seq)).size).toBe(run.tasks.length);
  if (run.status !== 'RUNNING') {
    expect(run.tasks.filter(isOpen)).toEqual([]);
    return;
  }
  expect(open.length).toBeGreaterThan(0);
  for (const [id, at] of Object.entries(run.nodes)) {
    const here = run.tasks.filter((t) => t.nodeId === id && t.visit === at.visit && isOpen(t));
    if (at.through || at.state !== 'ACTIVE') expect(here).toEqual([]);
    else expect(here.some((t) => t.state === 'OPEN')).toBe(true);
    expect(new Set(here.map((t) => t.userId)).size).toBe(here.length);
  }
  for (const task of run.tasks.filter(isOpen)) expect(run.nodes[task.nodeId]?.visit).toBe(task.visit);
}

test('whatever people do, a run never stands still, loses no task, doubles none, and ends once', () => {
  fc.assert(
    fc.property(
      flow,
      PERSON,
      fc.integer({ min: 0, max: 20 }),
      fc.array(attempt, { maxLength: 40 }),
      (tree, initiatorId, amount, attempts) => {
        expect(treeProblems(tree, knowledge).filter((p) => p.severity === 'error' && p.code !== 'unreachable')).toEqual(
          [],
        );
        const ends: Effect[] = [];
        let run = newRun({ initiatorId, facts: { amount: `${amount}.00` } });
        const happen = (event: Event): void => {
          const before = JSON.stringify(run);
          try {
            const next = advance(tree, run, event, people);
            // The same moment twice gives the same; the run given stays as it was.
            expect(advance(tree, run, event, people)).toEqual(next);
            expect(JSON.stringify(run)).toBe(before);
            const seqs = new Set(next.run.tasks.map((t) => t.seq));
            for (const task of run.tasks) expect(seqs.has(task.seq)).toBe(true);
            ends.push(...next.effects.filter((e) => e.do === 'end'));
            run = next.run;
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
          }
          if (run.nodes[tree.nodes[0]!.id] || run.status !== 'RUNNING') check(run);
        };
        happen({ type: 'submit' });
        if (run.visits === 0) return; // refused: nobody but the initiator could have approved
        for (const each of attempts) {
          const event = eventOf(tree, run, each);
          if (event) happen(event);
        }
        if (run.status === 'RETURNED') happen({ type: 'resubmit', facts: run.facts, chosen: {} });
        // From any moment, people who approve what lies before them come to an end, unless the flow refuses to go on.
        for (let i = 0; i < 400 && run.status === 'RUNNING'; i += 1) {
          const before = run;
          happen({ type: 'approve', task: run.tasks.find((t) => t.state === 'OPEN')!.seq });
          if (run === before) break;
        }
        const outcome = run.status === 'APPROVED' || run.status === 'REJECTED' ? 1 : 0;
        expect(ends.length).toBe(outcome);
        if (run.status === 'RUNNING') expect(project(tree, run, people).ending).toBe('refused');
      },
    ),
    { numRuns: 400 },
  );
});

test('of two who press at once the second finds the task closed, whatever the first did', () => {
  fc.assert(
    fc.property(flow, PERSON, attempt, attempt, (tree, initiatorId, first, second) => {
      let run = newRun({ initiatorId, facts: { amount: '5.00' } });
      try {
        run = advance(tree, run, { type: 'submit' }, people).run;
      } catch {
        return;
      }
      const [a, b] = [
        eventOf(tree, run, { ...first, stale: false, task: 0 }),
        eventOf(tree, run, { ...second, stale: false, task: 0 }),
      ];
      if (!a || !b || !('task' in a) || !('task' in b)) return;
      let after: Run;
      try {
        after = advance(tree, run, a, people).run;
      } catch {
        return;
      }
      const still = after.tasks.some((t) => t.seq === a.task && t.state === 'OPEN');
      if (!still) expect(() => advance(tree, after, b, people)).toThrow(AppError);
    }),
    { numRuns: 300 },
  );
});
