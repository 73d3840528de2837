import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '../../../app/assemble.ts';
import { modules } from '../../../app/domains.server.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import type { ChatDetail, ChatMessage, ChatSummary } from './chat.calls.ts';

const PEOPLE = ['anna', 'bo', 'chen', 'stranger'] as const;
type Name = (typeof PEOPLE)[number];
let now = new Date('2026-11-21T04:00:00Z');
let server: TestServer;
const ids = {} as Record<Name, number>;
const as = {} as Record<Name, Send>;
let keys = 0;

beforeAll(async () => {
  const own = modules.flatMap((module) => module.endpoints);
  const endpoints = allEndpoints().filter((endpoint) => !own.includes(endpoint));
  server = await testServer({ modules, endpoints, now: () => now });
  await server.db.query(
    `insert into identity_organization (create_by, create_name, name, type, status) values (0, 'x', '总公司', 'PARENT_COMPANY', 'USE')`,
  );
  for (const name of [...PEOPLE, 'gone'] as const) {
    const [row] = await server.db.query<{ id: number }>(
      `insert into identity_user (create_by, create_name, username, name, organization_id, enabled) values (0, 'x', $1, $1, 1, $2) returning id`,
      [name, name !== 'gone'],
    );
    if (name === 'gone') continue;
    ids[name] = row!.id;
    as[name] = server.as({ id: row!.id, username: name, name, permissions: new Set(name === 'stranger' ? ['*'] : []) });
  }
});
afterAll(() => server.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(call: Send): Promise<number> {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="engine.png"\r\nContent-Type: image/png\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), PNG, Buffer.from('\r\n--b--\r\n')]);
  const { body } = await call<{ id: number }>('POST', '/api/files', payload, {
    'content-type': 'multipart/form-data; boundary=b',
  });
  return body.id;
}

const direct = async (from: Name, to: Name): Promise<number> =>
  (await as[from]<{ id: number }>('POST', '/api/system/chats/direct', { userId: ids[to] })).body.id;
const group = async (name: string, ...others: Name[]): Promise<number> =>
  (await as.anna<{ id: number }>('POST', '/api/system/chats', { name, userIds: others.map((one) => ids[one]) })).body
    .id;
const say = (who: Name, chat: number, text: string, more: object = {}) => {
  keys += 1;
  return as[who]<ChatMessage & { code: string; message: string }>('POST', `/api/system/chats/${chat}/messages`, {
    key: `test-key-${keys}`,
    text,
    ...more,
  });
};
const texts = async (who: Name, chat: number, query = ''): Promise<(string | null)[]> => {
  const { body } = await as[who]<{ content: ChatMessage[] }>('GET', `/api/system/chats/${chat}/messages${query}`);
  return body.content.filter((one) => one.kind === 'SAID').map((one) => one.text);
};
const chatOf = async (who: Name, chat: number): Promise<ChatSummary | undefined> =>
  (await as[who]<ChatSummary[]>('GET', '/api/system/chats')).body.find((one) => one.id === chat);
const act = (who: Name, chat: number, verb: string, body?: object) =>
  as[who]('POST', `/api/system/chats/${chat}/${verb}`, body);

test('two people have one chat, each sees the name of the other, and nobody chats with a closed account', async () => {
  const chat = await direct('anna', 'bo');
  expect(await direct('bo', 'anna')).toBe(chat);
  expect((await Promise.all(['bo', 'anna'].map(() => direct('anna', 'bo')))).every((id) => id === chat)).toBe(true);
  await say('anna', chat, '<b>到港了</b>');
  expect(await chatOf('anna', chat)).toMatchObject({ name: 'bo', unread: 0, members: 2 });
  expect(await chatOf('bo', chat)).toMatchObject({
    name: 'anna',
    unread: 1,
    last: { text: '<b>到港了</b>', senderName: 'anna' },
  });
  const [gone] = await server.db.query<{ id: number }>(`select id from identity_user where username = 'gone'`);
  expect((await as.anna('POST', '/api/system/chats/direct', { userId: gone!.id })).status).toBe(404);
  expect((await as.anna('POST', '/api/system/chats/direct', { userId: ids.anna })).status).toBe(400);
});

