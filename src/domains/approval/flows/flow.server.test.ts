import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { communicationModule } from '../../communication/public.server.ts';
import { fleetModule } from '../../fleet/public.server.ts';
import { identityModule } from '../../identity/public.server.ts';
import { approvalModule } from '../approval.server.ts';
import { TASK_STATES } from '../inbox/inbox.calls.ts';
import type { RunView, Step } from '../runs/run-shape.rules.ts';
import { claimApproval, flowOf, OWNER, SIGNERS, step, trialModule } from '../testing/claim.demo.ts';
import { type Company, type Name, trialCompany } from '../testing/people.demo.ts';
import type { FlowRow, FlowView, Vocabulary } from './flow-shape.rules.ts';

let server: TestServer;
let company: Company;
let admin: Send;
const people = {} as Record<Name, Send>;

beforeAll(async () => {
  server = await testServer({
    modules: [identityModule, fleetModule, communicationModule, approvalModule, trialModule],
  });
  company = await server.db.transaction((tx) => trialCompany({ ...server.ctx(), db: tx }));
  for (const name of Object.keys(company.ids) as Name[]) people[name] = server.as(company.userOf(name));
  admin = people.admin;
}, 60_000);
afterAll(() => server.close());

async function flow(): Promise<FlowView> {
  const row = (await admin<FlowRow[]>('GET', '/api/approval/flows')).body.find(
    (each) => each.resource === 'trial.claim',
  )!;
  return (await admin<FlowView>('GET', `/api/approval/flows/${row.id}`)).body;
}

async function publish(tree: ApprovalTree, note?: string): Promise<FlowView> {
  const { id, version } = await flow();
  const saved = await admin<FlowView>('PUT', `/api/approval/flows/${id}/draft`, { version, tree });
  expect(saved.status).toBe(200);
  const answer = await admin<FlowView>('POST', `/api/approval/flows/${id}/publish`, {
    version: saved.body.version,
    ...(note && { note }),
  });
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.body;
}

async function run(values: object = {}): Promise<RunView> {
  const { body } = await people.zhou<{ id: number }>('POST', '/api/trial/claims', {
    subject: '运费',
    amount: '2000.00',
    vesselId: company.vesselId,
    ownerId: company.ids.qian,
    signerIds: [company.ids.sun],
    ...values,
  });
  const answer = await people.zhou<RunView>('POST', '/api/approval/runs', {
    resource: 'trial.claim',
    recordId: body.id,
  });
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.body;
}

const approve = async (name: Name, { id }: RunView): Promise<RunView> => {
  const mine = (await people[name]<RunView>('GET', `/api/approval/runs/${id}`)).body.mine[0]!;
  return (
    await people[name]<{ run: RunView }>('POST', `/api/approval/runs/${id}/act`, {
      act: 'approve',
      taskId: mine.taskId,
    })
  ).body.run;
};

test('a kind of document begins with the flow of its declaration, version 1', async () => {
  const first = await flow();
  expect(first).toMatchObject({
    publishedNumber: 1,
    publishedBy: '系统默认',
    hasDraft: false,
    resourceLabel: '报销单',
    domainLabel: '试验',
  });
  expect(first.tree).toEqual(claimApproval.flow);
});

test('running documents finish on the version that they started with, new ones take the published one', async () => {
  const before = await run();
  const published = await publish(flowOf(step('only', [{ by: 'user', userIds: [company.ids.lin] }])), '改由林海审批');
  const after = await run();
  expect([before.flowVersion + 1, after.flowVersion]).toEqual([published.publishedNumber, published.publishedNumber]);
  expect(after.waiting.map((each) => each.person.name)).toEqual(['林海']);
  const middle = await approve('qian', before);
  expect(middle.waiting.map((each) => [each.nodeId, each.person.name])).toEqual([['signers', '孙工']]);
  expect((await approve('sun', before)).status).toBe('APPROVED');
  const { versions } = await flow();
  expect(versions.slice(0, 2).map(({ number, total, running, note }) => ({ number, total, running, note }))).toEqual([
    { number: published.publishedNumber, total: 1, running: 1, note: '改由林海审批' },
    { number: before.flowVersion, total: 1, running: 0, note: null },
  ]);
  const old = await admin<{ tree: ApprovalTree }>(
    'GET',
    `/api/approval/flows/${published.id}/versions/${before.flowVersion}`,
  );
  expect(old.body.tree).toEqual(claimApproval.flow);
});

