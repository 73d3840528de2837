import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { demoAccounts } from '../../domains/identity/public.server.ts';
import { openDatabase } from '../../kernel/server/db/db.ts';
import { openStorage } from '../../kernel/server/files/storage.ts';
import { testClock } from '../../kernel/testing/clock.ts';
import { administer, databaseUrl, TEMPLATE, type TestDatabase, testDatabase } from '../../kernel/testing/database.ts';
import { sealed } from '../../kernel/testing/sealed.ts';
import { type Send, type TestServer, testServer } from '../../kernel/testing/server.ts';
import { assemble, declare, fill, KERNEL_ENDPOINTS } from '../assemble.ts';
import { authenticate } from '../authenticate.server.ts';
import { modules } from '../domains.server.ts';

/** The demo company, built once per run of the tests; each test file copies it. */
const COMPANY = 'fairway_company';
const COMPANY_LOCK = 7_281_777;
const PASSWORD = 'Haiyue-2026';
/** What the company did while it was built lies behind everybody. */
const BUILT_MS = 60_000;

export type Company = TestServer & {
  /** The accounts of demo.md. */
  accounts: readonly string[];
  /** Calls as this account, signed in by the product's own sign-in. */
  signIn: (username: string, lang?: 'zh' | 'en') => Promise<Send>;
  /** A token of this account. */
  tokenOf: (username: string) => Promise<string>;
};

/** The whole product over a copy of the demo company, or over a database that holds it. Close it in `afterAll`. */
export async function companyServer(options: { now?: () => Date; database?: TestDatabase } = {}): Promise<Company> {
  process.env.DEMO_PASSWORD = PASSWORD;
  const now = testClock(BUILT_MS);
  await buildCompany();
  const server = await testServer({
    modules,
    endpoints: KERNEL_ENDPOINTS,
    authenticate,
    settings: { captcha: false },
    now,
    ...options,
    database: options.database ?? (await testDatabase(COMPANY)),
  });
  const nobody = server.withToken(undefined);
  const tokenOf = async (username: string): Promise<string> => {
    const password = await sealed(nobody, PASSWORD, { uuid: '' });
    const onShip = username.includes('.');
    const answer = await nobody<{ token: string }>('POST', '/auth/login', {
      username,
      password,
      uuid: '',
      isLand: !onShip,
    });
    if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(answer.body)}`);
    return answer.body.token;
  };
  return {
    ...server,
    accounts: demoAccounts({ demo: true }).usernames,
    tokenOf,
    signIn: async (username, lang) => server.withToken(await tokenOf(username), lang),
  };
}

/** Fills the database of the company unless another test file of this run has done so; the others wait. */
async function buildCompany(): Promise<void> {
  const url = inject('templateUrl');
  const client = new pg.Client(databaseUrl(url, 'fairway'));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [COMPANY_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [COMPANY]);
    if (rowCount) return;
    const building = `${COMPANY}_${randomUUID().slice(0, 8)}`;
    await administer(url, `create database ${building} template ${TEMPLATE} strategy file_copy`);
    await fillCompany(databaseUrl(url, building));
    await administer(url, `alter database ${building} rename to ${COMPANY}`);
  } finally {
    await client.end();
  }
}

async function fillCompany(url: string): Promise<void> {
  const { declared } = declare();
  const now = testClock();
  const db = openDatabase({ url, declared, max: 4 });
  const quiet = (): void => {};
  const app = assemble({
    db,
    files: openStorage({ db, folder: 'unused' }),
    log: { info: quiet, warn: quiet, error: quiet },
    settings: { captcha: false, secureCookies: false, dataDir: 'unused' },
    now,
  });
  try {
    await fill(app, { demo: true, files: false });
    for (const module of modules) await module.start?.(app);
    await db.query('analyze');
  } finally {
    await db.close();
  }
}