test('for whoever is no member a chat does not exist, administrators included', async () => {
  const chat = await group('机舱', 'bo');
  const { body: message } = await say('anna', chat, '内部');
  const calls: [method: 'GET' | 'POST' | 'PUT', path: string, body?: object][] = [
    ['GET', ''],
    ['GET', '/messages'],
    ['GET', '/messages?after=0'],
    ['POST', '/messages', { key: 'stranger-1', text: 'hi' }],
    ['POST', `/messages/${message.id}/recall`],
    ['POST', '/read', { upTo: message.id }],
    ['POST', '/members', { userIds: [ids.stranger] }],
    ['POST', '/remove-member', { userId: ids.bo }],
    ['POST', '/owner', { userId: ids.stranger }],
    ['POST', '/leave'],
    ['PUT', '', { name: 'x' }],
  ];
  for (const [method, path, body] of calls)
    expect([path, (await as.stranger(method, `/api/system/chats/${chat}${path}`, body)).status]).toEqual([path, 404]);
  expect((await as.stranger('GET', `/api/system/chats/search?q=${encodeURIComponent('内部')}`)).body).toEqual([]);
  expect(
    (await as.stranger('GET', `/api/system/chats/search?q=${encodeURIComponent('内部')}&chatId=${chat}`)).body,
  ).toEqual([]);
  expect(await chatOf('stranger', chat)).toBeUndefined();
});

test('a message sent twice, or at once, with one key is one message', async () => {
  const chat = await direct('anna', 'chen');
  const body = { key: 'same-key-1', text: '一次' };
  const send = () => as.anna<ChatMessage>('POST', `/api/system/chats/${chat}/messages`, body);
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map((one) => one.body.id)).size).toBe(1);
  expect((await send()).body.id).toBe(answers[0]!.body.id);
  expect(await texts('chen', chat)).toEqual(['一次']);
});

test('what was said at once by many stands in the order of ids, and whoever asks after the last one known misses nothing', async () => {
  const chat = await group('并发', 'bo', 'chen');
  const known: ChatMessage[] = [];
  let last = 0;
  const look = async () => {
    const { body } = await as.chen<{ content: ChatMessage[] }>(
      'GET',
      `/api/system/chats/${chat}/messages?after=${last}&size=200`,
    );
    known.push(...body.content);
    last = body.content.at(-1)?.id ?? last;
  };
  const speakers: Name[] = ['anna', 'bo'];
  const said = Promise.all(Array.from({ length: 40 }, (_, i) => say(speakers[i % 2]!, chat, `第 ${i} 句`)));
  for (let i = 0; i < 15; i += 1) await look();
  await said;
  await look();
  const heard = known.filter((one) => one.kind === 'SAID');
  expect(heard).toHaveLength(40);
  expect(new Set(heard.map((one) => one.text)).size).toBe(40);
  expect(heard.map((one) => one.id)).toEqual(heard.map((one) => one.id).toSorted((a, b) => a - b));
});

test('empty, too long and with too many files: refused in words', async () => {
  const chat = await direct('anna', 'bo');
  expect((await say('anna', chat, '  ')).status).toBe(400);
  expect((await say('anna', chat, 'x'.repeat(4001))).body.message).toBe('消息不能超过 4000 个字');
  expect((await say('anna', chat, 'x', { fileIds: Array.from({ length: 10 }, (_, i) => i + 1) })).status).toBe(400);
});

