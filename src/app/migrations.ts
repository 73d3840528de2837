import { resolve } from 'node:path';
import { KERNEL, type Migrations } from '../kernel/server/db/migrations.ts';
import { modules } from './domains.server.ts';

/**
 * Domains whose tables others took over. What they wrote until then stays, because a new database still begins with it; their snapshot
 * is that of no table at all, so that nothing is added.
 */
export const FORMER: readonly string[] = ['system'];

/** The migrations of the product. */
export const migrations: Migrations = {
  folder: resolve('migrations'),
  owners: [KERNEL, ...FORMER, ...modules.map(({ name }) => name)],
};
