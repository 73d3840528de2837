import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { preferenceEndpoints } from './endpoints.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ createTables: true, modules: [], endpoints: preferenceEndpoints });
});
afterAll(() => t.close());

const anna = { id: 11 };
const read = async (id: number) => (await t.as({ id })('GET', '/api/preferences')).body;

test('a preference is the own one, is overwritten, and is forgotten with null', async () => {
  const save = (value: unknown) => t.as(anna)('PUT', '/api/preferences', { name: 'shell.system', value });
  expect((await save('voyage')).status).toBeLessThan(300);
  await save('office');
  expect(await read(11)).toEqual({ 'shell.system': 'office' });
  expect(await read(12)).toEqual({});
  await save(null);
  expect(await read(11)).toEqual({});
});

test('names, sizes and numbers of preferences are bounded', async () => {
  const save = (name: string, value: unknown) => t.as(anna)('PUT', '/api/preferences', { name, value });
  expect((await save('Shell', true)).status).toBe(400);
  expect((await save('shell.x', 'y'.repeat(201))).status).toBe(400);
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const statuses: number[] = [];
  for (const letter of letters.slice(0, 51)) statuses.push((await save(`many.${letter}`, true)).status);
  expect(statuses.at(-1)).toBe(413);
  expect((await save('many.a', false)).status).toBeLessThan(300);
});

test('whoever acts as somebody leaves their preferences alone', async () => {
  await t.as({ id: 15, actor: { id: 1, name: '管理员' } })('PUT', '/api/preferences', {
    name: 'shell.system',
    value: 'x',
  });
  expect(await read(15)).toEqual({});
});
