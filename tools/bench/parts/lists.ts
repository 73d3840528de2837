import type { Child } from '../child.ts';
import { type Bench, signedIn } from '../context.ts';
import { quantile } from '../figures.ts';
import { callOnce, latencies, race } from '../load.ts';
import { LISTS, type Rivals } from './bare.ts';

const perSecond = (rate: number): string => `${rate.toFixed(0)}/s`;

/** Lists against bare Fastify + pg, deep pages against the plain offset, and the growth from the small to the large table. */
export async function measureLists(bench: Bench, { bare }: Rivals, small: Child): Promise<void> {
  const { fleet, smallFleet, options, product, tell } = bench;
  const headers = signedIn(fleet);
  const { ours, theirs } = await race(
    {
      ours: { child: product, call: { path: LISTS.filtered(fleet.shipId), headers } },
      theirs: { child: bare, call: { path: '/list/filtered' } },
    },
    options,
  );
  tell({
    name: 'list of 20 with filter, sort, total / bare',
    value: ours.perSecond / theirs.perSecond,
    unit: 'x',
    atLeast: 0.75,
    detail: `${perSecond(ours.perSecond)} to ${perSecond(theirs.perSecond)}`,
  });
  const month = await race(
    {
      ours: { child: product, call: { path: LISTS.month(fleet.shipId, fleet.monthAgo), headers } },
      theirs: { child: bare, call: { path: '/list/month' } },
    },
    options,
  );
  tell({
    name: 'list: CPU above bare (one ship, one month)',
    value: month.ours.cpuMs - month.theirs.cpuMs,
    unit: 'ms',
    atMost: 0.25,
    detail: `${month.ours.cpuMs.toFixed(2)} ms a call; ${perSecond(month.ours.perSecond)} to ${perSecond(month.theirs.perSecond)}`,
  });
  await measureGrowth(bench, small, signedIn(smallFleet));
  await measureDeepPage(bench, bare);
}

async function measureGrowth(
  { fleet, product, options, tell }: Bench,
  small: Child,
  smallHeaders: Record<string, string>,
): Promise<void> {
  const times = { small: [] as number[], large: [] as number[] };
  const path = LISTS.fleet();
  // Call by call in turn: whatever else the machine does then delays both alike.
  for (let i = -20; i < 80 * options.rounds; i += 1) {
    const [smallMs] = await latencies(small.port, { path, headers: smallHeaders }, 1);
    const [largeMs] = await latencies(product.port, { path, headers: signedIn(fleet) }, 1);
    if (i < 0) continue;
    times.small.push(smallMs!);
    times.large.push(largeMs!);
  }
  const [p95Small, p95Large] = [quantile(times.small, 0.95), quantile(times.large, 0.95)];
  tell({
    name: `list p95: ${options.rows.toLocaleString('en')} rows / ${options.smallRows.toLocaleString('en')} rows`,
    value: p95Large / p95Small,
    unit: 'x',
    atMost: 1.5,
    detail: `${p95Large.toFixed(1)} ms to ${p95Small.toFixed(1)} ms`,
  });
}

async function measureDeepPage({ fleet, product, options, tell }: Bench, bare: Child): Promise<void> {
  const headers = signedIn(fleet);
  const times = { ours: [] as number[], plain: [] as number[] };
  for (let i = 0; i < 10 * options.rounds; i += 1) {
    times.ours.push((await callOnce(product.port, { path: LISTS.deep(options.rows), headers })).ms);
    times.plain.push((await callOnce(bare.port, { path: '/list/plainDeep' })).ms);
  }
  const [ours, plain] = [quantile(times.ours, 0.5), quantile(times.plain, 0.5)];
  tell({
    name: 'page at offset 100,000: times as fast as plain offset',
    value: plain / ours,
    unit: 'x',
    atLeast: 2,
    detail: `${ours.toFixed(1)} ms to ${plain.toFixed(1)} ms`,
  });
}
