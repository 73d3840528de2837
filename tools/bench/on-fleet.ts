import { startChild } from './child.ts';
import type { Bench } from './context.ts';
import type { BenchDatabases } from './database.ts';
import { buildFleet, clearAdded } from './fleet.ts';
import type { Part } from './options.ts';
import { startBare } from './parts/bare.ts';
import { measureBudget } from './parts/budget.ts';
import { measureExport } from './parts/export.ts';
import { measureFinder } from './parts/finder.ts';
import { measureLists } from './parts/lists.ts';
import { measureOthers } from './parts/others.ts';
import { measureRecords } from './parts/records.ts';
import { measureSave } from './parts/save.ts';
import { measureVoyage } from './parts/voyage.ts';

type Given = Pick<Bench, 'options' | 'tell' | 'note'> & {
  readonly databases: Pick<BenchDatabases, 'url' | 'smallUrl'>;
  /** Does the work of a part that is wanted; what becomes of one that fails is the caller's. */
  readonly part: (name: Part, work: () => Promise<void>) => Promise<void>;
};

export const ON_FLEET = [
  'lists',
  'records',
  'finder',
  'budget',
  'voyage',
  'save',
  'others',
  'export',
] as const satisfies readonly Part[];

/** The parts that need the fleet and servers over it. */
export async function measureOnFleet({ databases, options, tell, note, part }: Given): Promise<void> {
  const { url, smallUrl } = databases;
  const wants = (name: Part): boolean => options.parts.includes(name);
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
  await part('budget', () => measureBudget(bench));
  await part('voyage', () => measureVoyage(bench));
  await part('save', () => measureSave(bench));
  await part('others', () => measureOthers(bench));
  await product.stop();
  await part('export', () => measureExport(bench));
}
