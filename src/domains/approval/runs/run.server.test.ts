import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import type { Paper } from '../../../kernel/paper/paper.ts';
import { paperEndpoints } from '../../../kernel/server/paper/endpoints.ts';
import { type Answer, type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { communicationModule } from '../../communication/public.server.ts';
import { fleetModule } from '../../fleet/public.server.ts';
import { identityModule } from '../../identity/public.server.ts';
import { approvalModule } from '../approval.server.ts';
import { publishTree } from '../flows/flow-store.server.ts';
import type { InboxRow } from '../inbox/inbox.calls.ts';
import { claimApproval, effects, flowOf, OWNER, SIGNERS, step, trialModule } from '../testing/claim.demo.ts';
import { type Company, type Name, trialCompany } from '../testing/people.demo.ts';
import type { RunView } from './run-shape.rules.ts';

let server: TestServer;
let company: Company;
let now = new Date('2026-11-21T02:00:00.000Z');
const people = {} as Record<Name, Send>;

beforeAll(async () => {
  server = await testServer({
    modules: [identityModule, fleetModule, communicationModule, approvalModule, trialModule],
    endpoints: paperEndpoints,
    now: () => now,
  });
  company = await server.db.transaction((tx) => trialCompany({ ...server.ctx(), db: tx }));
  for (const name of Object.keys(company.ids) as Name[]) people[name] = server.as(company.userOf(name));
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  Object.assign(effects, { fail: false, kill: false, approved: [] });
});

const id = (name: Name): number => company.ids[name];

/** Makes the flow of claims this one, as an administrator who publishes it. */
async function use(tree: ApprovalTree): Promise<void> {
  await server.db.transaction(async (tx) => {
    const ctx = { ...server.ctx(), db: tx };
    const [flow] = await tx.query<{ id: number }>(
      `insert into approval_flow (resource) values ('trial.claim') on conflict (resource) do update set resource = excluded.resource returning id`,
    );
    await publishTree(ctx, flow!.id, tree, { name: '管理员' });
  });
}

type Claim = { id: number; version: number; status: string; applied: string | null };

async function draft(values: Record<string, unknown> = {}): Promise<Claim> {
  const { body, status } = await people.zhou<Claim>('POST', '/api/trial/claims', {
    subject: '备件运费',
    amount: '100.00',
    vesselId: company.vesselId,
    ownerId: id('qian'),
    signerIds: [id('qian'), id('sun')],
    ...values,
  });
  expect([status, body]).toEqual([200, body]);
  return body;
}

async function submit(record: Claim, more: object = {}, by: Send = people.zhou): Promise<RunView> {
  const { status, body } = await by<RunView>('POST', '/api/approval/runs', {
    resource: 'trial.claim',
    recordId: record.id,
    ...more,
  });
  expect([status, body]).toEqual([200, body]);
  return body;
}

async function submitted(
  tree: ApprovalTree,
  values: Record<string, unknown> = {},
  more: object = {},
): Promise<RunView> {
  await use(tree);
  return submit(await draft(values), more);
}

const refused = (answer: Answer<{ code?: string }>): [number, string | undefined] => [answer.status, answer.body.code];

async function view(run: RunView, by: Send = people.admin): Promise<RunView> {
  return (await by<RunView>('GET', `/api/approval/runs/${run.id}`)).body;
}

type Given = Record<string, unknown> & { act: string };

/** The act of a person on the own waiting task (or the one named). */
async function act(
  run: RunView,
  by: Name,
  given: Given,
): Promise<Answer<{ run: RunView; code?: string; data?: Record<string, unknown>; message?: string }>> {
  const mine = (await view(run, people[by])).mine?.[0]?.taskId;
  return people[by]('POST', `/api/approval/runs/${run.id}/act`, { ...(mine && { taskId: mine }), ...given });
}

async function done(run: RunView, by: Name, given: Given): Promise<RunView> {
  const { status, body } = await act(run, by, given);
  expect([status, body]).toEqual([200, body]);
  return body.run;
}

const documentOf = async (run: RunView): Promise<Claim> =>
  (await people.admin<Claim>('GET', `/api/trial/claims/${run.recordId}`)).body;

/** The timeline in short: `钱工 同意`, `节点a 无审批人，自动跳过`. */
const lines = (run: RunView): string[] =>
  run.timeline.map((line) =>
    [line.person?.name ?? line.nodeName, line.kindLabel, line.words].filter(Boolean).join(' '),
  );

const waiting = (run: RunView): string[] => run.waiting.map((each) => each.person.name);

test('the paper of a document bears the signatures of who approved it, once it is approved', async () => {
  const run = await submitted(flowOf(step('a', [OWNER]), step('b', [{ by: 'user', userIds: [id('sun')] }])));
  const signed = async () => {
    const { body } = await people.admin<Paper>('GET', `/api/papers/trial.claim/${run.recordId}?language=both`);
    return body.blocks.flatMap((block) => (block.kind === 'signatures' ? block.signatures : []));
  };
  await done(run, 'qian', { act: 'approve' });
  expect(await signed()).toEqual([]);
  await done(run, 'sun', { act: 'approve' });
  expect(await signed()).toMatchObject([
    { place: { zh: '节点a', en: 'Step a' }, name: { zh: '钱工' }, at: '2026-11-21 10:00 (+8)' },
    { place: { zh: '节点b', en: 'Step b' }, name: { zh: '孙工' } },
  ]);
});

test('a document goes from its initiator through each step to its effect, once, and is closed to changes meanwhile', async () => {
  await use(claimApproval.flow);
  const record = await draft({ amount: '1000.00' });
  const run = await submit(record, { opinion: '请审批' });
  expect(waiting(run)).toEqual(['钱工']);
  expect(run.ahead.map((each) => [each.nodeId, each.conditions, each.note])).toEqual([
    ['signers', ['金额 ≥ 1,000'], '审批人已同意过，自动通过'],
    ['end-approve', [], null],
  ]);
  expect(run.facts).toEqual([
    { field: 'claimNo', label: '编号', value: expect.stringMatching(/^CL-2026-/) },
    { field: 'amount', label: '金额', value: '1,000.00' },
    { field: 'vesselId', label: '船舶', value: '海试' },
  ]);
  const { version } = await documentOf(run);
  const change = { id: record.id, version, subject: '另一事由' };
  expect(refused(await people.zhou('PUT', '/api/trial/claims', change))).toEqual([409, 'WRONG_STATE']);
  expect(refused(await people.zhou('DELETE', `/api/trial/claims/${record.id}`))).toEqual([409, 'WRONG_STATE']);
  expect((await people.zhou('PUT', '/api/trial/claims', { id: record.id, version, note: '可改' })).status).toBe(200);
  const again = await people.zhou('POST', '/api/approval/runs', { resource: 'trial.claim', recordId: record.id });
  expect(refused(again)).toEqual([409, 'WRONG_STATE']);
  const ended = await done(run, 'qian', { act: 'approve', opinion: '同意' });
  expect(ended.status).toBe('APPROVED');
  expect(lines(ended)).toEqual([
    '周岩 提交',
    '钱工 同意',
    '金额分级 条件分支 金额 ≥ 1,000',
    '节点signers 审批人已同意过，自动通过 钱工',
    '通过 审批结束 已通过',
  ]);
  expect(await documentOf(run)).toMatchObject({ status: 'APPROVE', applied: 'x' });
  expect(effects.approved).toEqual([record.id]);
  const history = (await people.admin<{ action: string }[]>('GET', `/api/trial/claims/${record.id}/history`)).body;
  expect(history.map((line) => line.action)).toEqual(['edit', 'approval.approve', 'edit', 'approval.submit', 'add']);
});

test('two who press at once: one act counts, the other hears who was faster', async () => {
  const run = await submitted(flowOf(step('a', [SIGNERS])));
  const tasks = Object.fromEntries(run.waiting.map((each) => [each.person.id, each.taskId]));
  const press = (name: Name) =>
    people[name]<{ code?: string; data?: { by: string; at: string; act: string } }>(
      'POST',
      `/api/approval/runs/${run.id}/act`,
      { act: 'approve', taskId: tasks[id(name)] },
    );
  const answers = await Promise.all([press('qian'), press('sun')]);
  expect(answers.map((each) => each.status).toSorted()).toEqual([200, 409]);
  const late = answers.find((each) => each.status === 409)!.body;
  expect(late).toMatchObject({ code: 'STALE', data: { act: 'approve', at: now.toISOString() } });
  expect(['钱工', '孙工']).toContain(late.data?.by);
  expect(lines(await view(run)).filter((line) => line.endsWith('同意'))).toHaveLength(1);
  expect(effects.approved).toEqual([run.recordId]);
});

test('a list of documents answers those that wait for the caller, until they have acted', async () => {
  const mine = async (by: Send, more = '') => {
    const { status, body } = await by<{ content: { id: number }[] }>('GET', `/api/trial/claims?waiting=me${more}`);
    return status === 200 ? body.content.map((row) => row.id) : status;
  };
  const before = (await mine(people.qian)) as number[];
  const run = await submitted(flowOf(step('a', [OWNER])));
  expect(await mine(people.qian)).toEqual([run.recordId, ...before]);
  expect(await mine(people.qian, `&ids=${run.recordId}`)).toEqual([run.recordId]);
  expect(await mine(people.qian, '&amount=7.00')).toEqual([]);
  expect(await mine(people.zhou)).toEqual([]);
  expect((await people.qian('GET', '/api/trial/claims?waiting=you')).status).toBe(400);
  expect((await people.admin('GET', '/api/system/vessels?waiting=me')).status).toBe(400);
  await done(run, 'qian', { act: 'approve' });
  expect(await mine(people.qian)).toEqual(before);
});

test('one act sent again with its key is one act', async () => {
  const run = await submitted(flowOf(step('a', [OWNER])));
  const body = { act: 'approve', taskId: run.waiting[0]!.taskId };
  const send = () =>
    people.qian('POST', `/api/approval/runs/${run.id}/act`, body, { 'idempotency-key': `act-${run.id}-once` });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  expect(effects.approved).toEqual([run.recordId]);
});

test('where the effect fails, or the connection dies in it, the last act has not happened either', async () => {
  const run = await submitted(flowOf(step('a', [OWNER])));
  for (const how of ['fail', 'kill'] as const) {
    effects[how] = true;
    // A database that goes away is told as such: the same act may be tried again.
    expect((await act(run, 'qian', { act: 'approve' })).status).toBe(how === 'kill' ? 503 : 500);
    effects[how] = false;
    const after = await view(run);
    expect([after.status, waiting(after), lines(after)]).toEqual(['RUNNING', ['钱工'], ['周岩 提交']]);
    expect(await documentOf(run)).toMatchObject({ status: 'IN_AUDIT', applied: null });
  }
  expect((await done(run, 'qian', { act: 'approve' })).status).toBe('APPROVED');
  expect(await documentOf(run)).toMatchObject({ applied: 'x' });
});

test('a rejection ends it, needs an opinion, and changes nothing else', async () => {
  const run = await submitted(flowOf(step('a', [OWNER]), step('b', [{ by: 'user', userIds: [id('lin')] }])));
  expect(refused(await act(run, 'qian', { act: 'reject' }))).toEqual([400, 'VALIDATION']);
  const ended = await done(run, 'qian', { act: 'reject', opinion: '无预算' });
  expect([ended.status, ended.waiting]).toEqual(['REJECTED', []]);
  expect(await documentOf(run)).toMatchObject({ status: 'REJECT', applied: null });
  expect(effects.approved).toEqual([]);
  const change = { id: run.recordId, version: (await documentOf(run)).version, subject: '改' };
  expect(refused(await people.zhou('PUT', '/api/trial/claims', change))).toEqual([409, 'WRONG_STATE']);
});

test('returned to the initiator it is a draft again, and goes on in the same run after it was changed', async () => {
  const run = await submitted(flowOf(step('a', [OWNER])), { amount: '5.00' });
  const returned = await done(run, 'qian', { act: 'return', opinion: '金额有误' });
  expect([returned.status, (await documentOf(run)).status]).toEqual(['RETURNED', 'USE']);
  const mine = await view(run, people.zhou);
  expect(mine.may).toMatchObject({ resubmit: true, withdraw: true, urge: false });
  const { version } = await documentOf(run);
  expect((await people.zhou('PUT', '/api/trial/claims', { id: run.recordId, version, amount: '6.00' })).status).toBe(
    200,
  );
  const again = await submit({ id: run.recordId } as Claim);
  expect([again.id, again.round, again.status]).toEqual([run.id, 2, 'RUNNING']);
  expect(lines(await done(again, 'qian', { act: 'approve' }))).toEqual([
    '周岩 提交',
    '钱工 退回 退回发起人',
    '周岩 重新提交',
    '钱工 同意',
    '通过 审批结束 已通过',
  ]);
});

test('returned to an earlier step, that step and those behind it sign again', async () => {
  const run = await submitted(
    flowOf(
      step('a', [OWNER]),
      step('b', [{ by: 'user', userIds: [id('lin')] }]),
      step('c', [{ by: 'user', userIds: [id('chen')] }]),
    ),
  );
  await done(run, 'qian', { act: 'approve' });
  await done(run, 'lin', { act: 'approve' });
  const before = await view(run, people.chen);
  expect(before.mine[0]?.returnTargets.map((each) => [each.nodeName, each.people[0]?.name])).toEqual([
    ['节点a', '钱工'],
    ['节点b', '林海'],
  ]);
  const back = await done(run, 'chen', { act: 'return', nodeId: 'a', opinion: '补充依据' });
  expect([waiting(back), lines(back).at(-1)]).toEqual([['钱工'], '陈总 退回 退回至“节点a”']);
  expect((await documentOf(run)).status).toBe('IN_AUDIT');
  await done(run, 'qian', { act: 'approve' });
  expect(waiting(await done(run, 'lin', { act: 'approve' }))).toEqual(['陈总']);
  expect((await done(run, 'chen', { act: 'approve' })).status).toBe('APPROVED');
});

test('a transferred task is the other person’s alone; the flow may forbid it', async () => {
  const run = await submitted(
    flowOf(
      step('a', [OWNER]),
      step('b', [{ by: 'user', userIds: [id('lin')] }], { may: { return: false, transfer: false, addSigner: false } }),
    ),
  );
  expect(refused(await act(run, 'qian', { act: 'transfer', userIds: [id('zhou')] }))).toEqual([400, 'RULE']);
  const moved = await done(run, 'qian', { act: 'transfer', userIds: [id('sun')], opinion: '休假' });
  expect([waiting(moved), lines(moved).at(-1)]).toEqual([['孙工'], '钱工 转交 转交孙工']);
  const taskId = run.waiting[0]!.taskId;
  const late = await people.qian<{ code: string }>('POST', `/api/approval/runs/${run.id}/act`, {
    act: 'approve',
    taskId,
  });
  expect(refused(late)).toEqual([409, 'STALE']);
  await done(run, 'sun', { act: 'approve' });
  for (const given of [
    { act: 'transfer', userIds: [id('sun')] },
    { act: 'return', opinion: '退' },
    { act: 'addSigner', where: 'after', userIds: [id('sun')] },
  ])
    expect(refused(await act(run, 'lin', given))).toEqual([403, 'FORBIDDEN']);
  expect((await view(run, people.lin)).mine[0]?.acts).toEqual(['approve', 'reject']);
});

test('a signer added before comes first, one added after comes last', async () => {
  const run = await submitted(flowOf(step('a', [OWNER])));
  const before = await done(run, 'qian', { act: 'addSigner', where: 'before', userIds: [id('sun')] });
  expect([waiting(before), lines(before).at(-1)]).toEqual([['孙工'], '钱工 加签 前加签孙工']);
  now = new Date(now.getTime() + 2.5 * 3_600_000);
  const again = await done(run, 'sun', { act: 'approve' });
  expect([waiting(again), again.timeline.map((line) => line.waitedHours)]).toEqual([['钱工'], [null, '0.0', '2.5']]);
  const after = await done(run, 'qian', { act: 'addSigner', where: 'after', userIds: [id('li')] });
  expect([waiting(after), lines(after).at(-1)]).toEqual([['钱工'], '钱工 加签 后加签李四']);
  expect(waiting(await done(run, 'qian', { act: 'approve' }))).toEqual(['李四']);
  expect((await done(run, 'li', { act: 'approve' })).status).toBe('APPROVED');
});

test('withdrawn while nobody has acted, never afterwards', async () => {
  const two = flowOf(step('a', [OWNER]), step('b', [{ by: 'user', userIds: [id('lin')] }]));
  const run = await submitted(two);
  expect(refused(await act(run, 'qian', { act: 'withdraw' }))).toEqual([403, 'FORBIDDEN']);
  const back = await done(run, 'zhou', { act: 'withdraw', opinion: '填错' });
  expect([back.status, lines(back).at(-1), (await documentOf(run)).status]).toEqual(['WITHDRAWN', '周岩 撤回', 'USE']);
  const second = await submit({ id: run.recordId } as Claim);
  expect(second.id).not.toBe(run.id);
  await done(second, 'qian', { act: 'approve' });
  expect(refused(await act(second, 'zhou', { act: 'withdraw' }))).toEqual([409, 'WRONG_STATE']);
});

test('an urge tells whoever is waited for, once in ten minutes', async () => {
  const run = await submitted(flowOf(step('a', [OWNER])));
  expect(lines(await done(run, 'zhou', { act: 'urge', opinion: '船等件' })).at(-1)).toBe('周岩 催办');
  expect(refused(await act(run, 'zhou', { act: 'urge' }))).toEqual([429, 'TOO_MANY']);
  expect(refused(await act(run, 'qian', { act: 'urge' }))).toEqual([403, 'FORBIDDEN']);
  const told = await server.db.query(
    `select kind, user_id as "userId" from communication_message where record_id = $1 and resource = 'trial.claim' order by id`,
    [run.recordId],
  );
  expect(told).toEqual([
    { kind: 'approval.todo', userId: id('qian') },
    { kind: 'approval.urge', userId: id('qian') },
  ]);
  now = new Date(now.getTime() + 11 * 60_000);
  expect((await act(run, 'zhou', { act: 'urge' })).status).toBe(200);
});

test('while somebody is away the delegate acts on their behalf, for the time and the documents given', async () => {
  const run = await submitted(flowOf(step('a', [OWNER])));
  const taskId = run.waiting[0]!.taskId;
  const todo = async (): Promise<InboxRow[]> =>
    (await people.sun<{ content: InboxRow[] }>('GET', '/api/approval/inbox?tab=todo')).body.content.filter(
      (row) => row.id === run.id,
    );
  expect(await todo()).toEqual([]);
  // Sun sees the claim by its own permission, but the task is not his.
  const before = await people.sun<{ code: string }>('POST', `/api/approval/runs/${run.id}/act`, {
    act: 'approve',
    taskId,
  });
  expect(refused(before)).toEqual([403, 'FORBIDDEN']);
  const times = { fromAt: now.toISOString(), toAt: new Date(now.getTime() + 3_600_000).toISOString() };
  const mine = await people.qian<{ id: number; version: number }>('POST', '/api/approval/delegations', {
    delegateId: id('sun'),
    ...times,
    reason: '出差',
  });
  expect(mine.status).toBe(200);
  expect(refused(await people.qian('POST', '/api/approval/delegations', { delegateId: id('sun'), ...times }))).toEqual([
    409,
    'DUPLICATE',
  ]);
  expect((await todo()).map((row) => row.onBehalfOf?.name)).toEqual(['钱工']);
  const ended = await done(run, 'sun', { act: 'approve', opinion: '代批' });
  const line = ended.timeline.find((each) => each.kind === 'approve');
  expect([line?.person?.name, line?.onBehalfOf?.name, ended.status]).toEqual(['孙工', '钱工', 'APPROVED']);
  // The initiator gains nothing by being the delegate of an approver.
  const own = await submitted(flowOf(step('a', [OWNER])));
  await people.qian('POST', '/api/approval/delegations', { delegateId: id('zhou'), ...times });
  const self = await people.zhou<{ code: string }>('POST', `/api/approval/runs/${own.id}/act`, {
    act: 'approve',
    taskId: own.waiting[0]!.taskId,
  });
  expect(refused(self)).toEqual([403, 'FORBIDDEN']);
  now = new Date(now.getTime() + 2 * 3_600_000);
  expect(
    (await people.sun<{ content: InboxRow[] }>('GET', '/api/approval/inbox?tab=todo')).body.content.filter(
      (row) => row.id === own.id,
    ),
  ).toEqual([]);
});

test('where everybody signs, one missing keeps it waiting; in order the next is asked after the one before', async () => {
  const all = await submitted(flowOf(step('a', [SIGNERS], { sign: 'all' })));
  expect(waiting(await done(all, 'sun', { act: 'approve' }))).toEqual(['钱工']);
  expect((await documentOf(all)).status).toBe('IN_AUDIT');
  expect((await done(all, 'qian', { act: 'approve' })).status).toBe('APPROVED');
  const order = await submitted(flowOf(step('a', [SIGNERS], { sign: 'inOrder' })), {
    signerIds: [id('sun'), id('qian')],
  });
  expect(waiting(order)).toEqual(['孙工']);
  expect((await view(order, people.qian)).mine).toEqual([]);
  expect(waiting(await done(order, 'sun', { act: 'approve' }))).toEqual(['钱工']);
  expect((await done(order, 'qian', { act: 'approve' })).status).toBe('APPROVED');
});

test('nobody found: the administrators take it, it is passed over, or it cannot be submitted, as the flow says', async () => {
  const given = await submitted(flowOf(step('a', [OWNER], { nobody: 'administrator' })), { ownerId: null });
  expect([waiting(given), lines(given).at(-1)]).toEqual([['管理员'], '节点a 无审批人，转管理员 管理员']);
  const passed = await submitted(flowOf(step('a', [OWNER], { nobody: 'skip' }), step('b', [SIGNERS])), {
    ownerId: null,
  });
  expect(lines(passed).at(-1)).toBe('节点a 无审批人，自动跳过');
  await use(flowOf(step('a', [OWNER], { nobody: 'refuse' })));
  const record = await draft({ ownerId: null });
  const answer = await people.zhou<{ code: string; message: string }>('POST', '/api/approval/runs', {
    resource: 'trial.claim',
    recordId: record.id,
  });
  expect([refused(answer), answer.body.message]).toEqual([
    [400, 'RULE'],
    '节点“节点a”找不到审批人，流程不允许继续；须由管理员补充人员或修改流程',
  ]);
  const [runs] = await server.db.query<{ n: number }>(
    'select count(*)::int as n from approval_run where record_id = $1',
    [record.id],
  );
  expect(runs?.n).toBe(0);
});

test('the initiator among the approvers: passed over, replaced by the leader, or allowed, as the flow says', async () => {
  const self = { ownerId: id('zhou') };
  const skipped = await submitted(flowOf(step('a', [OWNER], { self: 'skip' }), step('b', [SIGNERS])), self);
  expect(lines(skipped).at(-1)).toBe('节点a 审批人为发起人，自动跳过');
  const leader = await submitted(flowOf(step('a', [OWNER], { self: 'leader' })), self);
  expect([waiting(leader), lines(leader).at(-1)]).toEqual([['林海'], '节点a 审批人为发起人，转上级 林海']);
  const allowed = await submitted(flowOf(step('a', [OWNER], { self: 'allow' })), self);
  expect(waiting(allowed)).toEqual(['周岩']);
});

test('people are found by post, by leadership, by responsibility for the ship and by the initiator’s choice', async () => {
  const jobs = await submitted(flowOf(step('a', [{ by: 'job', jobs: ['ENG'] }])));
  expect(waiting(jobs)).toEqual(['钱工', '孙工']);
  const leaders = await submitted(
    flowOf(
      step('a', [{ by: 'leader', of: 'initiator', up: 0 }]),
      step('b', [{ by: 'leader', of: 'initiator', up: 1 }]),
    ),
  );
  expect(waiting(leaders)).toEqual(['林海']);
  expect(leaders.ahead.map((each) => each.people.map((person) => person.name))).toEqual([['陈总'], []]);
  const ship = await submitted(flowOf(step('a', [{ by: 'superintendent', kind: 'ANY' }])));
  expect(waiting(ship)).toEqual(['吴主管']);
  await use(flowOf(step('a', [{ by: 'initiatorChoice' }])));
  const record = await draft();
  const ask = { resource: 'trial.claim', recordId: record.id };
  const preview = (
    await people.zhou<{ choices: unknown; refusal: null }>(
      'GET',
      `/api/approval/preview?resource=trial.claim&recordId=${record.id}`,
    )
  ).body;
  expect(preview.choices).toEqual([{ nodeId: 'a', nodeName: '节点a' }]);
  const candidates = await people.zhou<{ name: string }[]>(
    'GET',
    `/api/approval/candidates?resource=trial.claim&recordId=${record.id}&nodeId=a`,
  );
  expect(candidates.body.map((each) => each.name)).not.toContain('周岩');
  for (const chosen of [undefined, { a: [] }, { a: [id('zhou')] }, { a: [99_999] }]) {
    const answer = await people.zhou<{ code: string; errors: { field: string }[] }>('POST', '/api/approval/runs', {
      ...ask,
      ...(chosen && { chosen }),
    });
    expect([refused(answer), answer.body.errors?.[0]?.field]).toEqual([[400, 'VALIDATION'], 'chosen.a']);
  }
  expect(waiting(await submit(record, { chosen: { a: [id('li')] } }))).toEqual(['李四']);
});

test('parallel branches are waited for, copies are told, and each has its list', async () => {
  const run = await submitted(
    flowOf(
      {
        kind: 'parallel',
        id: 'p',
        name: { zh: '并行', en: 'Parallel' },
        branches: [
          { id: 'p1', name: { zh: '一', en: 'One' }, nodes: [step('a', [OWNER])] },
          { id: 'p2', name: { zh: '二', en: 'Two' }, nodes: [step('b', [{ by: 'user', userIds: [id('lin')] }])] },
        ],
      },
      { kind: 'copy', id: 'c', name: { zh: '抄送', en: 'Copy' }, people: [{ by: 'user', userIds: [id('li')] }] },
    ),
  );
  expect(waiting(run).toSorted()).toEqual(['林海', '钱工'].toSorted());
  expect(waiting(await done(run, 'qian', { act: 'approve' }))).toEqual(['林海']);
  const ended = await done(run, 'lin', { act: 'approve' });
  expect([ended.status, ended.copied.map((person) => person.name)]).toEqual(['APPROVED', ['李四']]);
  const tab = async (name: Name, which: string): Promise<number[]> =>
    (await people[name]<{ content: InboxRow[] }>('GET', `/api/approval/inbox?tab=${which}&size=100`)).body.content.map(
      (row) => row.id,
    );
  expect(await tab('li', 'copied')).toContain(run.id);
  expect(await tab('qian', 'done')).toContain(run.id);
  expect(await tab('zhou', 'mine')).toContain(run.id);
  const counts = async () =>
    (await people.li<{ unreadCopies: number }>('GET', '/api/approval/counts')).body.unreadCopies;
  expect(await counts()).toBe(1);
  expect((await people.li('POST', '/api/approval/copies/read', { runId: run.id })).status).toBe(204);
  expect(await counts()).toBe(0);
});

test('before its time ends a task is reminded of, over it it goes to the leader, each with a line, and the first person comes too late', async () => {
  const run = await submitted(
    flowOf(step('a', [OWNER], { limit: { hours: '2', remindAfter: '1', escalate: 'leader' } })),
  );
  const task = run.waiting[0]!;
  expect(task.dueAt).toBe(new Date(now.getTime() + 2 * 3_600_000).toISOString());
  const watch = async () => (await server.runSchedule('approval.time-limits')).note?.en;
  const NOTHING = '0 reminded, 0 escalated or reminded again';
  expect(await watch()).toBe(NOTHING);
  now = new Date(now.getTime() + 1.5 * 3_600_000);
  expect([await watch(), await watch()]).toEqual(['1 reminded, 0 escalated or reminded again', NOTHING]);
  expect([waiting(await view(run)), lines(await view(run)).at(-1)]).toEqual([['钱工'], '节点a 超时提醒 钱工']);
  now = new Date(now.getTime() + 1.5 * 3_600_000);
  expect((await people.qian<{ overdue: number }>('GET', '/api/approval/counts')).body.overdue).toBeGreaterThan(0);
  expect([await watch(), await watch()]).toEqual(['0 reminded, 1 escalated or reminded again', NOTHING]);
  const after = await view(run);
  expect([waiting(after), lines(after).at(-1)]).toEqual([['林海'], '节点a 超时升级 由钱工升级至林海']);
  expect(refused(await act({ ...run }, 'qian', { act: 'approve', taskId: task.taskId }))).toEqual([409, 'STALE']);
  expect((await done(run, 'lin', { act: 'approve' })).status).toBe('APPROVED');
});

test('an administrator gives the task of somebody who has left to another', async () => {
  const run = await submitted(flowOf(step('a', [OWNER])));
  const given = { act: 'reassign', taskId: run.waiting[0]!.taskId, userIds: [id('sun')] };
  expect(refused(await act(run, 'wu', given))).toEqual([403, 'FORBIDDEN']);
  const after = await done(run, 'admin', given);
  expect([waiting(after), lines(after).at(-1)]).toEqual([['孙工'], '管理员 改派 由钱工改派孙工']);
});

test('who has no part and may not see the document does not know of it; who sees it may not act', async () => {
  const run = await submitted(flowOf(step('a', [OWNER])));
  const given = { act: 'approve', taskId: run.waiting[0]!.taskId };
  const stranger = server.as({ ...company.userOf('li'), scope: { vessel: [company.otherVesselId] } });
  const nobody = server.as({ ...company.userOf('li'), permissions: new Set() });
  for (const send of [stranger, nobody]) {
    expect((await send('GET', `/api/approval/runs/${run.id}`)).status).toBe(404);
    expect((await send('POST', `/api/approval/runs/${run.id}/act`, given)).status).toBe(404);
    const answer = await send<{ results: { ok: boolean; title: string }[] }>('POST', '/api/approval/batch', {
      act: 'approve',
      taskIds: [given.taskId],
    });
    expect(answer.body.results).toEqual([
      { taskId: given.taskId, runId: null, title: '', ok: false, message: '审批任务不存在' },
    ]);
  }
  expect((await stranger('GET', `/api/approval/document?resource=trial.claim&recordId=${run.recordId}`)).status).toBe(
    404,
  );
  expect(
    (await stranger('POST', '/api/approval/runs', { resource: 'trial.claim', recordId: run.recordId })).status,
  ).toBe(404);
  expect((await nobody('POST', '/api/approval/runs', { resource: 'trial.claim', recordId: run.recordId })).status).toBe(
    403,
  );
  expect((await people.li('GET', `/api/approval/runs/${run.id}`)).status).toBe(200);
  expect(refused(await act(run, 'li', given))).toEqual([403, 'FORBIDDEN']);
  // A part in it opens it even where the document itself lies outside the scope.
  const owner = server.as({ ...company.userOf('qian'), permissions: new Set(), scope: {} });
  expect((await owner('GET', `/api/approval/runs/${run.id}`)).status).toBe(200);
  expect((await owner('POST', `/api/approval/runs/${run.id}/act`, given)).status).toBe(200);
});

test('who may only read such documents reads their approval and adds nothing to it', async () => {
  const run = await submitted(flowOf(step('a', [OWNER])));
  const comment = { act: 'comment', opinion: '旁观' };
  const view = async (send: Send) => (await send<RunView>('GET', `/api/approval/runs/${run.id}`)).body.may.comment;
  const reader = server.as({
    ...company.userOf('li'),
    permissions: new Set(['trial:claim:list', 'trial:claim:export']),
  });
  expect(await view(reader)).toBe(false);
  expect(refused(await reader('POST', `/api/approval/runs/${run.id}/act`, comment))).toEqual([403, 'FORBIDDEN']);
  const clerk = server.as({ ...company.userOf('li'), permissions: new Set(['trial:claim:list', 'trial:claim:edit']) });
  expect(await view(clerk)).toBe(true);
  expect((await clerk('POST', `/api/approval/runs/${run.id}/act`, comment)).status).toBe(200);
});

test('several at once from the list: each by itself, and only where the flow allows it', async () => {
  const first = await submitted(flowOf(step('a', [OWNER])));
  const second = await submit(await draft());
  const third = await submitted(flowOf(step('a', [OWNER], { batch: false })));
  await done(second, 'qian', { act: 'approve' });
  const taskIds = [first, second, third].map((run) => run.waiting[0]!.taskId);
  const answer = await people.qian<{ results: { ok: boolean; message: string }[] }>('POST', '/api/approval/batch', {
    act: 'approve',
    taskIds,
  });
  expect(answer.body.results.map((each) => [each.ok, each.message])).toEqual([
    [true, '已处理'],
    [false, '钱工已先处理：同意'],
    [false, '流程不允许在此节点批量处理'],
  ]);
  expect((await view(first)).status).toBe('APPROVED');
});
