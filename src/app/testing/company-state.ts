import type { DemoCompany } from '../../kernel/demo.ts';
import { openDatabase } from '../../kernel/server/db/db.ts';
import { openStorage } from '../../kernel/server/files/storage.ts';
import { TEST_NOW, testClock } from '../../kernel/testing/clock.ts';
import type { State } from '../../kernel/testing/states.ts';
import { assemble, declare, fill } from '../assemble.ts';
import { modules } from '../domains.server.ts';

/** Of every account of the company; told before anybody asks for the accounts. */
export const PASSWORD = 'Haiyue-2026';
process.env.DEMO_PASSWORD = PASSWORD;

/** A demo company in the schema of the template. */
export const companyState = (company: DemoCompany['name'], template: string): State => ({
  name: `company_${company}`,
  madeOf: { entries: [import.meta.filename], facts: [TEST_NOW.toISOString()] },
  from: template,
  make: ({ url }) => fillCompany(url, company),
});

async function fillCompany(url: string, demo: DemoCompany['name']): Promise<void> {
  const { declared } = declare();
  const db = openDatabase({ url, declared, max: 4 });
  const quiet = (): void => {};
  const app = assemble({
    db,
    files: openStorage({ db, folder: 'unused' }),
    log: { info: quiet, warn: quiet, error: quiet },
    settings: { captcha: false, secureCookies: false, dataDir: 'unused' },
    now: testClock(),
  });
  try {
    await fill(app, { demo, files: false });
    for (const module of modules) await module.start?.(app);
    await db.query('analyze');
  } finally {
    await db.close();
  }
}
