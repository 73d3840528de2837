import { inject } from 'vitest';
import { demoAccounts } from '../../domains/identity/public.server.ts';
import type { DemoCompany } from '../../kernel/demo.ts';
import { testClock } from '../../kernel/testing/clock.ts';
import { type TestDatabase, templateName, testDatabase } from '../../kernel/testing/database.ts';
import { sealed } from '../../kernel/testing/sealed.ts';
import { type Send, type TestServer, testServer } from '../../kernel/testing/server.ts';
import { keptState } from '../../kernel/testing/states.ts';
import { KERNEL_ENDPOINTS } from '../assemble.ts';
import { authenticate } from '../authenticate.server.ts';
import { modules } from '../domains.server.ts';
import { companyState, PASSWORD } from './company-state.ts';

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

/** The whole product over a copy of a demo company, or over a database that holds one. Close it in `afterAll`. */
export async function companyServer({
  company = 'test',
  publicUrl,
  ...options
}: {
  company?: DemoCompany['name'];
  /** The address that is set for this installation. */
  publicUrl?: string;
  now?: () => Date;
  database?: TestDatabase;
} = {}): Promise<Company> {
  const now = testClock(BUILT_MS);
  const server = await testServer({
    modules,
    endpoints: KERNEL_ENDPOINTS,
    authenticate,
    settings: { captcha: false, publicUrl },
    now,
    ...options,
    database: options.database ?? (await companyDatabase(company)),
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

/** The companies that files of this process had before: what they are made of is read once. */
const found = new Map<DemoCompany['name'], string>();

/** A copy of this company, which is made where nobody has made it yet. */
async function companyDatabase(company: DemoCompany['name']): Promise<TestDatabase> {
  const place = { url: inject('templateUrl'), folder: inject('clusterFolder') };
  const database =
    found.get(company) ?? (await keptState({ ...place, state: companyState(company, templateName()) })).database;
  found.set(company, database);
  return testDatabase(database);
}
