import { expect, test } from 'vitest';
import { holdsCondition } from './approval-condition.ts';
import type { TreeKnowledge } from './approval-knowledge.ts';
import { treeProblems } from './approval-problems.ts';
import { type ApprovalNode, approveNode, type ConditionNode, endNode, type PeopleRule } from './approval-tree.ts';

const known: TreeKnowledge = {
  conditionFields: {
    amount: { kind: 'number' },
    kind: { kind: 'word', words: ['A', 'B'] },
    urgent: { kind: 'bool' },
    vesselId: { kind: 'ref' },
  },
  userFields: ['ownerId'],
  hasShip: false,
  hasOrganization: false,
  roles: { BUYER: 2, GHOST: 0 },
  jobs: { ENG: 1 },
};

const step = (id: string, people: PeopleRule[] = [{ by: 'role', roles: ['BUYER'] }], more = {}): ApprovalNode =>
  approveNode({ id, name: { zh: `审${id}`, en: `Step ${id}` }, people, ...more });

const condition = (
  large: ApprovalNode[],
  otherwise: ApprovalNode[] | undefined,
  more: Partial<ConditionNode['branches'][0]> = {},
): ConditionNode => ({
  kind: 'condition',
  id: 'band',
  name: { zh: '分级', en: 'Bands' },
  branches: [
    {
      id: 'large',
      name: { zh: '大额', en: 'Large' },
      when: { field: 'amount', is: 'ge', value: '1000' },
      nodes: large,
      ...more,
    },
    ...(otherwise ? [{ id: 'other', name: { zh: '其他', en: 'Otherwise' }, nodes: otherwise }] : []),
  ],
});
const parallel = (...branches: ApprovalNode[][]): ApprovalNode => ({
  kind: 'parallel',
  id: 'par',
  name: { zh: '并行', en: 'Parallel' },
  branches: branches.map((nodes, i) => ({ id: `p${i}`, name: { zh: `支${i}`, en: `Branch ${i}` }, nodes })),
});

/** `code at the way to it`, in Chinese; warnings with a question mark. */
const found = (...nodes: ApprovalNode[]): string[] =>
  treeProblems({ nodes }, known).map(
    (p) => `${p.code}${p.severity === 'warning' ? '?' : ''} ${p.path.map((t) => t.zh).join('›')}`,
  );

const end = endNode();

