import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { queueMail } from '../../../kernel/server/mail/mail.ts';
import { smtpFromStart } from '../../../kernel/server/mail/smtp.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import type { MailView } from './mail.calls.ts';

let server: TestServer;
let admin: Send;
let nobody: Send;

beforeAll(async () => {
  server = await testServer({ modules });
  admin = server.as();
  nobody = server.as({ permissions: new Set(['identity:user:list']) });
});
afterAll(() => server.close());
beforeEach(() => server.db.query('delete from kernel_mail'));

type Page = { content: MailView[]; totalElements: number; states: Record<string, number>; sending: boolean };
const outbox = async (query = ''): Promise<Page> => (await admin<Page>('GET', `/api/system/mails${query}`)).body;
const settings = {
  host: 'smtp.haiyue.example',
  port: 465,
  security: 'tls',
  user: 'fairway',
  from: 'fairway@haiyue.example',
  siteUrl: 'https://oa.haiyue.example/fairway',
  months: 6,
};

async function mailTo(name: string): Promise<number> {
  await queueMail(server.ctx(), { to: `${name}@haiyue.example`, subject: `给 ${name}`, text: `<b>${name}</b>` });
  return (await outbox(`?q=${name}`)).content[0]!.id;
}

test('the outbox is seen by state and word, its mails with their content, by whoever may', async () => {
  const id = await mailTo('anna');
  await mailTo('bo');
  await server.db.query(
    `update kernel_mail set state = 'FAILED', error = '550 no such user', tries = 7 where id = $1`,
    [id],
  );
  expect(await outbox()).toMatchObject({ totalElements: 2, states: { FAILED: 1, QUEUED: 1 }, sending: false });
  expect((await outbox('?state=FAILED')).content).toMatchObject([{ recipient: 'anna@haiyue.example', nextTry: null }]);
  expect((await admin('GET', `/api/system/mails/${id}`)).body).toMatchObject({
    text: '<b>anna</b>',
    error: '550 no such user',
  });
  for (const path of ['', `/${id}`]) expect((await nobody('GET', `/api/system/mails${path}`)).status).toBe(403);
  expect((await admin('GET', '/api/system/mails/999999')).status).toBe(404);
});

test('what failed is queued again, what waits is cancelled, what was sent stays sent', async () => {
  const [failed, waiting, sent] = [await mailTo('anna'), await mailTo('bo'), await mailTo('chen')];
  await server.db.query(`update kernel_mail set state = 'FAILED', tries = 7 where id = $1`, [failed]);
  await server.db.query(`update kernel_mail set state = 'SENT' where id = $1`, [sent]);
  const act = (verb: string, ids: unknown[]) =>
    admin<{ changed: number }>('POST', `/api/system/mails/${verb}`, { ids });
  expect((await act('retry', [failed, sent])).body).toEqual({ changed: 1 });
  expect((await act('cancel', [waiting, sent])).body).toEqual({ changed: 1 });
  expect((await act('cancel', [waiting])).body).toEqual({ changed: 0 });
  expect((await outbox()).states).toEqual({ QUEUED: 1, CANCELLED: 1, SENT: 1 });
  expect((await act('retry', [999_999])).status).toBe(404);
  for (const verb of ['retry', 'cancel'])
    expect((await nobody('POST', `/api/system/mails/${verb}`, { ids: [failed] })).status).toBe(403);
});

test('the password goes in and never comes out, in no answer and no history', async () => {
  expect((await admin('PUT', '/api/system/mail-settings', { ...settings, password: 'Mail-Secret-1' })).status).toBe(
    204,
  );
  const { body, raw } = await admin('GET', '/api/system/mail-settings');
  expect(body).toEqual({ ...settings, hasPassword: true, fixed: null });
  expect(raw.toString()).not.toContain('Mail-Secret-1');
  const kept = await server.db.query<{ text: string }>(
    'select value::text as text from kernel_setting union all select changes::text from kernel_history',
  );
  expect(kept.map((row) => row.text).join()).not.toContain('Mail-Secret-1');
  await admin('PUT', '/api/system/mail-settings', { ...settings, months: 7 });
  expect((await admin('GET', '/api/system/mail-settings')).body).toMatchObject({ hasPassword: true, months: 7 });
  await admin('PUT', '/api/system/mail-settings', { ...settings, password: '' });
  expect((await admin('GET', '/api/system/mail-settings')).body).toMatchObject({ hasPassword: false });
  expect((await nobody('GET', '/api/system/mail-settings')).status).toBe(403);
  expect((await nobody('PUT', '/api/system/mail-settings', settings)).status).toBe(403);
  expect((await nobody('POST', '/api/system/mail-settings/test', { to: 'a@b.example' })).status).toBe(403);
});

