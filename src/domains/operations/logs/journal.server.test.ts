import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallRecord } from '../../../kernel/server/module.ts';
import { testDatabase } from '../../../kernel/testing/database.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { openJournal } from './journal.server.ts';
import { logCall, logsWritten, takeUpLogs } from './write-logs.server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ modules: [], database: await testDatabase() });
});
afterAll(() => t.close());

const save: CallRecord = {
  at: new Date('2026-05-04T03:02:01Z'),
  requestId: 'r-0',
  method: 'PUT',
  path: '/api/users',
  target: '/api/users',
  summary: { zh: '修改用户', en: 'Update a user' },
  permission: 'identity:user:edit',
  status: 200,
  ms: 12,
  address: '127.0.0.1',
};

const folder = (): string => join(t.app.settings.dataDir, 'log-lines');
const fileOf = (node: string): string => join(folder(), encodeURIComponent(node));
/** A process that ran here and is gone: no process has a number so large. */
const GONE = `${hostname()}/99999999/feedface`;

const line = (target: string, requestId: string): string =>
  JSON.stringify({
    create_by: 1,
    create_name: 'admin',
    at: '2026-05-04T03:02:01.000Z',
    user_name: '系统管理员',
    act: '修改',
    act_en: 'Update',
    target,
    result: 'OK',
    ms: 3,
    request_id: requestId,
  });

const targets = (): Promise<{ target: string }[]> =>
  t.db.query("select target from operations_call_log where target like 'TEST %' order by id");

test('a line stands in the journal before the database has it, and no longer once it has', async () => {
  await logCall(t.app, save);
  expect(readFileSync(fileOf(t.app.node), 'utf8')).toContain('PUT /api/users');
  await logsWritten();
  expect(readFileSync(fileOf(t.app.node), 'utf8')).toBe('');
  expect(await t.db.query("select 1 from operations_call_log where request_id = 'r-0'")).toHaveLength(1);
});

test('what a killed process had not written is taken up once, and what it had written is not written again', async () => {
  writeFileSync(fileOf(GONE), `${line('TEST one', 'r-1')}\n${line('TEST two', 'r-2')}\n{"target":"cut o`);
  await takeUpLogs(t.app);
  expect(await targets()).toEqual([{ target: 'TEST one' }, { target: 'TEST two' }]);
  expect(readdirSync(folder())).toEqual([encodeURIComponent(t.app.node)]);
  writeFileSync(fileOf(GONE), `${line('TEST two', 'r-2')}\n${line('TEST three', 'r-3')}\n`);
  await Promise.all([takeUpLogs(t.app), takeUpLogs(t.app)]);
  expect((await targets()).map(({ target }) => target)).toEqual(['TEST one', 'TEST two', 'TEST three']);
});

test('the journal of a process that lives is left to it', async () => {
  const other = `${hostname()}/${process.ppid}/0badcafe`;
  writeFileSync(fileOf(other), `${line('TEST other', 'r-4')}\n`);
  await takeUpLogs(t.app);
  expect(readFileSync(fileOf(other), 'utf8')).toContain('TEST other');
});

test('a folder that cannot be written costs the journal, not the call', () => {
  const said: string[] = [];
  const say = (_: unknown, words = ''): void => void said.push(words);
  const journal = openJournal({
    node: 'n',
    settings: { ...t.app.settings, dataDir: join(fileOf(t.app.node), 'no-folder') },
    log: { info: say, warn: say, error: say },
  });
  journal.add('{}');
  journal.add('{}');
  journal.close();
  expect(said).toEqual(['the journal of the operation log is not kept']);
});
