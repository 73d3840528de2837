import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changesSince } from './check/changes.ts';
import { type Choice, choose, type Reason } from './check/choose.ts';
import { readTree } from './check/imports.ts';
import { isJourney } from './check/reach.ts';
import { root } from './test/run-script.ts';
import { runSteps, type Step } from './test/run-steps.ts';
import { runVitest } from './test/run-vitest.ts';
import { boundaries, build, lint, types, withChromium } from './test/steps.ts';
import { estimator, keptTimes } from './test/times.ts';

/** So many test files are left to one worker. */
const FEW_FILES = 15;

const help = `Usage: npm run check -- [options]

  What a change needs before it may be merged: format and lint of what changed, types, boundaries, the statements of what changed, and
  the tests and pages that it can reach. It says what it chose and why. A change is what is not committed yet and what this branch has
  beyond main.

  --since REV    what differs from this commit
  --dry          only say what would be run
  --all          everything: npm test
`;
const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    dry: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
if (values.all) await import('./test.ts');
else await check();

async function check(): Promise<void> {
  const { since, files: changed } = changesSince(root, values.since);
  console.log(`${changed.length} files differ from ${since.slice(0, 12)}`);
  const estimate = estimator(keptTimes());
  const choice = choose({ changed, tree: readTree(root), estimate: (file) => estimate(file, 'integration') });
  console.log(tell(choice).join('\n'));
  if (values.dry) return;
  const there = changed.filter((file) => existsSync(join(root, file)));
  const fast = [...(there.length > 0 ? [lint(there)] : []), boundaries, types];
  await runSteps([fast, testsOf(choice)]);
}

function listed(names: readonly string[]): string {
  return names.map((name) => name.replace('src/domains/', '')).join(', ');
}

/** One line for each reason, and what is left. */
function tell({ reasons, left }: Choice): string[] {
  const line = ({ why, tests, pages }: Reason): string =>
    `  ${why}: ${listed(pages.length > 0 ? pages : tests)}${pages.length > 0 ? ` (${pages.length} pages)` : ''}`;
  return [...reasons.map(line), ...left.map((what) => `  left to npm test: ${what}`)];
}

/** The chosen tests; the web is built first where pages are walked and it is stale. */
function testsOf({ reasons, kinds, sql }: Choice): Step[] {
  const files = [...new Set(reasons.flatMap(({ tests }) => tests))];
  const pages = [...new Set(reasons.flatMap((reason) => reason.pages))];
  const env = {
    ...(pages.length > 0 && { WALK_PAGES: pages.join(',') }),
    ...(kinds.length > 0 && { SWEEP_KINDS: kinds.join(',') }),
    ...(sql && { SQL_FILES: sql.join(',') }),
  };
  // Each worker loads the whole product: a few files are done by one before a second has loaded it, and types are checked beside.
  const workers = files.length > FEW_FILES ? [] : ['--maxWorkers=1'];
  const run = () => runVitest('the chosen tests', [...workers, ...files], env);
  const inBrowser = files.some(isJourney);
  const title = `${files.length} test files${pages.length > 0 ? ` and ${pages.length} pages` : ''}`;
  return [...(inBrowser ? [build] : []), { name: 'tests', title, run: inBrowser ? () => withChromium(run) : run }];
}
