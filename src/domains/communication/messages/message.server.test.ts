import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { systemContext } from '../../../kernel/server/context.ts';
import type { Module } from '../../../kernel/server/module.ts';
import { type Notification, notify } from '../../../kernel/server/notify.ts';
import { setSetting } from '../../../kernel/server/settings/settings.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { sendDigest } from './digest.server.ts';
import type { MessageView } from './message.calls.ts';
import { KEPT_MONTHS, purgeMessages } from './purge.server.ts';

const kinds: Module = {
  name: 'trial',
  label: { zh: '试验', en: 'Trial' },
  resources: [],
  endpoints: [],
  messageKinds: {
    'trial.plain': { label: { zh: '普通', en: 'Plain' } },
    'trial.mailed': { label: { zh: '邮件', en: 'Mailed' }, mail: true },
    'trial.urgent': { label: { zh: '紧急', en: 'Urgent' }, urgent: true },
  },
};

type Page = { content: MessageView[]; totalElements: number; kinds: { kind: string; unread: number }[] };
type Choice = { kind: string; inbox: boolean; mail: boolean; digest: boolean; muted: boolean };

const now = new Date('2026-11-21T04:00:00Z');
const PEOPLE = ['reader', 'other', 'closed'] as const;
let server: TestServer;
const ids = {} as Record<(typeof PEOPLE)[number], number>;
let reader: Send;
let other: Send;

beforeAll(async () => {
  server = await testServer({ modules: [...modules, kinds], now: () => now });
  await server.db.query(
    `insert into identity_organization (create_by, create_name, name, type, status) values (0, 'x', '总公司', 'PARENT_COMPANY', 'USE')`,
  );
  for (const name of PEOPLE) {
    const [row] = await server.db.query<{ id: number }>(
      `insert into identity_user (create_by, create_name, username, name, email, organization_id, enabled)
       values (0, 'x', $1, $1, $1 || '@haiyue.example', 1, $2) returning id`,
      [name, name !== 'closed'],
    );
    ids[name] = row!.id;
  }
  const as = (name: 'reader' | 'other') => server.as({ id: ids[name], username: name, name, permissions: new Set() });
  [reader, other] = [as('reader'), as('other')];
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['communication_message', 'communication_message_choice', 'kernel_mail', 'kernel_live_event'])
    await server.db.query(`delete from ${table}`);
});

const send = (message: Partial<Notification> = {}, at = now) =>
  server.db.transaction((db) =>
    notify(systemContext(db, { now: at, reason: 'test' }), {
      to: [ids.reader],
      kind: 'trial.plain',
      title: { zh: '报告被退回', en: 'Report returned' },
      ...message,
    }),
  );
const inbox = async (call: Send = reader, query = ''): Promise<Page> =>
  (await call<Page>('GET', `/api/system/messages${query}`)).body;
const mails = () =>
  server.db.query<{ recipient: string; subject: string; text: string }>(
    'select recipient, subject, text from kernel_mail order by id',
  );
const choose = (choice: Partial<Choice> & { kind: string }, more: object = {}) =>
  reader('PUT', '/api/system/messages/choices', {
    kinds: [{ inbox: true, mail: false, digest: false, muted: false, ...choice }],
    ...more,
  });

test('a message reaches each open account once, in the language of whoever reads it, and their browsers are told', async () => {
  await send({
    to: [ids.reader, ids.reader, ids.closed, 0],
    text: { zh: '存量不连续', en: 'Stock does not follow' },
    link: '/voyage',
  });
  const { content, totalElements } = await inbox();
  expect(totalElements).toBe(1);
  expect(content[0]).toMatchObject({
    title: '报告被退回',
    text: '存量不连续',
    label: '普通',
    link: '/voyage',
    readAt: null,
  });
  const english = await reader<Page>('GET', '/api/system/messages', undefined, { 'accept-language': 'en' });
  expect(english.body.content[0]).toMatchObject({
    title: 'Report returned',
    text: 'Stock does not follow',
    label: 'Plain',
  });
  const told = await server.db.query('select users, topic from kernel_live_event');
  expect(told).toEqual([{ users: [ids.reader], topic: 'messages' }]);
  expect((await inbox(other)).totalElements).toBe(0);
});

