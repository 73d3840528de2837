import { tablesOf } from '../kernel/server/db/table.ts';
import type { Module } from '../kernel/server/module.ts';
import { kernelTables } from '../kernel/server/tables.ts';
import { modules } from './domains.server.ts';

/** Every table of the product: the kernel's, each resource's with its lines, and the hand-written ones of the domains. */
export function allTables(of: readonly Module[] = modules): Record<string, unknown> {
  const tables: Record<string, unknown> = { ...kernelTables };
  for (const module of of) {
    for (const resource of module.resources) Object.assign(tables, tablesOf(resource));
    Object.assign(tables, module.tables);
  }
  return tables;
}
