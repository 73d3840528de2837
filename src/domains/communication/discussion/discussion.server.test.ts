import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '../../../app/assemble.ts';
import { modules } from '../../../app/domains.server.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { createVessel } from '../../fleet/public.server.ts';
import { identityModule } from '../../identity/public.server.ts';
import type { Discussion } from './discussion.calls.ts';

let now = new Date('2026-11-21T04:00:00Z');
let server: TestServer;
let ship = 0;
let otherShip = 0;
const ids: Record<string, number> = {};
const as: Record<string, Send> = {};
let keys = 0;

beforeAll(async () => {
  const own = modules.flatMap((module) => module.endpoints);
  const endpoints = allEndpoints().filter((endpoint) => !own.includes(endpoint));
  server = await testServer({ modules, endpoints, now: () => now });
  await server.db.transaction((db) => identityModule.seed!({ ...server.ctx(), db }));
  const admin = server.ctx();
  const made = async (name: string, code: string, imo: string) =>
    (
      await server.db.transaction((db) =>
        createVessel({ ...admin, db }, { name, nameEn: name, shipCode: code, imo, type: 'OIL_TANKER' }),
      )
    ).id;
  ship = await made('海岳一', 'HYA', '9074729');
  otherShip = await made('海岳二', 'HYB', '9319466');
  const [role] = await server.db.query<{ id: number }>(
    `insert into identity_role (create_by, create_name, name, code, level, data_scope, permissions)
     values (0, 'x', 'seers', 'SEERS', 50, 'all', '["fleet:vessel:list"]') returning id`,
  );
  for (const [name, sees] of [
    ['anna', true],
    ['bo', true],
    ['chen', true],
    ['nobody', false],
  ] as const) {
    const [row] = await server.db.query<{ id: number }>(
      `insert into identity_user (create_by, create_name, username, name, organization_id, enabled, role_ids)
       values (0, 'x', $1, $1, 1, true, $2) returning id`,
      [name, sees ? [role!.id] : []],
    );
    ids[name] = row!.id;
    as[name] = server.as({
      id: row!.id,
      username: name,
      name,
      permissions: new Set(sees ? ['fleet:vessel:list'] : []),
      scope: { vessel: sees ? 'all' : [], organization: 'all' },
    });
  }
  as.master = server.as({
    id: ids.nobody,
    username: 'nobody',
    name: 'nobody',
    permissions: new Set(['fleet:vessel:list']),
    scope: { vessel: [ship], organization: [] },
  });
}, 120_000);
afterAll(() => server.close());

const base = (id = ship) => `/api/records/fleet.vessel/${id}`;
const read = (who: string, id = ship) => as[who]!<Discussion & { code: string }>('GET', `${base(id)}/discussion`);
const say = (who: string, text: string, more: object = {}, id = ship) => {
  keys += 1;
  return as[who]!<Discussion & { code: string }>('POST', `${base(id)}/comments`, {
    text,
    key: `comment-key-${keys}`,
    ...more,
  });
};
const inbox = async (who: string): Promise<{ title: string; link: string }[]> =>
  (await as[who]!<{ content: { title: string; link: string }[] }>('GET', '/api/system/messages')).body.content;

test('whoever sees a record reads and writes about it; a ship’s account not about another ship, nobody without the permission', async () => {
  expect((await say('anna', '下周坞修，备件请先到')).status).toBe(200);
  expect((await read('master')).body.comments.map((one) => one.text)).toEqual(['下周坞修，备件请先到']);
  expect((await read('master', otherShip)).status).toBe(404);
  expect((await say('master', '别船', {}, otherShip)).status).toBe(404);
  expect((await read('nobody')).body).toMatchObject({ code: 'FORBIDDEN' });
  expect((await as.anna!('GET', '/api/records/no.such/1/discussion')).status).toBe(404);
});

test('a comment that is sent twice is said once', async () => {
  const body = { text: '同一条', key: 'the-same-key' };
  await as.anna!('POST', `${base()}/comments`, body);
  const again = await as.anna!<Discussion>('POST', `${base()}/comments`, body);
  expect(again.body.comments.filter((one) => one.text === '同一条')).toHaveLength(1);
});

