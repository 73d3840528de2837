// npm run bench: what the product reaches, as ratios in one run on one machine, beside the budgets of the design's section 7.
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.ts';
import type { Bench } from './context.ts';
import { type BenchDatabases, openDatabases } from './database.ts';
import { type Figure, lineOf, summary } from './figures.ts';
import { buildFleet, clearAdded } from './fleet.ts';
import { type Part, readOptions } from './options.ts';
import { measureAdministration } from './parts/administration.ts';
import { startBare } from './parts/bare.ts';
import { measureBrowser } from './parts/browser.ts';
import { measureDownloads } from './parts/downloads.ts';
import { measureExport } from './parts/export.ts';
import { measureFinder } from './parts/finder.ts';
import { measureGrid } from './parts/grid.ts';
import { measureLists } from './parts/lists.ts';
import { measureOthers } from './parts/others.ts';
import { measureRecords } from './parts/records.ts';
import { measureSave } from './parts/save.ts';
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
const onTheFleet = (['lists', 'records', 'save', 'others', 'export', 'finder'] as const).some(wants);
if (onTheFleet || wants('administration')) await onDatabases(await openDatabases(options));
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
  const { companyUrl: url, stop } = databases;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    await part('administration', () => measureAdministration({ url, tell, note }));
    if (onTheFleet) await onFleet(databases);
  } finally {
    await stop();
  }
}

/** The parts that need the fleet and servers over it. */
async function onFleet({ url, smallUrl }: BenchDatabases): Promise<void> {
  const begun = performance.now();
  const fleet = await buildFleet(url, options.rows);
  const smallFleet = await buildFleet(smallUrl, options.smallRows);
  note(`fleet of ${options.rows.toLocaleString('en')} reports: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const product = await startChild('serve-product.ts', { url });
  const bench: Bench = { options, url, smallUrl, fleet, smallFleet, product, tell, note };
  if (wants('lists') || wants('records')) {
    const rivals = await startBare(bench);
    await part('lists', async () => {
      const small = await startChild('serve-product.ts', { url: smallUrl });
      await measureLists(bench, rivals, small);
      await small.stop();
    });
    await part('records', () => measureRecords(bench, rivals));
    await rivals.bare.stop();
    await clearAdded(url, fleet);
  }
  await part('finder', () => measureFinder(bench));
  await part('save', () => measureSave(bench));
  await part('others', () => measureOthers(bench));
  await product.stop();
  await part('export', () => measureExport(bench));
}
