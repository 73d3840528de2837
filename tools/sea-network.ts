/**
 * Builds the network of sea routes out of the land of Natural Earth (see tools/land.ts), the channels that its outlines show as closed and
 * rivers. Run by hand when one of these changes; takes a minute or two:
 *   node tools/with-node.mjs tools/sea-network.ts
 * Writes src/domains/voyage/sea-routes/network.data.json: every way between two corners that a shortest way could use.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type NetworkData, networkOf, SIDE } from '../src/domains/voyage/sea-routes/network.rules.ts';
import { gatesAcross, PASSAGE_NAMES, PASSAGES, type Passage } from '../src/domains/voyage/sea-routes/passages.rules.ts';
import { shoresOf } from '../src/domains/voyage/sea-routes/shores.rules.ts';
import { somePiece } from '../src/domains/voyage/sea-routes/sphere.rules.ts';
import { decodeLand } from '../src/kernel/value/land/land.ts';
import { type Corner, cornersOf } from './sea-network/corners.ts';
import { joinCorners } from './sea-network/join.ts';
import { RIVERS } from './sea-network/rivers.ts';

const root = new URL('../', import.meta.url);
const target = new URL('src/domains/voyage/sea-routes/network.data.json', root);
const PER_DEGREE = 10_000;

const begun = performance.now();
const say = (words: string): void => console.log(`${Math.round((performance.now() - begun) / 1000)} s: ${words}`);

const polygons = decodeLand(JSON.parse(readFileSync(new URL('src/kernel/value/land/land.data.json', root), 'utf8')));
const shores = shoresOf(polygons);

const lines = [
  ...PASSAGE_NAMES.flatMap((name) => {
    const { channel } = PASSAGES[name] as Passage;
    return channel ? [channel] : [];
  }),
  ...RIVERS,
];
const capes = cornersOf(polygons, shores);
/** Channels: each of their places is a corner, the ways between them need no open water. */
const channelCorners: Corner[] = [];
const channelWays: [number, number][] = [];
const numbers = new Map<string, number>();
for (const line of lines)
  for (const [i, place] of line.entries()) {
    const key = place.join(' ');
    if (!numbers.has(key)) {
      numbers.set(key, capes.length + channelCorners.length);
      channelCorners.push({ place });
    }
    if (i > 0) channelWays.push([numbers.get(line[i - 1]!.join(' '))!, numbers.get(key)!]);
  }
const corners = [...capes, ...channelCorners];
say(`${capes.length} capes, ${channelCorners.length} places of channels`);

/** The whole of it, as it would be stored. */
function dataOf(
  all: readonly Corner[],
  pairs: readonly (readonly [number, number])[],
  channel: readonly number[],
): NetworkData {
  const ways = all.map((): number[] => []);
  for (const [a, b] of pairs) ways[Math.min(a, b)]!.push(Math.max(a, b));
  const gates: [number, number][] = [];
  let way = 0;
  for (const [from, ends] of ways.entries()) {
    ends.sort((a, b) => a - b);
    for (const end of ends) {
      let bits = 0;
      somePiece(all[from]!.place, all[end]!.place, (aLon, aLat, bLon, bLat) => {
        bits |= gatesAcross(aLon, aLat, bLon, bLat);
        return false;
      });
      if (bits) gates.push([way, bits]);
      way += 1;
    }
  }
  return {
    lon: all.map(({ place }) => Math.round(place[0] * PER_DEGREE)),
    lat: all.map(({ place }) => Math.round(place[1] * PER_DEGREE)),
    shoreSides: all.flatMap(({ sides = [0, 0, 0, 0] }) => sides.map((side) => Math.round(side * SIDE))),
    ways: ways.map((ends, from) => ends.map((end, i) => end - (i === 0 ? from : ends[i - 1]!))),
    gates,
    channel,
  };
}

const bare = networkOf(dataOf(corners, [], []));
const joined = joinCorners(bare, shores);
const pairs: [number, number][] = [...channelWays];
for (let i = 0; i < joined.length; i += 2) pairs.push([joined[i]!, joined[i + 1]!]);
say(`${pairs.length} ways`);

/** Only what hangs together with most of it: lakes and lagoons have corners too. */
function largestPart(count: number, all: readonly (readonly [number, number])[]): Uint8Array {
  const part = Array.from({ length: count }, (_, i) => i);
  const rootOf = (i: number): number => {
    let at = i;
    while (part[at] !== at) at = part[at] = part[part[at]!]!;
    return at;
  };
  for (const [a, b] of all) part[rootOf(a)] = rootOf(b);
  const sizes = new Map<number, number>();
  for (let i = 0; i < count; i += 1) sizes.set(rootOf(i), (sizes.get(rootOf(i)) ?? 0) + 1);
  const [most] = [...sizes].sort((a, b) => b[1] - a[1])[0]!;
  return Uint8Array.from(part, (_, i) => Number(rootOf(i) === most));
}
const inSea = largestPart(corners.length, pairs);
const kept = corners.flatMap((_, i) => (inSea[i] ? [i] : []));
const renumbered = new Map(kept.map((old, i) => [old, i]));
const network = dataOf(
  kept.map((old) => corners[old]!),
  pairs.flatMap(([a, b]): [number, number][] =>
    inSea[a] && inSea[b] ? [[renumbered.get(a)!, renumbered.get(b)!]] : [],
  ),
  kept.flatMap((old, i) => (old >= capes.length ? [i] : [])),
);
writeFileSync(target, `${JSON.stringify(network)}\n`);
say(`${network.lon.length} corners and ${network.ways.reduce((sum, ends) => sum + ends.length, 0)} ways written`);
