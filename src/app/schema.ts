import { KERNEL } from '../kernel/server/db/migrations.ts';
import { tablesOf } from '../kernel/server/db/table.ts';
import type { Owned } from '../kernel/server/db/write-migrations.ts';
import type { Module } from '../kernel/server/module.ts';
import { kernelTables } from '../kernel/server/tables.ts';
import { modules } from './domains.server.ts';

/** Every table of the product by owner: the kernel's, and of each domain those of its resources with their lines and its hand-written ones. */
export function ownedTables(of: readonly Module[] = modules): Owned[] {
  return [
    { owner: KERNEL, tables: kernelTables },
    ...of.map(({ name, resources, tables }) => ({
      owner: name,
      tables: Object.assign({}, ...resources.map(tablesOf), tables) as Record<string, unknown>,
    })),
  ];
}

export function allTables(of?: readonly Module[]): Record<string, unknown> {
  return Object.assign({}, ...ownedTables(of).map(({ tables }) => tables));
}
