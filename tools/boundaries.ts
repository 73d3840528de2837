import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dependencies } from '../src/domains/dependencies.ts';
import { checkClock } from './boundaries/clock.ts';
import { checkDependencies, checkDirections, checkUnused, refersTo } from './boundaries/directions.ts';
import { checkHouseRules, checkStyles } from './boundaries/house-rules.ts';
import { checkKernelCalls } from './boundaries/kernel-calls.ts';
import { checkPatterns } from './boundaries/patterns.ts';
import { checkPurity } from './boundaries/purity.ts';
import { checkRunTime } from './boundaries/run-time.ts';
import { type Import, importsOf, readSource, type Violation } from './boundaries/source.ts';
import { checkTypedRows } from './boundaries/typed-rows.ts';
import { keptByText } from './kept.ts';
import { report } from './report.ts';

/** Checks every file below src/: who imports whom, what is pure, and the house rules. What stays as it was is not read again. */
const root = join(import.meta.dirname, '..');

type Found = {
  readonly boundaries: readonly Violation[];
  readonly house: readonly Violation[];
  readonly imports: readonly Import[];
  readonly refers: readonly string[];
};

function check(file: string, text: string): Found {
  if (file.endsWith('.css')) return { boundaries: [], house: checkStyles(file, text), imports: [], refers: [] };
  const source = readSource(file, text);
  if (file.startsWith('e2e/')) return { boundaries: [], house: checkClock(source), imports: [], refers: [] };
  return {
    boundaries: [...checkDirections(source, dependencies), ...checkKernelCalls(source), ...checkPurity(source)],
    house: [...checkHouseRules(source), ...checkTypedRows(source), ...checkPatterns(source), ...checkClock(source)],
    imports: importsOf(source),
    refers: refersTo(text),
  };
}

/** Everything by which a file is judged, so that other rules judge all of them anew. */
const rules = [import.meta.filename, ...pathsBelow('tools/boundaries')].map((path) => readFileSync(path, 'utf8'));
const kept = keptByText(root, 'boundaries', `${rules.join('\n')}${JSON.stringify(dependencies)}`, check);
const paths = [...pathsBelow('src', /\.(tsx?|css)$/), ...pathsBelow('e2e', /\.ts$/)];
const found = new Map(
  paths.map((path) => {
    const file = relative(root, path).replaceAll('\\', '/');
    return [file, kept.of(file, readFileSync(path, 'utf8'))];
  }),
);
kept.save();
const imports = new Map(
  [...found].filter(([file]) => /^src\/.+\.tsx?$/.test(file)).map(([file, one]) => [file, one.imports]),
);
const boundaries = [
  ...checkDependencies(dependencies),
  ...checkUnused(dependencies, found),
  ...unlisted(),
  ...unwalked(),
  ...unswept(),
  ...[...found.values()].flatMap((one) => one.boundaries),
  ...checkRunTime(imports),
];
const house = [...found.values()].flatMap((one) => one.house);

for (const { file, line, message } of [...boundaries, ...house]) console.log(`${file}:${line} ${message}`);
console.log(`${found.size} files`);
const failed = [
  ...(boundaries.length > 0 ? [`boundaries: ${boundaries.length} findings`] : []),
  ...(house.length > 0 ? [`house rules: ${house.length} findings`] : []),
];
report({ passed: 2 - failed.length, failed });

function pathsBelow(folder: string, which = /\.ts$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && which.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Folders of domains that the list does not name. */
function unlisted(): Violation[] {
  const folder = join(root, 'src', 'domains');
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return names
    .filter(({ name }) => !(name in dependencies))
    .map(({ name }) => ({ file: 'src/domains/dependencies.ts', line: 1, message: `the domain ${name} is not listed` }));
}

/** Domains whose pages no walk visits, and walks of domains that are gone; `shell` walks the frame's own pages. */
function unwalked(): Violation[] {
  const walks = new Set([...found.keys()].flatMap((file) => /^e2e\/walk\/([\w-]+)\.e2e\.ts$/.exec(file)?.[1] ?? []));
  const missing = Object.keys(dependencies).filter((domain) => !walks.has(domain));
  const lost = [...walks].filter((walk) => walk !== 'shell' && !(walk in dependencies));
  return [
    ...missing.map((domain) => ({
      file: `e2e/walk/${domain}.e2e.ts`,
      line: 1,
      message: `is missing: no walk visits the pages of ${domain}`,
    })),
    ...lost.map((walk) => ({ file: `e2e/walk/${walk}.e2e.ts`, line: 1, message: `${walk} is no domain` })),
  ];
}

/** Domains whose calls and kinds of record no sweep goes over. */
function unswept(): Violation[] {
  return Object.keys(dependencies)
    .map((domain) => ({ domain, file: `src/domains/${domain}/${domain}.sweeps.server.test.ts` }))
    .filter(({ domain, file }) => !existsSync(join(root, file)) || !sweeps(file, domain))
    .map(({ domain, file }) => ({ file, line: 1, message: `must call sweepDomain('${domain}')` }));
}

function sweeps(file: string, domain: string): boolean {
  return readFileSync(join(root, file), 'utf8').includes(`sweepDomain('${domain}'`);
}
