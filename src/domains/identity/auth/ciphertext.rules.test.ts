import { expect, test } from 'vitest';
import { envelopeProblem, readEnvelope } from './ciphertext.rules.ts';

const now = 1_800_000_000_000;

test('a ciphertext older than two minutes is refused', () => {
  expect(envelopeProblem({ password: 'p', at: now - 120_001, uuid: 'u' }, { uuid: 'u', now })?.en).toContain(
    'two minutes',
  );
  expect(envelopeProblem({ password: 'p', at: now - 120_000, uuid: 'u' }, { uuid: 'u', now })).toBeUndefined();
});

test('a ciphertext from the future is refused likewise', () =>
  expect(envelopeProblem({ password: 'p', at: now + 120_001, uuid: 'u' }, { uuid: 'u', now })).toBeDefined());

test("a ciphertext with another captcha's id is refused", () =>
  expect(envelopeProblem({ password: 'p', at: now, uuid: 'other' }, { uuid: 'u', now })?.en).toContain(
    'another captcha',
  ));

test.each(['', 'null', '[]', '{"password":1,"at":1,"uuid":"u"}', '{"password":"p"}'])('%j is no envelope', (clear) =>
  expect(readEnvelope(clear)).toBeUndefined(),
);

test('Chinese passwords survive', () =>
  expect(readEnvelope('{"password":"海岳Aa1!","at":1,"uuid":"u"}')?.password).toBe('海岳Aa1!'));