test('settings that cannot be are refused at their field, and nothing of them is kept', async () => {
  const before = (await admin('GET', '/api/system/mail-settings')).body;
  const refused = await admin('PUT', '/api/system/mail-settings', {
    ...settings,
    host: 'other.example',
    from: 'no address',
  });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'mail.from' }] } });
  expect(
    (await admin('PUT', '/api/system/mail-settings', { ...settings, siteUrl: 'javascript:alert(1)' })).status,
  ).toBe(400);
  expect((await admin('PUT', '/api/system/mail-settings', { ...settings, host: 'a b' })).status).toBe(400);
  expect((await admin('GET', '/api/system/mail-settings')).body).toEqual(before);
});

test('a test mail without a server, or to one that does not answer, says so', async () => {
  const send = () => admin<{ message: string }>('POST', '/api/system/mail-settings/test', { to: 'a@haiyue.example' });
  await admin('PUT', '/api/system/mail-settings', { ...settings, host: '' });
  expect(await send()).toMatchObject({ status: 400, body: { message: '还没有设置 SMTP 服务器' } });
  await admin('PUT', '/api/system/mail-settings', { ...settings, host: '127.0.0.1', port: 9, security: 'none' });
  expect((await send()).body.message).toContain('邮件没有发出');
  await admin('PUT', '/api/system/mail-settings', { ...settings, host: '' });
});

test('SMTP_URL names server, encryption and sender', () => {
  expect(smtpFromStart('smtps://fairway%40haiyue.example:p%40ss@smtp.haiyue.example')).toEqual({
    host: 'smtp.haiyue.example',
    port: 465,
    security: 'tls',
    user: 'fairway@haiyue.example',
    password: 'p@ss',
    from: 'fairway@haiyue.example',
  });
  expect(smtpFromStart('smtp://relay:25?security=none&from=a@b.example')).toMatchObject({
    port: 25,
    security: 'none',
    from: 'a@b.example',
  });
  expect(() => smtpFromStart('http://relay')).toThrow('SMTP_URL');
  expect(smtpFromStart('')).toBeUndefined();
});

type Template = { name: string; zh: { subject: string; version: number }; en: { subject: string; version: number } };

test('a changed template holds for its kind and language, the general one for the others, and a stale change is refused', async () => {
  const list = async (): Promise<Template[]> => (await admin<Template[]>('GET', '/api/system/mail-templates')).body;
  const one = async (name: string): Promise<Template> => (await list()).find((row) => row.name === name)!;
  const save = (body: object, call = admin) =>
    call<{ version: number; code: string; errors: { field: string }[] }>('PUT', '/api/system/mail-templates', {
      lang: 'zh',
      body: '{title}',
      version: 0,
      ...body,
    });
  expect((await save({ name: 'general', subject: '通用 {title}' })).body).toEqual({ version: 1 });
  expect((await one('voyage.returned')).zh).toMatchObject({ subject: '通用 {title}', version: 0 });
  expect((await save({ name: 'voyage.returned', subject: '退回 {title}' })).status).toBe(200);
  expect((await one('voyage.returned')).zh).toMatchObject({ subject: '退回 {title}', version: 1 });
  expect((await one('voyage.returned')).en.version).toBe(0);
  expect((await one('digest')).zh.subject).toContain('{count}');
  expect((await save({ name: 'voyage.returned', subject: '晚了' })).status).toBe(409);
  expect((await save({ name: 'voyage.returned', subject: '晚了', version: 5 })).status).toBe(409);
  expect((await save({ name: 'general', subject: '{nothing}', version: 1 })).body.errors[0]?.field).toBe('subject');
  expect((await save({ name: 'no.such', subject: 'x' })).status).toBe(404);
  expect((await save({ name: 'digest', subject: 'x' }, nobody)).status).toBe(403);
  const reset = (version: number) =>
    admin('POST', '/api/system/mail-templates/reset', { name: 'voyage.returned', lang: 'zh', version });
  expect((await reset(9)).status).toBe(409);
  expect((await reset(1)).status).toBe(204);
  expect((await reset(1)).status).toBe(204);
  expect((await one('voyage.returned')).zh.subject).toBe('通用 {title}');
});
