import { expect, test } from 'vitest';
import { asAppError } from './failures.ts';

const failure = (code: string | undefined, message = 'x'): Error => Object.assign(new Error(message), { code });

test.each([
  ['a value for which the database has no room', failure('22003'), 400],
  ['two who change the same data', failure('40P01'), 409],
  ['a database that stops', failure('57P01'), 503],
  ['a database that recovers', failure('57P03'), 503],
  ['a database without a connection left', failure('53300'), 503],
  ['a database that is not there', failure('ECONNREFUSED'), 503],
  ['a line to the database that was cut', failure(undefined, 'Connection terminated unexpectedly'), 503],
  ['a statement that took too long', failure('57014', 'canceling statement due to statement timeout'), 503],
  ['a database that says nothing more', failure(undefined, 'Query read timeout'), 503],
  ['connections that are all in use', failure(undefined, 'timeout exceeded when trying to connect'), 503],
  ['a caller who hangs up in the middle of a request', failure('ECONNRESET', 'aborted'), 400],
  ['anything else', failure('42P01'), 500],
])('%s is told for what it is', (_what, error, status) => {
  const told = asAppError(error);
  expect(told.status).toBe(status);
  expect(told.text.en).not.toContain('x:');
});