test('what is undone with its transaction was never sent, and a link out of the product is a mistake', async () => {
  const failed = server.db.transaction(async (db) => {
    await notify(systemContext(db, { now, reason: 'test' }), {
      to: [ids.reader],
      kind: 'trial.mailed',
      title: { zh: 'x', en: 'x' },
    });
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect((await inbox()).totalElements).toBe(0);
  expect(await mails()).toEqual([]);
  await expect(send({ link: 'https://elsewhere.example' })).rejects.toThrow('Not a path');
  await expect(send({ link: '//elsewhere.example' })).rejects.toThrow('Not a path');
  await expect(send({ kind: 'trial.unknown' })).rejects.toThrow('No module declares');
});

test('what is told under a key is told once to each person, by mail too', async () => {
  await choose({ kind: 'trial.mailed', inbox: false, mail: true });
  const alert = { to: [ids.reader, ids.other], kind: 'trial.mailed', key: 'noon:7:2026-11-21' };
  await send(alert);
  await send(alert);
  expect((await inbox()).totalElements).toBe(0);
  expect((await inbox(other)).totalElements).toBe(1);
  expect((await mails()).map((one) => one.recipient).toSorted()).toEqual([
    'other@haiyue.example',
    'reader@haiyue.example',
  ]);
});

test('filters by kind, unread and word; the word may be of either language, and its signs mean themselves', async () => {
  await send();
  await send({ kind: 'trial.urgent', title: { zh: '缺正午报 100%', en: 'Noon report missing' } });
  await send({ kind: 'trial.urgent', title: { zh: '缺离港报', en: 'Departure report missing' } });
  expect((await inbox(reader, '?kind=trial.urgent')).totalElements).toBe(2);
  expect((await inbox(reader, `?q=${encodeURIComponent('0%')}`)).totalElements).toBe(1);
  expect((await inbox(reader, '?q=missing')).totalElements).toBe(2);
  const first = (await inbox()).content[0]!;
  expect((await reader('POST', '/api/system/messages/read', { ids: [first.id] })).body).toEqual({ changed: 1 });
  expect((await inbox(reader, '?unread=true')).totalElements).toBe(2);
  expect((await inbox(reader, '?unread=false')).totalElements).toBe(1);
  const { body } = await reader<{ unread: number; latest: MessageView[] }>('GET', '/api/system/messages/waiting');
  expect([body.unread, body.latest.length]).toEqual([2, 2]);
});

test('the bell shows the latest five of all', async () => {
  for (let i = 0; i < 7; i += 1) await send({ title: { zh: `${i}`, en: `${i}` } });
  const { body } = await reader<{ unread: number; latest: MessageView[] }>('GET', '/api/system/messages/waiting');
  expect([body.unread, body.latest.map((one) => one.title)]).toEqual([7, ['6', '5', '4', '3', '2']]);
});

test('read twice is read once; all are read up to what was seen; the other tabs are told', async () => {
  await send();
  const [seen] = (await inbox()).content;
  await send({ kind: 'trial.urgent' });
  const read = (body: object) => reader<{ changed: number }>('POST', '/api/system/messages/read-all', body);
  expect((await read({ kind: 'trial.urgent', upTo: seen!.id })).body.changed).toBe(0);
  expect((await read({ upTo: seen!.id })).body.changed).toBe(1);
  expect((await reader('POST', '/api/system/messages/read', { ids: [seen!.id] })).body).toEqual({ changed: 0 });
  expect((await inbox(reader, '?unread=true')).totalElements).toBe(1);
  const told = await server.db.query('select 1 from kernel_live_event');
  expect(told).toHaveLength(3);
});

test("another person's message is neither read nor deleted: for a stranger it does not exist", async () => {
  await send();
  const [mine] = (await inbox()).content;
  for (const act of ['read', 'remove'])
    expect((await other('POST', `/api/system/messages/${act}`, { ids: [mine!.id] })).status).toBe(404);
  expect((await inbox()).content[0]?.readAt).toBeNull();
  expect((await reader('POST', '/api/system/messages/remove', { ids: [mine!.id] })).status).toBe(200);
  expect((await inbox()).totalElements).toBe(0);
  expect((await reader('POST', '/api/system/messages/remove', { ids: [mine!.id] })).status).toBe(404);
});

test('a muted kind is not kept, an urgent one cannot be muted, and a choice holds for its person alone', async () => {
  expect((await choose({ kind: 'trial.mailed', mail: true, muted: true })).status).toBe(204);
  await send({ to: [ids.reader, ids.other], kind: 'trial.mailed' });
  expect((await inbox()).totalElements).toBe(0);
  expect((await inbox(other)).totalElements).toBe(1);
  expect((await mails()).map((one) => one.recipient)).toEqual(['other@haiyue.example']);
  const refused = await choose({ kind: 'trial.urgent', muted: true });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'kinds.0.trial.urgent' }] } });
  expect((await choose({ kind: 'trial.none' })).status).toBe(400);
});

