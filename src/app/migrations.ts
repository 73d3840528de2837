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

/**
 * Checks and triggers that no declaration describes, as files of migrations: the template of the tests gets them after its tables, so that
 * tests run on what the migrations make. A file that a later one replaces leaves the list.
 */
export const BY_HAND: readonly string[] = [
  'finance/202611241740-paid-once.sql',
  'finance/202611242020-one-budget-in-force.sql',
  'stock/202611250948-difference-once.sql',
  'finance/202611250955-named-checks.sql',
  'purchasing/202611250956-allocated-demand.sql',
  'finance/202611251056-bank-files-stand.sql',
  'finance/202611251109-credits-offset-once.sql',
  'stock/202611251100-ledger-held.sql',
  'finance/202611251101-ledger-held.sql',
  'finance/202611251441-budget-totals-kept.sql',
  'finance/202611251848-budget-totals-follow-systems.sql',
  'voyage/202611251912-oil-totals-kept.sql',
  'voyage/202611252130-oil-months-held.sql',
  'voyage/202611260136-cargo-operations-kept.sql',
  'finance/202611261253-customers-owe-held.sql',
  'finance/202611262359-prepaid-once.sql',
  'finance/202611270001-refunded-once.sql',
  'qhse/202611270003-signed-lines-stand.sql',
  'finance/202611270003-estimates-held.sql',
  'qhse/202611270217-one-effective-version.sql',
];