test.each<[string, ApprovalNode[], string[]]>([
  ['a whole flow', [step('a'), condition([step('b')], []), end], []],
  ['no node at all', [], ['empty ']],
  ['a flow without an end', [step('a')], ['deadEnd 审a']],
  [
    'one branch without an end, where the other has one',
    [step('a'), condition([step('b')], [endNode('reject', 'r')])],
    ['deadEnd 分级›大额›审b'],
  ],
  ['an empty branch without an end', [step('a'), condition([endNode('reject', 'r')], [])], ['deadEnd 分级›其他']],
  ['a parallel without an end behind it', [parallel([step('a')], [step('b')])], ['deadEnd 并行']],
  [
    'a condition without an otherwise',
    [step('a'), condition([step('b')], undefined), end],
    ['fewBranches 分级', 'deadEnd 分级'],
  ],
  ['a step behind an end', [step('a'), end, step('b')], ['unreachable 审b']],
  [
    'a step behind a condition that always ends',
    [step('a'), condition([endNode('reject', 'r')], [end]), step('b')],
    ['unreachable 审b'],
  ],
  [
    'an end in a parallel',
    [parallel([step('a'), end], [step('b')]), endNode('approve', 'e')],
    ['endInParallel 并行›支0›通过'],
  ],
  ['an empty branch of a parallel', [parallel([step('a')], []), end], ['emptyBranch 并行›支1']],
  ['nobody named', [step('a', []), end], ['nobody 审a']],
  ['no user chosen', [step('a', [{ by: 'user', userIds: [] }]), end], ['nobody 审a']],
  ['a role that does not exist', [step('a', [{ by: 'role', roles: ['NONE'] }]), end], ['unknownRole 审a']],
  ['a role without holders', [step('a', [{ by: 'role', roles: ['GHOST'] }]), end], ['emptyRole? 审a']],
  [
    'a role without holders where that refuses',
    [step('a', [{ by: 'role', roles: ['GHOST'] }], { nobody: 'refuse' }), end],
    ['emptyRole 审a'],
  ],
  ['a post that does not exist', [step('a', [{ by: 'job', jobs: ['NONE'] }]), end], ['unknownPost 审a']],
  [
    'a superintendent of a document without a ship',
    [step('a', [{ by: 'superintendent', kind: 'VM' }]), end],
    ['noShip 审a'],
  ],
  [
    'leaders of a document without an organisation',
    [step('a', [{ by: 'leader', of: 'document', up: 0 }]), end],
    ['noOrganization 审a'],
  ],
  ['a field that names no users', [step('a', [{ by: 'field', field: 'amount' }]), end], ['unknownField 审a']],
  ['self-approval allowed', [step('a', undefined, { self: 'allow' }), end], ['selfApproval? 审a']],
  [
    'self-approval by own choice',
    [step('a', [{ by: 'initiatorChoice' }], { self: 'allow' }), end],
    ['selfApproval 审a'],
  ],
  [
    'a reminder after the limit',
    [step('a', undefined, { limit: { hours: '2', remindAfter: '10', escalate: 'none' } }), end],
    ['limit 审a'],
  ],
  ['no time in the limit', [step('a', undefined, { limit: { hours: '0', escalate: 'none' } }), end], ['limit 审a']],
  ['two nodes of one id', [step('a'), step('a'), end], ['sameId 审a']],
  [
    'a name in one language only',
    [approveNode({ id: 'a', name: { zh: '审', en: ' ' }, people: [{ by: 'role', roles: ['BUYER'] }] }), end],
    ['noName 审'],
  ],
  [
    'an unknown field',
    [step('a'), condition([], [], { when: { field: 'weight', is: 'eq', value: '1' } }), end],
    ['unknownField 分级›大额'],
  ],
  [
    'an amount that is none',
    [step('a'), condition([], [], { when: { field: 'amount', is: 'ge', value: 'much' } }), end],
    ['noValue 分级›大额'],
  ],
  [
    'a word that does not exist',
    [step('a'), condition([], [], { when: { field: 'kind', is: 'in', value: ['C'] } }), end],
    ['noValue 分级›大额'],
  ],
  [
    'a comparison that does not fit',
    [step('a'), condition([], [], { when: { field: 'kind', is: 'gt', value: 'A' } }), end],
    ['comparison 分级›大额'],
  ],
  [
    'an empty group',
    [step('a'), condition([], [], { when: { all: [{ any: [] }] } }), end],
    ['emptyCondition 分级›大额'],
  ],
  ['approved by nobody', [condition([step('b')], []), end], ['noApprover? 通过']],
])('%s is found and said where', (_name, nodes, expected) => {
  expect(found(...nodes)).toEqual(expected);
});

test.each<[string, Parameters<typeof holdsCondition>[0], boolean]>([
  ['an amount is compared as a decimal', { field: 'amount', is: 'ge', value: '1000' }, true],
  ['9.5 lies below 10, unlike as text', { field: 'small', is: 'lt', value: '10' }, true],
  ['0.10 is 0.1', { field: 'tenth', is: 'eq', value: '0.1' }, true],
  ['20 digits are told apart', { field: 'long', is: 'gt', value: '99999999999999999.98' }, true],
  ['an unknown amount is not above', { field: 'none', is: 'ge', value: '0' }, false],
  ['an unknown amount is not below', { field: 'none', is: 'lt', value: '0' }, false],
  ['an unknown amount is empty', { field: 'none', is: 'empty' }, true],
  ['codes are alike letter by letter', { field: 'code', is: 'eq', value: '1' }, false],
  ['ids may come as text', { field: 'vesselId', is: 'in', value: ['7', '8'] }, true],
  ['several refer to one of them', { field: 'people', is: 'in', value: [3] }, true],
  ['none of several', { field: 'people', is: 'notIn', value: [4] }, true],
  ['days are in order', { field: 'day', is: 'le', value: '2026-03-06' }, true],
  [
    'and',
    {
      all: [
        { field: 'amount', is: 'ge', value: '1' },
        { field: 'urgent', is: 'eq', value: true },
      ],
    },
    false,
  ],
  [
    'or',
    {
      any: [
        { field: 'amount', is: 'ge', value: '1' },
        { field: 'urgent', is: 'eq', value: true },
      ],
    },
    true,
  ],
])('%s', (_name, condition, expected) => {
  const facts = {
    amount: '1000.00',
    small: '9.5',
    tenth: '0.10',
    long: '99999999999999999.99',
    none: null,
    code: '01',
    vesselId: 7,
    people: [2, 3],
    day: '2026-03-06',
    urgent: false,
  };
  expect(holdsCondition(condition, facts)).toBe(expected);
});
