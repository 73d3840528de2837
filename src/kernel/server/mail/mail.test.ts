import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_NOW } from '../../testing/clock.ts';
import { type MailTrap, mailTrap } from '../../testing/mail-trap.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { setSetting } from '../settings/settings.ts';
import { queueMail } from './mail.ts';

let server: TestServer;
let trap: MailTrap;
let now = TEST_NOW;
const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};

beforeAll(async () => {
  server = await testServer({ modules: [], now: () => now });
  trap = await mailTrap({ user: 'fairway', password: 'deep-water' });
});
afterAll(async () => {
  await trap.close();
  await server.close();
});

const outbox = () =>
  server.db.query<{ recipient: string; state: string; tries: number; error: string | null }>(
    'select recipient, state, tries, error from kernel_mail order by id',
  );
const queue = (to: string, more = {}) =>
  queueMail(server.ctx(), { to, subject: '正午报被退回', text: '燃油存量不连续', ...more });
const set = async (values: Record<string, unknown>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await setSetting(server.ctx(), name, value);
};
const smtp = () => ({
  'mail.host': '127.0.0.1',
  'mail.port': trap.port,
  'mail.security': 'none',
  'mail.user': 'fairway',
  'mail.password': 'deep-water',
  'mail.from': 'fairway@example.com',
});

test('without an SMTP server a mail stays in the outbox as what would go', async () => {
  await queue('ops@example.com');
  await server.runJobs();
  expect((await server.runSchedule('kernel.mail')).state).toBe('DONE');
  expect(await outbox()).toEqual([{ recipient: 'ops@example.com', state: 'QUEUED', tries: 0, error: null }]);
});

test('once a server is set the waiting mails go, each once', async () => {
  await set(smtp());
  expect((await server.runSchedule('kernel.mail')).note?.zh).toBe('1 封');
  await server.runJobs();
  await server.runSchedule('kernel.mail');
  await server.runJobs();
  expect(trap.mails).toHaveLength(1);
  const [mail] = trap.mails;
  expect(mail).toMatchObject({ from: 'fairway@example.com', to: ['ops@example.com'] });
  expect(mail!.subject).toBe('正午报被退回');
  expect(mail!.content).toContain('燃油存量不连续');
  expect(await outbox()).toMatchObject([{ state: 'SENT', tries: 1 }]);
});

test('a refused mail is tried again after a while, and keeps what the server said', async () => {
  trap.mails.length = 0;
  trap.refuse(2);
  await queue('captain@example.com', { html: '<p>燃油存量不连续</p>' });
  await server.runJobs();
  expect((await outbox()).at(-1)).toMatchObject({
    state: 'QUEUED',
    tries: 1,
    error: expect.stringContaining('try later'),
  });
  // Not before its time.
  await server.runJobs({ withinMs: 86_400_000 });
  expect((await outbox()).at(-1)).toMatchObject({ state: 'QUEUED', tries: 1 });
  for (const minutes of [1, 5]) {
    later(minutes);
    await server.runSchedule('kernel.mail');
    await server.runJobs();
  }
  expect((await outbox()).at(-1)).toMatchObject({ state: 'SENT', tries: 3, error: null });
  expect(trap.mails.map(({ to }) => to)).toEqual([['captain@example.com']]);
});

test('after seven refusals a mail has failed and is not tried any more', async () => {
  trap.refuse(7);
  await queue('nobody@example.com');
  await server.runJobs();
  for (let n = 0; n < 8; n += 1) {
    later(800);
    await server.runSchedule('kernel.mail');
    await server.runJobs();
  }
  expect((await outbox()).at(-1)).toMatchObject({ state: 'FAILED', tries: 7 });
});

test('the password is kept sealed and does not open under another name', async () => {
  const [row] = await server.db.query<{ value: string }>(
    `select value from kernel_setting where name = 'mail.password'`,
  );
  expect(row!.value).not.toContain('deep-water');
  expect(Buffer.from(row!.value, 'base64url').toString('latin1')).not.toContain('deep-water');
});

test('an address that could carry another header is refused', async () => {
  for (const to of ['a@b.example\r\nBcc: all@b.example', 'no address', 'a@b c', '@', 'a@b@c'])
    await expect(queue(to)).rejects.toMatchObject({ code: 'VALIDATION' });
  await expect(queue('a@b.example', { subject: 'x\nBcc: all@b.example' })).rejects.toMatchObject({
    code: 'VALIDATION',
  });
});
