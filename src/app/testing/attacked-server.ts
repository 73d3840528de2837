import { authenticate } from '../../domains/identity/public.server.ts';
import { clockFrom, startOfClock } from '../../kernel/server/clock.ts';
import { SYSTEM_USER, type User } from '../../kernel/server/context.ts';
import { openDatabase } from '../../kernel/server/db/db.ts';
import { openStorage } from '../../kernel/server/files/storage.ts';
import { buildServer } from '../../kernel/server/http/server.ts';
import { stallMeter } from '../../kernel/testing/stall.ts';
import { assemble, declare } from '../assemble.ts';

/**
 * The product in a process of its own, which tells its parent what it did between two looks at others: `{ origin }` when it listens, then
 * `{ stallMs }` for each message.
 */
const { DATABASE_URL = '', DATA = '' } = process.env;

const USERS: Readonly<Record<string, User>> = {
  'Bearer attacker': { ...SYSTEM_USER, id: 1_000_001, username: 'attacker', name: 'attacker' },
  'Bearer vendor': {
    ...SYSTEM_USER,
    id: -1_000_001,
    username: 'vendor',
    name: 'vendor',
    permissions: new Set(),
    vendor: { userId: 1_000_001, partnerId: 1, type: 'quote' },
  },
  'Bearer other': { ...SYSTEM_USER, id: 1_000_002, username: 'other', name: 'other' },
};

const { declared, endpoints } = declare();
const quiet = (): void => {};
const db = openDatabase({ url: DATABASE_URL, declared });
const app = assemble({
  db,
  files: openStorage({ db, folder: DATA }),
  log: { info: quiet, warn: quiet, error: quiet },
  settings: { captcha: false, secureCookies: false, dataDir: DATA },
  now: clockFrom(startOfClock(process.env, { loopback: true })),
});
const server = await buildServer({
  app,
  authenticate: async (theApp, request) => USERS[request.headers.authorization ?? ''] ?? authenticate(theApp, request),
  endpoints,
  version: 'test',
  logLevel: 'silent',
  rateLimit: 10_000_000,
});
await server.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => {
  process.send?.({ stallMs: stall.worstMs() });
  stall.reset();
});
process.once('disconnect', () => process.exit(0));
const stall = stallMeter();
process.send?.({ origin: server.listeningOrigin });