test('mail goes at once by the template, in the language that the reader chose', async () => {
  await choose({ kind: 'trial.mailed', mail: true }, { mailLang: 'en' });
  await send({
    to: [ids.reader, ids.other],
    kind: 'trial.mailed',
    text: { zh: '原因', en: 'Reason' },
    link: '/voyage/1',
  });
  const [toOther, toReader] = await mails();
  expect(toReader).toMatchObject({ recipient: 'reader@haiyue.example', subject: '[Fairway] Report returned' });
  expect(toReader?.text).toContain('Dear reader,');
  expect(toReader?.text).not.toContain('Open:');
  expect(toOther).toMatchObject({ recipient: 'other@haiyue.example', subject: '【航道】报告被退回' });
  expect(toOther?.text).toContain('时间：2026-11-21 12:00');
});

test('the digest holds what waited, oldest first, once; what was for the digest alone is then forgotten', async () => {
  await choose({ kind: 'trial.plain', inbox: false, digest: true });
  await send({ title: { zh: '第一条', en: 'First' } }, new Date('2026-11-20T02:00:00Z'));
  await send({ title: { zh: '第二条', en: 'Second' } });
  await send({ kind: 'trial.urgent', title: { zh: '不在汇总', en: 'Not in it' } });
  expect((await inbox()).totalElements).toBe(1);
  const digest = () =>
    server.db.transaction((db) =>
      sendDigest(systemContext(db, { now, reason: 'test' }), {
        id: ids.reader,
        name: '读者',
        email: 'reader@haiyue.example',
        mailLang: 'zh',
      }),
    );
  expect(await Promise.all([digest(), digest()])).toEqual(expect.arrayContaining([true, false]));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('【航道】2026-11-21 消息汇总（2 条）');
  expect(mail?.text).toContain('11-20 10:00 第一条\n11-21 12:00 第二条\n');
  const kept = await server.db.query('select kind from communication_message');
  expect(kept).toEqual([{ kind: 'trial.urgent' }]);
});

test('a message deleted before the digest still stands in it', async () => {
  await choose({ kind: 'trial.plain', digest: true });
  await send();
  const [mine] = (await inbox()).content;
  await reader('POST', '/api/system/messages/remove', { ids: [mine!.id] });
  expect((await inbox()).totalElements).toBe(0);
  expect(await server.db.query('select 1 from communication_message where digest')).toHaveLength(1);
});

test('messages are kept for the months of the setting', async () => {
  await send({}, new Date('2026-05-20T00:00:00Z'));
  await send({}, new Date('2026-05-22T00:00:00Z'));
  const purge = () => server.db.transaction((db) => purgeMessages(systemContext(db, { now, reason: 'test' })));
  expect(await purge()).toBe(0);
  await setSetting(server.ctx(), KEPT_MONTHS, 6);
  expect(await purge()).toBe(1);
  expect((await inbox()).totalElements).toBe(1);
});

test('nobody reads an inbox without signing in', async () => {
  for (const path of ['', '/waiting', '/choices'])
    expect((await server.withToken(undefined)('GET', `/api/system/messages${path}`)).status).toBe(401);
});
