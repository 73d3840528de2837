import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { decodeLand } from '../../../kernel/value/land/land.ts';
import { networkOf } from './network.rules.ts';
import type { LegAsked, LegFound } from './sea.server.ts';
import { type Sea, seaOf, seaRoute } from './sea-route.rules.ts';
import { shoresOf } from './shores.rules.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Runs in a thread of its own, started by `sea.server.ts`: reading the world, and ways round half of it, hold up no other call. */
const world = (): Sea =>
  seaOf(shoresOf(decodeLand(read('../../../kernel/value/land/land.data.json'))), networkOf(read('network.data.json')));

if (parentPort) {
  const port = parentPort;
  const sea = world();
  port.on('message', ({ key, from, to, avoid }: LegAsked) => {
    port.postMessage({ key, found: seaRoute(sea, from, to, { avoid }) } satisfies LegFound);
  });
}
