import { posix } from 'node:path';
import type { Import, Violation } from './source.ts';

/** What people and tools start with a company's data. */
const STARTS = ['src/app/server.ts', 'src/app/backup.ts', 'src/app/restore.ts'];
const DESCRIBES_TABLES = /^drizzle-(orm|kit)(\/|$)/;

/**
 * Every import by which a running server would load what describes tables: only migrations and the templates of tests need that, and it
 * costs each start time and memory. Dynamic imports count, and those of types, which are one word away from the others.
 */
export function checkRunTime(imports: ReadonlyMap<string, readonly Import[]>, starts = STARTS): Violation[] {
  const found: Violation[] = [];
  /** Each file that is reached, with the one that imports it. */
  const reached = new Map<string, string | undefined>(starts.map((start) => [start, undefined]));
  const wayTo = (file: string | undefined): string[] => (file ? [...wayTo(reached.get(file)), file] : []);
  for (const file of reached.keys()) {
    const own = imports.get(file);
    if (!own && starts.includes(file)) found.push({ file, line: 1, message: 'a start that is not there' });
    for (const { specifier, line } of own ?? []) {
      const path = posix.join(posix.dirname(file), specifier);
      if (specifier.startsWith('.') && !reached.has(path)) reached.set(path, file);
      if (DESCRIBES_TABLES.test(specifier))
        found.push({
          file,
          line,
          message: `a running server would load ${specifier} (${wayTo(file).join(' > ')}); tables are gathered in src/app/schema.ts, for migrations and tests alone`,
        });
    }
  }
  return found;
}
