import { readFile } from 'node:fs/promises';
import { decodeLand } from '../../../kernel/value/land/land.ts';
import { networkOf } from './network.rules.ts';
import type { Sea } from './sea-route.rules.ts';
import { shoresOf } from './shores.rules.ts';

const read = async (path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));

let pending: Promise<Sea> | undefined;

/** Land and network of the world, read when somebody first asks for a route. */
export function sea(): Promise<Sea> {
  pending ??= load().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function load(): Promise<Sea> {
  const [land, network] = await Promise.all([
    read('../../../kernel/value/land/land.data.json'),
    read('network.data.json'),
  ]);
  return { shores: shoresOf(decodeLand(land)), network: networkOf(network) };
}
