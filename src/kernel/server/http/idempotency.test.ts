import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { route } from '../../route.ts';
import { daysFrom, TEST_NOW } from '../../testing/clock.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { serve } from './endpoint.ts';
import { forgetOldReplies } from './idempotency.ts';

let t: TestServer;
let written = 0;

const write = (method: 'POST' | 'PUT') =>
  route({
    method,
    path: '/api/reports',
    permission: 'signedIn',
    summary: { zh: '写入', en: 'Write' },
    body: z.object({ fuel: z.string() }),
    reply: z.object({ written: z.number() }),
  });
const count = async () => {
  written += 1;
  return { written };
};

beforeAll(async () => {
  t = await testServer({ modules: [], endpoints: [serve(write('POST'), count), serve(write('PUT'), count)] });
});
afterAll(() => t.close());
beforeEach(() => {
  written = 0;
});

const keys = async (): Promise<string[]> =>
  (await t.db.query<{ key: string }>('select key from kernel_idempotency order by key')).map(({ key }) => key);

test.each(['POST', 'PUT'] as const)(
  'a %s whose answer was lost is answered again and not done again',
  async (method) => {
    const key = { 'idempotency-key': `line-${method}-12345678` };
    const send = () => t.as({ id: 5 })(method, '/api/reports', { fuel: '12.5' }, key);
    const [first, again] = [await send(), await send()];
    expect([first.body, again.body, written]).toEqual([{ written: 1 }, { written: 1 }, 1]);
    const other = await t.as({ id: 5 })(method, '/api/reports', { fuel: '13.0' }, key);
    expect([other.status, other.body.code, written]).toEqual([409, 'DUPLICATE', 1]);
    expect((await t.as({ id: 6 })(method, '/api/reports', { fuel: '12.5' }, key)).body).toEqual({ written: 2 });
  },
);

test('an answer over a ship’s line is kept for 90 days, any other for one, and of one person no more than two thousand', async () => {
  await t.db.query('delete from kernel_idempotency');
  await t.as({ id: 5 })('POST', '/api/reports', { fuel: '1' }, { 'idempotency-key': 'line-abcdefgh' });
  await t.as({ id: 5 })('POST', '/api/reports', { fuel: '1' }, { 'idempotency-key': 'desk-abcdefgh' });
  await forgetOldReplies(t.db, daysFrom(0.5));
  expect(await keys()).toEqual(['desk-abcdefgh', 'line-abcdefgh']);
  await forgetOldReplies(t.db, daysFrom(89));
  expect(await keys()).toEqual(['line-abcdefgh']);
  await forgetOldReplies(t.db, daysFrom(91));
  expect(await keys()).toEqual([]);

  await t.db.query(
    `insert into kernel_idempotency (user_id, key, request_hash, created_at)
     select 5, 'line-' || lpad(n::text, 8, '0'), 'x', $1::timestamptz + n * interval '1 second' from generate_series(1, 2003) n`,
    [TEST_NOW.toISOString()],
  );
  await forgetOldReplies(t.db, daysFrom(0.5));
  const left = await keys();
  expect([left.length, left[0]]).toEqual([2000, 'line-00000004']);
});
