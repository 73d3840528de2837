// npm run bench: what the product reaches, as ratios in one run on one machine, beside the budgets of the design's section 7.
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type BenchDatabases, openDatabases } from './database.ts';
import { type Figure, lineOf, summary } from './figures.ts';
import { measureOnDocuments, ON_DOCUMENTS } from './on-documents.ts';
import { measureOnFleet, ON_FLEET } from './on-fleet.ts';
import { type Part, readOptions } from './options.ts';
import { measureAdministration } from './parts/administration.ts';
import { measureBrowser } from './parts/browser.ts';
import { measureDownloads } from './parts/downloads.ts';
import { measureGrid } from './parts/grid.ts';
import { measureProperties } from './parts/properties.ts';
import { measureStart } from './parts/start.ts';
import { measureTypes } from './parts/types.ts';

const options = readOptions(process.argv.slice(2));
/** Ratios stand on a busy machine; times and CPU a call do not. */
const BUSY = 0.5;
const wants = (name: Part): boolean => options.parts.includes(name);
const figures: Figure[] = [];
const note = (line: string): void => console.log(`  ${line}`);
const tell = (figure: Figure): void => {
  figures.push(figure);
  console.log(lineOf(figure));
};

console.log(
  `${availableParallelism()} x ${cpus()[0]?.model.trim()}, load ${loadavg()[0]!.toFixed(1)}, Node ${process.version}`,
);
if (loadavg()[0]! > BUSY * availableParallelism())
  note('the machine is busy with something else: ratios hold, times do not');
if (wants('start') || wants('downloads') || wants('browser')) buildWeb();
await part('start', () => measureStart({ tell }));
await part('downloads', () => measureDownloads({ tell, note }));
await part('types', () => measureTypes({ tell, note }));
await part('browser', () => measureBrowser({ tell, note }));
await part('grid', () => measureGrid({ tell, note }));
await part('properties', () => measureProperties({ tell }));
const onTheFleet = ON_FLEET.some(wants);
const onDocuments = ON_DOCUMENTS.some(wants);
if (onTheFleet || onDocuments || wants('administration')) await onDatabases(await openDatabases(options));
console.log(`\n${summary(figures)}`);
process.exit();

/** One part's failure leaves the others their turn. */
async function part(name: Part, work: () => Promise<void> | void): Promise<void> {
  if (!wants(name)) return;
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    note(`${name} failed: ${(error as Error).message}`);
  }
}

/** The web as it is now, or what was built last when it does not build. */
function buildWeb(): void {
  const script = join(import.meta.dirname, '../build.mjs');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) note('the web does not build: what was built last is measured');
}

/** The parts that need databases of their own. */
async function onDatabases(databases: BenchDatabases): Promise<void> {
  const { companyUrl: url, documentsUrl, stop } = databases;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    await part('administration', () => measureAdministration({ url, tell, note }));
    if (onDocuments) await measureOnDocuments({ url: documentsUrl, options, tell, note, part });
    if (onTheFleet) await measureOnFleet({ databases, options, tell, note, part });
  } finally {
    await stop();
  }
}
