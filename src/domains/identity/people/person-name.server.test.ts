import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '../../../app/assemble.ts';
import { modules } from '../../../app/domains.server.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  const own = modules.flatMap((module) => module.endpoints);
  server = await testServer({ modules, endpoints: allEndpoints().filter((endpoint) => !own.includes(endpoint)) });
  await server.db.query(
    `insert into identity_organization (create_by, create_name, name, type, status) values (0, 'x', '总公司', 'PARENT_COMPANY', 'USE')`,
  );
});
afterAll(() => server.close());

async function accountOf(username: string, name: string, nameEn: string | null) {
  const [row] = await server.db.query<{ id: number }>(
    `insert into identity_user (create_by, create_name, username, name, name_en, organization_id, enabled) values (0, 'x', $1, $2, $3, 1, true) returning id`,
    [username, name, nameEn],
  );
  return server.as({ id: row!.id, username, name, permissions: new Set(['*']) });
}

test('a history names its people as its reader writes them: in English by their English names, where they have one', async () => {
  const zhou = await accountOf('zhou', '周海宁', 'Zhou Haining');
  const li = await accountOf('li', '李勇', null);
  const { body: job } = await zhou<{ id: number; version: number }>('POST', '/api/system/jobs', {
    name: '岗位',
    code: 'POST_N',
  });
  await li('PUT', '/api/system/jobs', { ...job, name: '新岗位' });
  const read = async (lang: string) => {
    const { body } = await zhou<{ userName: string; username: string }[]>(
      'GET',
      `/api/system/jobs/${job.id}/history`,
      undefined,
      { 'accept-language': lang },
    );
    return body.map((one) => `${one.userName} ${one.username}`);
  };
  expect(await read('zh')).toEqual(['李勇 li', '周海宁 zhou']);
  expect(await read('en')).toEqual(['李勇 li', 'Zhou Haining zhou']);
});

test('a record and a list name who made and changed it as their reader writes them; a name that two write differently stays', async () => {
  const wang = await accountOf('wang', '王海', 'Wang Hai');
  const twin = await accountOf('twin', '陈静', 'Chen Jing');
  await accountOf('twin2', '陈静', 'Chan Ching');
  const { body: job } = await wang<{ id: number; version: number }>('POST', '/api/system/jobs', {
    name: '值班',
    code: 'POST_M',
  });
  await twin('PUT', '/api/system/jobs', { ...job, name: '值班员' });
  const read = async (lang: string) => {
    const one = await wang<{ id: number; createName: string; updateName: string }>(
      'GET',
      `/api/system/jobs/${job.id}`,
      undefined,
      { 'accept-language': lang },
    );
    const list = await wang<{ content: (typeof one)['body'][] }>('GET', '/api/system/jobs?size=200', undefined, {
      'accept-language': lang,
    });
    const listed = list.body.content.find(({ id }) => id === job.id);
    return [one.body, listed].map((row) => `${row?.createName}, ${row?.updateName}`);
  };
  expect(await read('zh')).toEqual(['王海, 陈静', '王海, 陈静']);
  expect(await read('en')).toEqual(['Wang Hai, 陈静', 'Wang Hai, 陈静']);
});
