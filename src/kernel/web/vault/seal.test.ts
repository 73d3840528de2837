import { expect, test } from 'vitest';
import { hiddenName, keysFrom, open, openJson, seal, sealJson, sessionKey } from './seal.ts';

const raw = (fill: number) => new Uint8Array(32).fill(fill);

test('what its owner typed opens with the owner’s key alone', async () => {
  const [own, other] = await Promise.all([keysFrom(raw(1)), keysFrom(raw(2))]);
  const sealed = await sealJson(own.cipher, { remark: '主机检修' }, 'draft');
  expect(new TextDecoder().decode(sealed.data)).not.toContain('主机');
  expect(await openJson(own.cipher, sealed, 'draft')).toEqual({ remark: '主机检修' });
  expect(await openJson(other.cipher, sealed, 'draft')).toBeUndefined();
  expect(await openJson(own.cipher, sealed, 'outbox')).toBeUndefined();
});

test('the owner’s key on a device opens with the session that put it there, and with no other', async () => {
  const sealed = await seal(await sessionKey('token-1'), raw(7), '12');
  expect(await open(await sessionKey('token-1'), sealed, '12')).toEqual(raw(7));
  expect(await open(await sessionKey('token-2'), sealed, '12')).toBeUndefined();
  expect(await open(await sessionKey('token-1'), sealed, '13')).toBeUndefined();
});

test('names tell nothing and are found again', async () => {
  const keys = await keysFrom(raw(1));
  const name = await hiddenName(keys, 'draft form:identity.user:12');
  expect(name).toBe(await hiddenName(await keysFrom(raw(1)), 'draft form:identity.user:12'));
  expect(name).not.toBe(await hiddenName(await keysFrom(raw(2)), 'draft form:identity.user:12'));
  expect(name).not.toContain('user');
});