test('a message is taken back by its sender within two minutes, once and for all, with its files', async () => {
  const chat = await direct('anna', 'bo');
  const file = await upload(as.anna);
  const { body: message } = await say('anna', chat, '发错了', { fileIds: [file] });
  const recall = (who: Name, id = message.id) =>
    as[who]<ChatMessage>('POST', `/api/system/chats/${chat}/messages/${id}/recall`);
  expect((await as.bo('GET', `/api/files/${file}`)).status).toBe(200);
  expect((await recall('bo')).status).toBe(403);
  const first = await recall('anna');
  expect(first.body).toMatchObject({ text: null, files: [] });
  expect((await recall('anna')).body.recalledAt).toBe(first.body.recalledAt);
  expect((await as.bo('GET', `/api/files/${file}`)).status).toBe(404);
  const { body: old } = await say('anna', chat, '旧消息');
  const before = now;
  now = new Date(now.getTime() + 121_000);
  expect((await recall('anna', old.id)).status).toBe(409);
  now = before;
  expect(await texts('bo', chat)).toContain('旧消息');
  expect((await as.bo<unknown[]>('GET', `/api/system/chats/search?q=${encodeURIComponent('发错了')}`)).body).toEqual(
    [],
  );
});

test('a message that is a file alone is found by its name and named in the list, for members only', async () => {
  const chat = await group('主机图', 'bo');
  await say('anna', chat, '', { fileIds: [await upload(as.anna)] });
  const found = async (who: Name) =>
    (await as[who]<{ chatId: number; text: string }[]>('GET', `/api/system/chats/search?q=ENGINE&chatId=${chat}`)).body;
  expect(await found('bo')).toMatchObject([{ chatId: chat, text: 'engine.png' }]);
  expect(await found('chen')).toEqual([]);
  const { body: chats } = await as.bo<ChatSummary[]>('GET', '/api/system/chats');
  expect(chats.find((one) => one.id === chat)?.last).toMatchObject({ text: null, fileName: 'engine.png' });
});

test('a file in a chat opens to its members alone, and nobody passes on a file that is closed to them', async () => {
  const chat = await group('图纸', 'bo');
  const file = await upload(as.anna);
  expect((await as.bo('GET', `/api/files/${file}`)).status).toBe(404);
  expect((await say('bo', chat, '', { fileIds: [file] })).status).toBe(403);
  const { body } = await say('anna', chat, '', { fileIds: [file] });
  expect(body.files).toEqual([{ id: file, name: 'engine.png', size: PNG.length, type: 'image/png' }]);
  for (const [who, status] of [
    ['bo', 200],
    ['chen', 404],
    ['stranger', 404],
  ] as const)
    expect([who, (await as[who]('GET', `/api/files/${file}`)).status]).toEqual([who, status]);
  await act('anna', chat, 'remove-member', { userId: ids.bo });
  expect((await as.bo('GET', `/api/files/${file}`)).status).toBe(404);
});

test('unread is counted from where the person has read, and reading never goes back', async () => {
  const chat = await group('未读', 'bo');
  const said = [];
  for (const word of ['一', '二', '三']) said.push((await say('anna', chat, word)).body.id);
  const total = async () => (await as.bo<{ chats: number }>('GET', '/api/system/messages/waiting')).body.chats;
  const before = await total();
  expect((await chatOf('bo', chat))?.unread).toBe(3);
  await act('bo', chat, 'read', { upTo: said[1]! });
  expect((await chatOf('bo', chat))?.unread).toBe(1);
  await act('bo', chat, 'read', { upTo: said[0]! });
  expect((await chatOf('bo', chat))?.unread).toBe(1);
  await act('bo', chat, 'read', { upTo: 9_000_000 });
  expect(await total()).toBe(before - 3);
  await say('anna', chat, '四');
  expect((await chatOf('bo', chat))?.unread).toBe(1);
});

test('a newcomer sees what is said from then on; whoever leaves sees nothing any more', async () => {
  const chat = await group('航次', 'bo');
  await say('anna', chat, '以前的话');
  await act('bo', chat, 'members', { userIds: [ids.chen, ids.bo] });
  await say('anna', chat, '现在的话');
  expect(await texts('chen', chat)).toEqual(['现在的话']);
  expect(
    (await as.chen<unknown[]>('GET', `/api/system/chats/search?q=${encodeURIComponent('以前')}&chatId=${chat}`)).body,
  ).toEqual([]);
  expect((await act('chen', chat, 'leave')).status).toBe(204);
  expect((await as.chen('GET', `/api/system/chats/${chat}`)).status).toBe(404);
});

