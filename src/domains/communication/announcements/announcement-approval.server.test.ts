import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import type { ShownAnnouncement } from './announcement.calls.ts';

type Row = Record<string, unknown> & { id: number; version: number; status: string };
type Page<R = Row> = { content: R[] };

let company: Company;
let writer: Send;
let manager: Send;
beforeAll(async () => {
  company = await companyServer();
  writer = await company.signIn('ops');
  manager = await company.signIn('gm');
}, 180_000);
afterAll(() => company.close());

async function submitted(title: string): Promise<{ id: number; runId: number }> {
  const [unit] = (await writer<Page>('GET', '/api/system/organizations/options?q=航运部&size=1'))
    .body as unknown as Row[];
  const draft = { title, content: '<p>停航</p>', organizationId: unit!.id, validFrom: '2026-01-01' };
  const made = await writer<Row>('POST', '/api/system/announcements', draft);
  expect(made.status).toBe(200);
  const document = { resource: 'communication.announcement', recordId: made.body.id, version: made.body.version };
  const run = await writer<{ id: number }>('POST', '/api/approval/runs', document);
  expect(run.status).toBe(200);
  expect((await writer('POST', '/api/approval/runs', document)).status).toBe(409);
  return { id: made.body.id, runId: run.body.id };
}
const statusOf = async (id: number): Promise<string> =>
  (await writer<Row>('GET', `/api/system/announcements/${id}`)).body.status;
async function act(runId: number, what: 'approve' | 'reject', send = manager) {
  const inbox = await send<Page<{ id: number; taskId: number }>>('GET', '/api/approval/inbox?tab=todo&page=0&size=50');
  const task = inbox.body.content.find((one) => one.id === runId);
  return send('POST', `/api/approval/runs/${runId}/act`, { act: what, taskId: task?.taskId, opinion: '知悉' });
}
const titles = async (username: string): Promise<string[]> =>
  (await (await company.signIn(username))<ShownAnnouncement[]>('GET', '/api/system/my/announcements')).body.map(
    (one) => one.title,
  );

test('a leader writes, the general manager releases, the company reads', async () => {
  const { id, runId } = await submitted('封航通知');
  expect(await statusOf(id)).toBe('IN_AUDIT');
  expect(await titles('crewing')).not.toContain('封航通知');
  expect((await act(runId, 'approve')).status).toBe(200);
  expect(await statusOf(id)).toBe('APPROVE');
  expect(await titles('crewing')).toContain('封航通知');
  const told = await company.db.query<{ n: number }>(
    `select count(*)::int as n from communication_message where kind = 'system.announcement' and record_id = $1`,
    [id],
  );
  const [people] = await company.db.query<{ n: number }>(
    'select count(*)::int as n from identity_user where deleted_at is null and enabled is not false',
  );
  // Everybody but who wrote it, and who has chosen not to be told.
  expect(told[0]!.n).toBeGreaterThan(people!.n - 5);
  expect((await act(runId, 'approve')).status).toBeGreaterThanOrEqual(400);
});

test('what is rejected reaches nobody, and cannot be submitted again', async () => {
  const { id, runId } = await submitted('作废通知');
  expect((await act(runId, 'reject')).status).toBe(200);
  expect(await statusOf(id)).toBe('REJECT');
  expect(await titles('crewing')).not.toContain('作废通知');
  const again = await writer('POST', '/api/approval/runs', { resource: 'communication.announcement', recordId: id });
  expect(again.status).toBe(409);
});

test('the writer does not release the own announcement', async () => {
  const { id, runId } = await submitted('自批');
  expect((await act(runId, 'approve', writer)).status).toBeGreaterThanOrEqual(400);
  expect(await statusOf(id)).toBe('IN_AUDIT');
});