test('only those who see the record are offered and can be named; they and the watchers are told, the author is not', async () => {
  const offered = await as.anna!<{ id: number; name: string }[]>('GET', `${base()}/people?q=`);
  const names = offered.body.map((person) => person.name);
  expect(names).toEqual(expect.arrayContaining(['bo', 'chen']));
  expect(names).not.toContain('nobody');
  expect((await say('anna', '@nobody 看一下', { named: [ids.nobody] })).body).toMatchObject({ code: 'VALIDATION' });

  const watched = await as.chen!<Discussion>('PUT', `${base()}/watch`, { watching: true });
  expect(watched.body.watching).toBe(true);
  await say('anna', '@bo 请核对船级', { named: [ids.bo] });
  expect((await inbox('bo'))[0]).toMatchObject({
    title: 'anna 在 船舶 海岳一 的评论中提到您',
    link: `/open/fleet.vessel/${ship}`,
  });
  expect((await inbox('chen'))[0]!.title).toBe('anna 评论了 船舶 海岳一');
  expect((await inbox('anna')).filter((one) => one.title.startsWith('anna'))).toEqual([]);

  await as.chen!('PUT', `${base()}/watch`, { watching: false });
  const before = (await inbox('chen')).length;
  await say('anna', '再说一句');
  expect((await inbox('chen')).length).toBe(before);
  expect((await read('anna')).body).toMatchObject({ watching: true, watchers: [{ name: 'anna' }] });
});

test('a comment is changed for a quarter of an hour and taken back for a day, by its author alone, and what stood there is kept', async () => {
  const said = (await say('anna', '写错了')).body.comments[0]!;
  const path = `/api/records/comments/${said.id}`;
  expect((await as.bo!('PUT', path, { text: '改' })).status).toBe(403);
  const edited = await as.anna!<Discussion>('PUT', path, { text: '写对了' });
  expect(edited.body.comments[0]).toMatchObject({ text: '写对了', mayEdit: true, mayRemove: true });
  now = new Date('2026-11-21T05:00:00Z');
  expect((await as.anna!('PUT', path, { text: '太晚' })).status).toBe(409);
  const removed = await as.anna!<Discussion>('DELETE', path);
  expect(removed.body.comments[0]).toMatchObject({ text: null, mayRemove: false });
  expect((await as.anna!('DELETE', path)).status).toBe(409);
  const kept = await server.db.query<{ action: string; changes: { old: string }[] }>(
    `select action, changes from kernel_history where resource = 'communication.comment' and record_id = $1 order by id`,
    [said.id],
  );
  expect(kept.map((line) => [line.action, line.changes[0]!.old])).toEqual([
    ['edit', '写错了'],
    ['remove', '写对了'],
  ]);
});

test('those who watch hear of a change once an act, whatever the number of fields; not whoever made it, nor who no longer sees it', async () => {
  const watch = (who: string, watching = true) => as[who]!('PUT', `${base()}/watch`, { watching });
  for (const who of ['anna', 'bo', 'chen']) await watch(who);
  const anna = server.as({
    id: ids.anna,
    username: 'anna',
    name: 'anna',
    permissions: new Set(['fleet:vessel:list', 'fleet:vessel:edit', 'fleet:vessel:del']),
    scope: { vessel: 'all', organization: 'all' },
  });
  const row = async () => (await anna<Record<string, unknown>>('GET', `/api/system/vessels/${ship}`)).body;
  const told = async (who: string) => (await inbox(who)).filter((one) => one.title.includes('海岳一：'));
  await server.db.query(`update identity_user set role_ids = '{}' where id = $1`, [ids.chen]);

  const before = await row();
  const saved = await anna('PUT', '/api/system/vessels', { ...before, builder: '江南造船', remark: '下周坞修' });
  expect(saved.status).toBe(200);
  expect(await told('bo')).toMatchObject([
    { title: '船舶 海岳一：修改（anna）', text: expect.stringContaining('备注'), link: `/open/fleet.vessel/${ship}` },
  ]);
  expect(await told('anna')).toEqual([]);
  expect(await told('chen')).toEqual([]);

  // Nothing was changed: nothing is told. A refused change neither.
  expect((await anna('PUT', '/api/system/vessels', await row())).status).toBe(200);
  expect((await anna('PUT', '/api/system/vessels', { ...before, remark: '旧版本' })).status).toBe(409);
  await watch('bo', false);
  expect((await anna('PUT', '/api/system/vessels', { ...(await row()), remark: '再改' })).status).toBe(200);
  expect(await told('bo')).toHaveLength(1);
});

test('what refers to a record is counted kind by kind, as far as one may list it', async () => {
  const seen = await as.anna!<{ resource: string; count: number }[]>('GET', `${base()}/related`);
  expect(seen.status).toBe(200);
  expect(seen.body.every((kind) => kind.resource.startsWith('fleet.vessel'))).toBe(true);
  const all = server.as({ permissions: new Set(['*']), scope: { vessel: 'all', organization: 'all' } });
  const { body } = await all<{ resource: string; field: string; count: number }[]>('GET', `${base()}/related`);
  expect(body.map((kind) => kind.resource)).toEqual(expect.arrayContaining(['voyage.report', 'voyage.voyage']));
  expect(body.every((kind) => kind.count === 0)).toBe(true);
});
