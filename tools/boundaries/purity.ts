import { type Source, type Violation, walk } from './source.ts';

/** Files whose result must depend on their arguments alone: declarations, rules, flows and texts of domains, and the pure kernel. */
const PURE = /\.(resource|flow|rules|text|calls|page)\.ts$|^src\/kernel\/(resource|flow|value)\/(?!.*\.test\.ts$)/;

const IMPURE_CALLS =
  /^(Date\.now|Date|Math\.random|performance\.now|crypto\.\w+|globalThis\.crypto\.\w+|Temporal\.Now\.\w+)$/;

/** No clock and no chance in pure files: pass `now` or `today` in. */
export function checkPurity(source: Source): Violation[] {
  if (!PURE.test(source.file)) return [];
  const found: Violation[] = [];
  const refuse = (start: number, what: string) =>
    found.push({ file: source.file, line: source.lineOf(start), message: `${what} in a pure file: pass the value in` });
  walk(source, {
    CallExpression: (node) => {
      const callee = source.text.slice(node.callee.start, node.callee.end);
      if (IMPURE_CALLS.test(callee)) refuse(node.start, `${callee}()`);
    },
    NewExpression: (node) => {
      const callee = source.text.slice(node.callee.start, node.callee.end);
      if (callee === 'Date' && node.arguments.length === 0) refuse(node.start, 'new Date()');
    },
  });
  return found;
}
