import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { forgetKey, isSealedOtherwise, noteKey } from './key-mark.ts';
import { sealUnder } from './sealing.ts';
import { hasSecret, openSealed, openSecret, resealSecrets, resealTexts, sealClear, sealSecret } from './secret.ts';

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

test('what a domain sealed itself is sealed anew too, each text bound to its own place', async () => {
  const kept = {
    table: 'kernel_draft',
    column: 'content',
    place: `'draft.' || owner_id || '.' || name`,
    where: 'owner_id < 0',
  };
  for (const [owner, place] of [
    [-7, 'draft.-7.quote'],
    [7, 'draft.7.quote'],
  ] as const)
    await t.db.query(
      `insert into kernel_draft (owner_id, name, title, path, at, content, kept_at) values ($1, 'quote', '', '', $3, $2, $3)`,
      [owner, await sealClear(t.db, place, '8765.43'), t.app.now().toISOString()],
    );
  const key = randomBytes(32);
  sealUnder(key);
  await resealTexts(t.db, kept);
  const rows = await t.db.query<{ id: number; content: string }>(
    'select owner_id as id, content from kernel_draft order by owner_id',
  );
  expect(rows.map(({ content }) => content.startsWith('v2.'))).toEqual([true, false]);
  expect(await openSealed(t.db, 'draft.-7.quote', rows[0]!.content)).toBe('8765.43');
  expect(await openSealed(t.db, 'draft.7.quote', rows[0]!.content)).toBeUndefined();
  sealUnder(undefined);
  expect(await openSealed(t.db, 'draft.-7.quote', rows[0]!.content)).toBeUndefined();
});

test('the database knows by a mark which key sealed what is in it, and tells nothing of the key', async () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  expect(await isSealedOtherwise(t.db, undefined)).toBe(false);
  await noteKey(t.db, key);
  expect(await Promise.all([key, other, undefined].map((one) => isSealedOtherwise(t.db, one)))).toEqual([
    false,
    true,
    true,
  ]);
  const [row] = await t.db.query<{ text: string }>(`select string_agg(value::text, ' ') as text from kernel_setting`);
  for (const form of ['hex', 'base64', 'base64url'] as const) expect(row?.text).not.toContain(key.toString(form));
  await forgetKey(t.db);
  expect(await isSealedOtherwise(t.db, undefined)).toBe(false);
});
