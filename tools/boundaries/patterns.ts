import { analyse } from 'scslre';
import { type Source, type Violation, walk } from './source.ts';

/** Looked at by hand: what such a pattern is run over is short, or our own. `pattern` as written, or `new RegExp`. */
const REVIEWED: readonly { readonly file: string; readonly pattern: string; readonly why: string }[] = [
  {
    file: 'src/kernel/value/rich-html.ts',
    pattern: String.raw`^<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>`,
    why: 'run over 2,200 characters, LONGEST_TAG',
  },
  { file: 'src/kernel/value/rich-html.ts', pattern: 'new RegExp', why: 'of a name of ours; blanks before one sign' },
  { file: 'src/kernel/value/hidden-signs.ts', pattern: 'new RegExp', why: 'a class of characters of ours' },
  {
    file: 'src/kernel/server/cache/redis-store.ts',
    pattern: 'new RegExp',
    why: 'names of ours, over what Redis says of itself',
  },
  { file: 'src/kernel/testing/cluster.ts', pattern: 'new RegExp', why: 'a prefix of ours' },
  {
    file: 'src/domains/operations/versions/release-notes.rules.ts',
    pattern: String.raw`^-\s+(.*[\u3400-\u9fff\u3002\uff01-\uff5e])\s*([A-Za-z0-9"'(].*)$`,
    why: 'run over lines of our own changelog',
  },
  {
    file: 'src/kernel/server/db/statement-figures.ts',
    pattern: String.raw`('[^']*'|-?\d+(?:\.\d+)?)(\s*,\s*('[^']*'|-?\d+(?:\.\d+)?)){7,}`,
    why: 'run over 4,000 characters of our own statements',
  },
];

/**
 * Refuses patterns whose time grows faster than the text they are run over: one text of some kilobytes would hold up everybody. Also
 * those put together at run time, which nobody can look at.
 */
export function checkPatterns(source: Source): Violation[] {
  if (/\.(test|e2e)\.tsx?$/.test(source.file)) return [];
  const found: Violation[] = [];
  const refuse = (start: number, pattern: string, message: string): void => {
    if (REVIEWED.some((known) => known.file === source.file && known.pattern === pattern)) return;
    found.push({ file: source.file, line: source.lineOf(start), message });
  };
  const made = (node: { callee: { type: string; name?: unknown }; start: number }): void => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
      refuse(node.start, 'new RegExp', 'a pattern stands in the code as a whole, where it can be checked');
  };
  walk(source, {
    Literal: (node) => {
      if (!('regex' in node) || !node.regex) return;
      const { pattern, flags } = node.regex;
      const { reports } = analyse({ source: pattern, flags });
      const [report] = reports;
      if (!report) return;
      const again = report.character.pick;
      refuse(
        node.start,
        pattern,
        `this pattern runs long over many ${JSON.stringify(again)}: write it so that it reads each sign once`,
      );
    },
    NewExpression: made,
    CallExpression: made,
  });
  return found;
}
