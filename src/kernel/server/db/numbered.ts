import { refusal } from '../postgres/refusal.ts';

/** Until November 2026 all migrations were one numbered row; what these gave is what the baselines give. */
const COUNT = 29;
const LAST = '0028-zone-of-corrections.sql';
const NUMBERED = /^\d{4}-.*\.sql$/;

/**
 * Whether a database, or a backup, has seen all numbered migrations instead of the baselines. One that stopped on the way, or went
 * elsewhere, is refused: the texts of the missing ones are gone.
 */
export function isNumbered(names: readonly string[]): boolean {
  const numbered = names.filter((name) => NUMBERED.test(name));
  if (numbered.length === 0) return false;
  if (numbered.length === COUNT && numbered.includes(LAST)) return true;
  throw refusal(
    '数据由早期的开发版本建立，缺少其后的数据库迁移，无法升级；请换用新的数据目录，或以 npm run reset-demo 重建演示数据。The data was made by an early development version whose later migrations it has not seen, and cannot be upgraded: use a new data folder, or make the demo company anew by npm run reset-demo.',
  );
}
