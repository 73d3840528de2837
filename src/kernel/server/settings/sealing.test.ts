import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { sealUnder } from './sealing.ts';
import { hasSecret, openSecret, resealSecrets, sealSecret } from './secret.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ modules: [] });
});
afterAll(() => t.close());
afterEach(() => sealUnder(undefined));

const NAME = 'mail.password';

async function keep(clear: string): Promise<string> {
  const value = await sealSecret(t.db, NAME, clear);
  await t.db.query(
    `insert into kernel_setting (name, value, updated_by) values ($1, $2, '') on conflict (name) do update set value = excluded.value`,
    [NAME, JSON.stringify(value)],
  );
  return value;
}
const kept = async (): Promise<string> =>
  (await t.db.query<{ value: string }>('select value from kernel_setting where name = $1', [NAME]))[0]!.value;

test('without a key outside the database a secret is sealed with the key in it', async () => {
  const value = await keep('Smtp-Secret-1');
  expect(value).not.toContain('Secret');
  expect(await openSecret(t.db, NAME)).toBe('Smtp-Secret-1');
});

test('once there is a key outside, what was sealed before is sealed anew with it and opens with no other', async () => {
  const before = await keep('Smtp-Secret-2');
  const key = randomBytes(32);
  sealUnder(key);
  expect(await openSecret(t.db, NAME)).toBe('Smtp-Secret-2');
  expect(await resealSecrets(t.db, [NAME])).toEqual([]);
  const after = await kept();
  expect(after).not.toBe(before);
  expect(await openSecret(t.db, NAME)).toBe('Smtp-Secret-2');
  expect(await resealSecrets(t.db, [NAME])).toEqual([]);
  expect(await kept()).toBe(after);

  for (const other of [randomBytes(32), undefined]) {
    sealUnder(other);
    expect(await hasSecret(t.db, NAME)).toBe(false);
    await expect(openSecret(t.db, NAME)).rejects.toThrow(/another key/);
    expect(await resealSecrets(t.db, [NAME])).toEqual([NAME]);
  }
  sealUnder(key);
  expect(await hasSecret(t.db, NAME)).toBe(true);
});