test('the owner alone renames, removes and hands over; when the owner leaves, the longest member owns it', async () => {
  const chat = await group('船队', 'bo', 'chen');
  expect((await as.bo('PUT', `/api/system/chats/${chat}`, { name: '新名' })).status).toBe(403);
  expect((await act('bo', chat, 'remove-member', { userId: ids.chen })).status).toBe(403);
  expect((await act('bo', chat, 'owner', { userId: ids.bo })).status).toBe(403);
  expect((await as.anna('PUT', `/api/system/chats/${chat}`, { name: '新名' })).status).toBe(204);
  expect((await act('anna', chat, 'remove-member', { userId: ids.stranger })).status).toBe(404);
  await act('anna', chat, 'leave');
  const { body } = await as.bo<ChatDetail>('GET', `/api/system/chats/${chat}`);
  expect([body.name, body.ownerId, body.members.length]).toEqual(['新名', ids.bo, 2]);
  const { body: page } = await as.bo<{ content: ChatMessage[] }>('GET', `/api/system/chats/${chat}/messages`);
  expect(page.content.map((one) => one.event?.type)).toEqual(['created', 'renamed', 'left', 'owner']);
  const two = await direct('anna', 'bo');
  expect((await act('anna', two, 'leave')).status).toBe(400);
});

test('each reader sees whom an event names as their language writes it, and people who have gone as well', async () => {
  await server.db.query(`update identity_user set name = '陈', name_en = 'Chen Wei' where id = $1`, [ids.chen]);
  const chat = await group('语言', 'chen', 'bo');
  const read = async (lang: string) => {
    const path = `/api/system/chats/${chat}/messages`;
    const { body } = await as.bo<{ content: ChatMessage[] }>('GET', path, undefined, { 'accept-language': lang });
    return body.content.map((one) => one.event?.people);
  };
  expect(await read('zh')).toEqual([['bo', '陈']]);
  expect(await read('en')).toEqual([['bo', 'Chen Wei']]);
  await act('anna', chat, 'remove-member', { userId: ids.chen });
  const { body: chats } = await as.bo<ChatSummary[]>('GET', '/api/system/chats', undefined, {
    'accept-language': 'en',
  });
  expect(chats.find((one) => one.id === chat)?.last?.event).toEqual({ type: 'removed', people: ['Chen Wei'] });
});

test('pages before, after and around a message join without gap or overlap', async () => {
  const chat = await group('翻页', 'bo');
  const sent: number[] = [];
  for (let i = 0; i < 12; i += 1) sent.push((await say('anna', chat, `${i}`)).body.id);
  type Page = { content: ChatMessage[]; earlier: boolean; later: boolean };
  const page = async (query: string): Promise<Page> =>
    (await as.bo<Page>('GET', `/api/system/chats/${chat}/messages?${query}`)).body;
  const newest = await page('size=5');
  expect([newest.content.map((one) => one.text).join(), newest.earlier, newest.later]).toEqual([
    '7,8,9,10,11',
    true,
    false,
  ]);
  const before = await page(`size=5&before=${newest.content[0]!.id}`);
  expect(before.content.map((one) => one.text).join()).toBe('2,3,4,5,6');
  const around = await page(`size=6&around=${sent[4]}`);
  expect([around.content.map((one) => one.text).join(), around.earlier, around.later]).toEqual([
    '1,2,3,4,5,6',
    true,
    true,
  ]);
  expect((await page(`size=3&after=${sent[8]}`)).content.map((one) => one.text).join()).toBe('9,10,11');
});

test('colleagues are found by name among open accounts, the signs of a search mean themselves', async () => {
  const find = async (q: string) =>
    (await as.anna<{ name: string }[]>('GET', `/api/system/chats/people?q=${encodeURIComponent(q)}`)).body.map(
      (one) => one.name,
    );
  expect(await find('bo')).toContain('bo');
  expect(await find('gone')).toEqual([]);
  expect(await find('anna')).toEqual([]);
  expect(await find('%')).toEqual([]);
});
