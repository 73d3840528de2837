import * as approvalTables from '../domains/approval/approval.tables.server.ts';
import { communicationTables } from '../domains/communication/communication.tables.server.ts';
import { dependencies } from '../domains/dependencies.ts';
import * as financeTables from '../domains/finance/finance.tables.server.ts';
import { identityTables } from '../domains/identity/identity.tables.server.ts';
import { operationsTables } from '../domains/operations/operations.tables.server.ts';
import * as purchasingTables from '../domains/purchasing/purchasing.tables.server.ts';
import * as vendorTables from '../domains/vendor/vendor.tables.server.ts';
import * as voyageTables from '../domains/voyage/voyage.tables.server.ts';
import type { AnyResource } from '../kernel/resource/resource.ts';
import { KERNEL } from '../kernel/server/db/migrations.ts';
import { tablesIn, tablesOf } from '../kernel/server/db/table.ts';
import type { Owned } from '../kernel/server/db/write-migrations.ts';
import { kernelTables } from '../kernel/server/tables.ts';
import { modules } from './domains.server.ts';
import { FORMER } from './migrations.ts';

/**
 * By domain, the tables and views that are written by hand. Only migrations and the template of the tests read them: a running server
 * knows its tables by their names in SQL and loads nothing that describes them.
 */
const written: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  approval: approvalTables,
  communication: communicationTables,
  finance: financeTables,
  identity: identityTables,
  operations: operationsTables,
  purchasing: purchasingTables,
  vendor: vendorTables,
  voyage: voyageTables,
};

/** The kinds of record of a domain and of those that it uses. */
export function referableFrom(domain: string): AnyResource[] {
  const used: readonly string[] = dependencies[domain as keyof typeof dependencies] ?? [];
  return modules.filter(({ name }) => name === domain || used.includes(name)).flatMap(({ resources }) => resources);
}

/** Every table of the product by owner: the kernel's, and of each domain those of its resources with their lines and its hand-written ones. */
export function ownedTables(): Owned[] {
  return [
    { owner: KERNEL, tables: kernelTables },
    ...FORMER.map((owner) => ({ owner, tables: {} })),
    ...modules.map(({ name, resources }) => ({
      owner: name,
      tables: tablesIn(...resources.map((one) => tablesOf(one, referableFrom(name))), written[name] ?? {}),
    })),
  ];
}

export function allTables(): Record<string, unknown> {
  return tablesIn(...ownedTables().map(({ tables }) => tables));
}
