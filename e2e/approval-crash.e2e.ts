import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startKillable } from './killable-server.ts';
import { companyPlace, type Place } from './place.ts';
import { DEMO_PASSWORD } from './server.ts';
import { signInByApi } from './sign-in.ts';

type Answer<T> = { status: number; body: T };
type Announcement = { id: number; status: string; publishedAt: string | null };
type Run = { id: number; status: string; waiting: { taskId: number }[]; timeline: { kind: string }[] };

const COUNT = 40;
let place: Place;
let running: Running;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  place = await companyPlace();
  running = await startKillable(place);
  for (const username of ['admin', 'gm'])
    tokens[username] = (await signInByApi({ baseUrl: running.baseUrl, username, password: DEMO_PASSWORD })).token;
});
afterAll(async () => {
  running.child.kill('SIGTERM');
  await once(running.child, 'close');
  await place.remove();
});

async function call<T>(who: string, method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const answer = await fetch(new URL(path, running.baseUrl), {
    method,
    headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as T };
}

async function submitted(i: number): Promise<{ id: number; run: Run }> {
  const { body: roots } = await call<{ content: { id: number }[] }>('admin', 'GET', '/api/organization?size=1');
  const draft = {
    title: `断电公告 ${i}`,
    organizationId: roots.content[0]!.id,
    validFrom: '2026-01-01',
    content: '<p>内容</p>',
  };
  const { body: made } = await call<Announcement>('admin', 'POST', '/api/system/announcements', draft);
  const given = { resource: 'communication.announcement', recordId: made.id };
  const answer = await call<Run>('admin', 'POST', '/api/approval/runs', given);
  expect([answer.status, answer.body.status]).toEqual([200, 'RUNNING']);
  return { id: made.id, run: answer.body };
}

const approve = ({ id, waiting }: Run): Promise<Answer<{ run: Run }>> =>
  call('gm', 'POST', `/api/approval/runs/${id}/act`, { act: 'approve', taskId: waiting.at(-1)!.taskId });

/** Whether act, status and effect of a document are all there, or none of them. */
async function isApproved(id: number): Promise<boolean> {
  const { body: row } = await call<Announcement>('admin', 'GET', `/api/system/announcements/${id}`);
  const { body } = await call<{ current: Run }>(
    'admin',
    'GET',
    `/api/approval/document?resource=communication.announcement&recordId=${id}`,
  );
  const { body: history } = await call<{ action: string }[]>('admin', 'GET', `/api/system/announcements/${id}/history`);
  const approved = row.status === 'APPROVE';
  const times = (kind: string): number => body.current.timeline.filter((line) => line.kind === kind).length;
  expect({
    run: body.current.status,
    acts: times('approve'),
    ends: times('finished'),
    published: row.publishedAt !== null,
    effects: history.filter((line) => line.action === 'publish').length,
  }).toEqual(
    approved
      ? { run: 'APPROVED', acts: 1, ends: 1, published: true, effects: 1 }
      : { run: 'RUNNING', acts: 0, ends: 0, published: false, effects: 0 },
  );
  return approved;
}

test('a server that is killed between the last act and its effect leaves both or neither', async () => {
  const documents: Awaited<ReturnType<typeof submitted>>[] = [];
  for (let i = 0; i < COUNT; i += 1) documents.push(await submitted(i));
  const answered = new Set<number>();
  const over = Promise.allSettled(
    documents.map(async ({ id, run }) => {
      expect((await approve(run)).status).toBe(200);
      answered.add(id);
    }),
  );
  await expect.poll(() => answered.size, { interval: 2, timeout: 30_000 }).toBeGreaterThan(5);
  running.child.kill('SIGKILL');
  await once(running.child, 'close');
  await over;
  expect(answered.size).toBeLessThan(COUNT);

  running = await startKillable(place);
  for (const { id, run } of documents) {
    const approved = await isApproved(id);
    if (answered.has(id)) expect(approved).toBe(true);
    const again = await approve(run);
    expect(again.status).toBe(approved ? 409 : 200);
    expect(await isApproved(id)).toBe(true);
  }
});
