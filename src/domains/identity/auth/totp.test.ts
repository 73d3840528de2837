import { expect, test } from 'vitest';
import { codeStep, newSecret } from './totp.server.ts';

/** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('the codes are those of RFC 6238: %i s', async (seconds, code) => {
  expect(await codeStep(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('a code holds half a minute before and after its own, and no longer', async () => {
  const at = (seconds: number) => codeStep(RFC_SECRET, '005924', new Date((1_234_567_890 + seconds) * 1000));
  expect(await at(-30)).toBe(41_152_263);
  expect(await at(59)).toBe(41_152_263);
  expect(await at(60)).toBeUndefined();
  expect(await at(-31)).toBeUndefined();
  for (const wrong of ['', '12345', 'abcdef', '1234567'])
    expect(await codeStep(RFC_SECRET, wrong, new Date(59_000))).toBeUndefined();
});

test('a new secret has 160 bits and the address names product and account', () => {
  const { secret, uri } = newSecret('gm');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toContain(`otpauth://totp/Fairway:gm?issuer=Fairway&secret=${secret}`);
});
