import { expect, test } from 'vitest';
import { dropEmptyValues } from './environment.ts';

test('a value of the environment that is empty counts as not given', () => {
  const env = { DATABASE_URL: '', LOG_LEVEL: ' ', REDIS_URL: 'redis://localhost', CAPTCHA: 'off' };
  dropEmptyValues(env);
  expect(env).toEqual({ REDIS_URL: 'redis://localhost', CAPTCHA: 'off' });
});
