import { tmpdir } from 'node:os';
import { assemble, declare } from '../../src/app/assemble.ts';
import { modules } from '../../src/app/domains.server.ts';
import { migrations } from '../../src/app/migrations.ts';
import { openSession } from '../../src/domains/identity/auth/session.server.ts';
import { type Database, openDatabase } from '../../src/kernel/server/db/db.ts';
import { migrate } from '../../src/kernel/server/db/migrate.ts';
import { openStorage } from '../../src/kernel/server/files/storage.ts';
import { createLog } from '../../src/kernel/server/http/log.ts';
import { installJobs } from '../../src/kernel/server/jobs/install.ts';
import { allJobs } from '../../src/kernel/server/kernel-module.ts';

/** A database as the product opens it, for one that builds. */
export const openBare = (url: string): Database => openDatabase({ url, declared: declare().declared, max: 4 });

/** Migrates a database and puts the product together over it, by the computer's clock unless told; it has no rows yet. */
export async function assembledOn(db: Database, now: () => Date = () => new Date()) {
  await migrate(db, migrations);
  await installJobs(db, allJobs(modules));
  const dataDir = tmpdir();
  return assemble({
    db,
    files: openStorage({ db, folder: dataDir }),
    log: createLog('warn'),
    settings: { captcha: true, secureCookies: false, dataDir },
    now,
  });
}

/** The token of a person who has just signed in. */
export async function sessionOf(db: Database, username: string): Promise<string> {
  const [user] = await db.query<{ id: number }>('select id from identity_user where username = $1', [username]);
  const place = { device: 'bench' };
  return (await openSession(db, { userId: user!.id, kind: 'password', now: new Date(), place })).token;
}
