import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dependencies } from '../src/domains/dependencies.ts';
import { checkClock } from './boundaries/clock.ts';
import { checkDependencies, checkDirections } from './boundaries/directions.ts';
import { checkHouseRules, checkStyles } from './boundaries/house-rules.ts';
import { checkKernelCalls } from './boundaries/kernel-calls.ts';
import { checkPatterns } from './boundaries/patterns.ts';
import { checkPurity } from './boundaries/purity.ts';
import { checkRunTime } from './boundaries/run-time.ts';
import { type Import, importsOf, readSource, type Violation } from './boundaries/source.ts';
import { report } from './report.ts';

/** Checks every file below src/: who imports whom, what is pure, and the house rules. */
const root = join(import.meta.dirname, '..');

const boundaries: Violation[] = [...checkDependencies(dependencies), ...unlisted()];
const house: Violation[] = [];
const imports = new Map<string, Import[]>();
let files = 0;
for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(tsx?|css)$/.test(entry.name) || entry.name.endsWith('.d.ts')) continue;
  const path = join(entry.parentPath, entry.name);
  const file = relative(root, path).replaceAll('\\', '/');
  const text = readFileSync(path, 'utf8');
  files += 1;
  if (file.endsWith('.css')) {
    house.push(...checkStyles(file, text));
    continue;
  }
  const source = readSource(file, text);
  imports.set(file, importsOf(source));
  boundaries.push(...checkDirections(source, dependencies), ...checkKernelCalls(source), ...checkPurity(source));
  house.push(...checkHouseRules(source), ...checkPatterns(source), ...checkClock(source));
}
boundaries.push(...checkRunTime(imports));

for (const name of readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.ts'))) {
  house.push(...checkClock(readSource(`e2e/${name}`, readFileSync(join(root, 'e2e', name), 'utf8'))));
}

for (const { file, line, message } of [...boundaries, ...house]) console.log(`${file}:${line} ${message}`);
console.log(`${files} files`);
const failed = [
  ...(boundaries.length > 0 ? [`boundaries: ${boundaries.length} findings`] : []),
  ...(house.length > 0 ? [`house rules: ${house.length} findings`] : []),
];
report({ passed: 2 - failed.length, failed });

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
