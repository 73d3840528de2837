import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each([
  ['ops@example.com', true],
  ['a.b-c+d@mail.example.com', true],
  ['调度@公司.example', true],
  ['', false],
  ['ops@example', false],
  ['ops@example.', false],
  ['@example.com', false],
  ['ops example.com', false],
  ['ops@@example.com', false],
  ['ops@example.com, b@example.com', false],
  ['Ops <ops@example.com>', false],
  ['ops@example..com', false],
  ['"x"@example.com', false],
  [`${'a'.repeat(64)}@example.com`, true],
  [`${'a'.repeat(65)}@example.com`, false],
  [`${'a'.repeat(120)}@example.com`, false],
  [`ops@${'a'.repeat(64)}.com`, false],
])('%s: %s', (text, expected) => expect(isEmail(text)).toBe(expected));