test('a flow with a dead end is kept as a draft, and refused when published, saying where in both languages', async () => {
  const { id, version, publishedNumber } = await flow();
  const tree: ApprovalTree = {
    nodes: [
      step('a', [OWNER]),
      {
        kind: 'condition',
        id: 'band',
        name: { zh: '金额分级', en: 'Bands' },
        branches: [
          {
            id: 'large',
            name: { zh: '大额', en: 'Large' },
            when: { field: 'amount', is: 'ge', value: '1000' },
            nodes: [step('b', [SIGNERS])],
          },
          {
            id: 'other',
            name: { zh: '其他', en: 'Otherwise' },
            nodes: [{ kind: 'end', id: 'e', name: { zh: '通过', en: 'Approved' }, outcome: 'approve' }],
          },
        ],
      },
    ],
  };
  const saved = await admin<FlowView>('PUT', `/api/approval/flows/${id}/draft`, { version, tree });
  expect([saved.status, saved.body.hasDraft]).toEqual([200, true]);
  const problems = await admin<{ nodeId: string; path: string[] }[]>('POST', `/api/approval/flows/${id}/validate`, {
    tree,
  });
  expect(problems.body).toMatchObject([{ code: 'deadEnd', nodeId: 'b', path: ['金额分级', '大额', '节点b'] }]);
  const asked = { version: saved.body.version };
  const zh = await admin<{ code: string; errors: unknown[] }>('POST', `/api/approval/flows/${id}/publish`, asked);
  expect([zh.status, zh.body.code, zh.body.errors]).toEqual([
    400,
    'VALIDATION',
    [
      {
        field: 'b',
        code: 'deadEnd',
        message: '金额分级 › 大额 › 节点b：此路径没有结束节点，流程到“节点b”之后无法继续',
      },
    ],
  ]);
  const en = await admin<{ errors: { message: string }[] }>('POST', `/api/approval/flows/${id}/publish`, asked, {
    'accept-language': 'en',
  });
  expect(en.body.errors[0]?.message).toBe('Bands › Large › Step b: This way has no end: the flow stops after Step b');
  expect((await flow()).publishedNumber).toBe(publishedNumber);
  const discarded = await admin<FlowView>('POST', `/api/approval/flows/${id}/discard`, asked);
  expect(discarded.body.hasDraft).toBe(false);
  const nothing = await admin<{ code: string }>('POST', `/api/approval/flows/${id}/publish`, {
    version: discarded.body.version,
  });
  expect([nothing.status, nothing.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('of two who edit the same draft, the second hears of the first', async () => {
  const { id, version, tree } = await flow();
  const answers = await Promise.all(
    [1, 2].map(() => admin('PUT', `/api/approval/flows/${id}/draft`, { version, tree })),
  );
  expect(answers.map((each) => each.status).toSorted()).toEqual([200, 409]);
  const { version: now } = await flow();
  await admin('POST', `/api/approval/flows/${id}/discard`, { version: now });
});

test('a draft that is no tree is refused', async () => {
  const { id, version } = await flow();
  for (const tree of [
    null,
    {},
    { nodes: 'x' },
    { nodes: [{ kind: 'script', id: 'a' }] },
    { nodes: [{ kind: 'approve', id: "'; drop table" }] },
  ])
    expect((await admin('PUT', `/api/approval/flows/${id}/draft`, { version, tree })).status).toBe(400);
});

test('a simulation tells who would get a document, by document or by typed facts', async () => {
  const { id } = await flow();
  const given = { tree: claimApproval.flow, initiatorId: company.ids.zhou };
  const typed = { amount: '999.99', ownerId: company.ids.qian, signerIds: [company.ids.sun] };
  const simulate = async (body: object): Promise<[string, string[], string[]][]> => {
    const answer = await admin<{ steps: Step[] }>('POST', `/api/approval/flows/${id}/simulate`, body);
    return answer.body.steps.map((each) => [each.nodeId, each.people.map((person) => person.name), each.conditions]);
  };
  expect(await simulate({ ...given, facts: typed })).toEqual([
    ['owner', ['钱工'], []],
    ['end-approve', [], []],
  ]);
  const { recordId } = await run({ signerIds: [company.ids.li] });
  expect(await simulate({ ...given, recordId })).toEqual([
    ['owner', ['钱工'], []],
    ['signers', ['李四'], ['金额 ≥ 1,000']],
    ['end-approve', [], []],
  ]);
  const samples = await admin<{ id: number }[]>('GET', `/api/approval/flows/${id}/samples?q=运费`);
  expect(samples.body.map((each) => each.id)).toContain(recordId);
  const words = (await admin<Vocabulary>('GET', `/api/approval/flows/${id}/vocabulary`)).body;
  expect(words.fields.map((field) => [field.name, field.condition, field.people])).toEqual([
    ['amount', true, false],
    ['vesselId', true, false],
    ['ownerId', false, true],
    ['signerIds', false, true],
  ]);
  expect(words.jobs).toEqual([{ code: 'ENG', name: '工程师', holders: 2 }]);
});

test('flows, statistics and the register of all need their permissions', async () => {
  const { id, version, tree } = await flow();
  const zhou = people.zhou;
  const answers = [
    await zhou('GET', '/api/approval/flows'),
    await zhou('GET', `/api/approval/flows/${id}`),
    await zhou('PUT', `/api/approval/flows/${id}/draft`, { version, tree }),
    await zhou('POST', `/api/approval/flows/${id}/publish`, { version }),
    await zhou('POST', `/api/approval/flows/${id}/simulate`, {}),
    await zhou('GET', '/api/approval/statistics'),
    await zhou('GET', '/api/approval/statistics/export'),
    await zhou('GET', '/api/approval/runs'),
    await zhou('GET', '/api/approval/delegations?of=all'),
    await zhou('POST', '/api/approval/delegations', {
      principalId: company.ids.lin,
      delegateId: company.ids.zhou,
      fromAt: '2030-01-01T00:00:00Z',
      toAt: '2030-01-02T00:00:00Z',
    }),
  ];
  expect(answers.map((each) => each.status)).toEqual(answers.map(() => 403));
});

type Tasks = Record<(typeof TASK_STATES)[number], number> & { meanHours: string | null; mostHours: string | null };
type Statistics = {
  runs: { status: string; count: number }[];
  steps: ({ nodeId: string; nodeName: string } & Tasks)[];
  people: ({ person: { id: number } } & Tasks)[];
  months: { month: string; submitted: number; ended: number }[];
};

test('statistics count what the lists show, within the scope of the documents', async () => {
  const all = (await admin<Statistics>('GET', '/api/approval/statistics')).body;
  const listed = async (query: string, by = admin): Promise<number> =>
    (await by<{ totalElements: number }>('GET', `/api/approval/runs?${query}`)).body.totalElements;
  for (const { status, count } of all.runs) expect([status, await listed(`status=${status}`)]).toEqual([status, count]);
  const only = all.steps.find((each) => each.nodeId === 'only')!;
  expect([only.nodeName, await listed('nodeId=only&nodeState=open')]).toEqual(['节点only', only.open]);
  for (const figures of all.steps)
    for (const state of TASK_STATES)
      expect([state, await listed(`nodeId=${figures.nodeId}&nodeState=${state}`)]).toEqual([state, figures[state]]);
  for (const figures of all.people)
    for (const state of TASK_STATES)
      expect([state, await listed(`personId=${figures.person.id}&nodeState=${state}`)]).toEqual([
        state,
        figures[state],
      ]);
  // What still waits has waited until now; nothing took longer than the longest, and no mean is above it.
  for (const { meanHours, mostHours, open, done } of [...all.steps, ...all.people]) {
    expect(mostHours === null).toBe(open + done === 0);
    expect(Number(meanHours ?? 0)).toBeLessThanOrEqual(Number(mostHours ?? 0));
  }
  const ended = all.months.reduce((sum, month) => sum + month.ended, 0);
  expect(await listed('ended=true')).toBe(ended);
  expect(await listed('ended=false')).toBe((await listed('')) - ended);
  expect(all.months.reduce((sum, month) => sum + month.submitted, 0)).toBe(await listed(''));
  const permissions = new Set(['approval:run:list', 'approval:statistics:list', 'trial:claim:list']);
  const elsewhere = server.as({ ...company.userOf('li'), permissions, scope: { vessel: [company.otherVesselId] } });
  expect((await elsewhere<Statistics>('GET', '/api/approval/statistics')).body).toEqual({
    runs: [],
    steps: [],
    people: [],
    months: [],
  });
  expect(await listed('', elsewhere)).toBe(0);
});

test('statistics come as a workbook of four sheets whose sums go on calculating', async () => {
  const all = (await admin<Statistics>('GET', '/api/approval/statistics')).body;
  const { raw } = await admin('GET', '/api/approval/statistics/export?from=2020-01-01');
  const book = new exceljs.Workbook();
  await book.xlsx.load(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength) as ArrayBuffer);
  expect(book.worksheets.map(({ name }) => name)).toEqual(['各节点用时（小时）', '按结果', '按审批人', '按月']);
  const [steps, outcomes] = book.worksheets;
  expect(steps!.getCell('A1').value).toBe('审批统计 · 各节点用时（小时）');
  expect(steps!.getCell('A2').value).toBe('提交日期 2020-01-01 至 今天');
  expect(steps!.model.merges).toContain('C3:G3');
  expect([steps!.getCell('C3').value, steps!.getCell('C4').value, steps!.getCell('H3').value]).toEqual([
    '任务数',
    '已审批',
    '用时（小时）',
  ]);
  const last = 4 + all.steps.length;
  expect(steps!.getCell(`C${last + 1}`).value).toMatchObject({
    formula: `SUM(C5:C${last})`,
    result: all.steps.reduce((sum, { done }) => sum + done, 0),
  });
  const counted = all.runs.reduce((sum, { count }) => sum + count, 0);
  expect(outcomes!.getCell(`C${4 + all.runs.length}`).value).toMatchObject({ result: counted });
});

test('delegations are changed and revoked by their owner alone', async () => {
  const times = { fromAt: '2030-01-01T00:00:00.000Z', toAt: '2030-01-08T00:00:00.000Z' };
  type Delegation = { id: number; version: number; state: string; toAt: string };
  const made = (
    await people.sun<Delegation>('POST', '/api/approval/delegations', { delegateId: company.ids.li, ...times })
  ).body;
  expect(made.state).toBe('coming');
  const change = { version: made.version, delegateId: company.ids.li, ...times, toAt: '2030-01-09T00:00:00.000Z' };
  expect((await people.li('PUT', `/api/approval/delegations/${made.id}`, change)).status).toBe(404);
  expect((await people.sun<Delegation>('PUT', `/api/approval/delegations/${made.id}`, change)).body.toAt).toBe(
    change.toAt,
  );
  const stale = await people.sun<{ code: string }>('POST', `/api/approval/delegations/${made.id}/revoke`, {
    version: made.version,
  });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  const revoked = await people.sun<Delegation>('POST', `/api/approval/delegations/${made.id}/revoke`, {
    version: made.version + 1,
  });
  expect(revoked.body.state).toBe('revoked');
  for (const wrong of [
    { delegateId: company.ids.sun },
    { toAt: times.fromAt },
    { resources: ['trial.other'] },
    { delegateId: 999_999 },
  ])
    expect(
      (await people.sun('POST', '/api/approval/delegations', { delegateId: company.ids.li, ...times, ...wrong }))
        .status,
    ).toBe(400);
});
