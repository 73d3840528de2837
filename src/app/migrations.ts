import { resolve } from 'node:path';
import { KERNEL, type Migrations } from '../kernel/server/db/migrations.ts';
import { modules } from './domains.server.ts';

/** The migrations of the product. */
export const migrations: Migrations = {
  folder: resolve('migrations'),
  owners: [KERNEL, ...modules.map(({ name }) => name)],
};
