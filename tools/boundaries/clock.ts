import { type Source, type Violation, walk } from './source.ts';

/** The one place on each side that reads the computer's clock. */
const CLOCKS = ['src/kernel/server/clock.ts', 'src/kernel/web/server-clock.ts'];
const READS_CLOCK = /^(Date\.now|Date|dayjs|Temporal\.Now\.\w+)$/;

/**
 * Where a statement may use the database's own clock: what several nodes must agree on within seconds (who is alive, what is due, what
 * was just told), defaults of columns, and what PostgreSQL tells of itself.
 */
const BETWEEN_NODES =
  /^src\/kernel\/server\/(jobs|live|nodes|db|postgres|backup)\b|^src\/kernel\/testing\/|^src\/domains\/operations\/(monitor-sql|timing)\/|\.tables\.server\.ts$|[/.]table\.ts$/;
const SQL_CLOCK =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|\b(current_date|current_timestamp|localtimestamp)\b/i;

/** The product has one clock, so that a test or a demo company can stand on any day. */
export function checkClock(source: Source): Violation[] {
  if (CLOCKS.includes(source.file)) return [];
  const found: Violation[] = [];
  const refuse = (start: number, message: string) =>
    found.push({ file: source.file, line: source.lineOf(start), message });
  const read = (callee: { start: number; end: number }, given: number, start: number) => {
    const name = source.text.slice(callee.start, callee.end);
    if (given === 0 && READS_CLOCK.test(name))
      refuse(start, `${name}() reads the computer's clock: ctx.now, app.now(), serverNow(), or TEST_NOW in tests`);
  };
  const sql = (text: string, start: number) => {
    if (SQL_CLOCK.test(text) && !BETWEEN_NODES.test(source.file) && source.file.startsWith('src/'))
      refuse(start, "a statement takes the time as a parameter, not the database's");
  };
  walk(source, {
    CallExpression: (node) => read(node.callee, node.arguments.length, node.start),
    NewExpression: (node) => read(node.callee, node.arguments.length, node.start),
    Literal: (node) => {
      if (typeof node.value === 'string') sql(node.value, node.start);
    },
    TemplateElement: (node) => sql(node.value.raw, node.start),
  });
  return found;
}
