import * as approvalTables from '../domains/approval/approval.tables.server.ts';
import { systemTables } from '../domains/system/system.tables.server.ts';
import { KERNEL } from '../kernel/server/db/migrations.ts';
import { tablesIn, tablesOf } from '../kernel/server/db/table.ts';
import type { Owned } from '../kernel/server/db/write-migrations.ts';
import { kernelTables } from '../kernel/server/tables.ts';
import { modules } from './domains.server.ts';

/**
 * By domain, the tables and views that are written by hand. Only migrations and the template of the tests read them: a running server
 * knows its tables by their names in SQL and loads nothing that describes them.
 */
const written: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  approval: approvalTables,
  system: systemTables,
};

/** Every table of the product by owner: the kernel's, and of each domain those of its resources with their lines and its hand-written ones. */
export function ownedTables(): Owned[] {
  return [
    { owner: KERNEL, tables: kernelTables },
    ...modules.map(({ name, resources }) => ({
      owner: name,
      tables: tablesIn(...resources.map(tablesOf), written[name] ?? {}),
    })),
  ];
}

export function allTables(): Record<string, unknown> {
  return tablesIn(...ownedTables().map(({ tables }) => tables));
}
