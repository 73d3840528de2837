import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeLand, type LonLat } from '../../../kernel/value/land/land.ts';
import { networkOf } from './network.rules.ts';
import { CLOSED_PASSAGES, PASSAGE_NAMES, PASSAGES, type PassageName } from './passages.rules.ts';
import { seaOf, seaRoute, trackOf } from './sea-route.rules.ts';
import { shoresOf } from './shores.rules.ts';
import { milesBetween, vectorOf } from './sphere.rules.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const sea = seaOf(
  shoresOf(decodeLand(read('../../../kernel/value/land/land.data.json'))),
  networkOf(read('network.data.json')),
);

/** Positions of the port register, by UN/LOCODE. */
const PORTS = new Map(
  readFileSync(new URL('../../parameter/ports/ports.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line): [string, LonLat] => {
      const words = line.split(',');
      return [words[0]!, [Number(words.at(-1)), Number(words.at(-2))]];
    }),
);
const at = (locode: string): LonLat => PORTS.get(locode)!;
const avoiding = (...names: PassageName[]) => ({ avoid: [...CLOSED_PASSAGES, ...names] });
const circle = (a: LonLat, b: LonLat): number => milesBetween(vectorOf(a), vectorOf(b));

describe('published distances, within two in a hundred', () => {
  const PUBLISHED: [from: string, to: string, miles: number, avoid: PassageName[], source: string][] = [
    ['USNYC', 'LKCMB', 8604, [], 'NGA Pub. 151, New York to Colombo by Gibraltar and Suez'],
    ['USBOS', 'USANC', 7312, [], 'NOAA, Distances Between United States Ports, 1978: Boston to Anchorage by Panama'],
    ['SAJED', 'ROCND', 1698, [], 'Suez Canal Authority, Jeddah to Constanta by the canal'],
    ['SAJED', 'ROCND', 11771, ['SUEZ'], 'Suez Canal Authority, the same round the Cape of Good Hope'],
  ];
  test.each(PUBLISHED)('%s to %s: %d (%o)', (from, to, miles, avoid, _source) => {
    const route = seaRoute(sea, at(from), at(to), avoiding(...avoid))!;
    expect(Math.abs(route.miles / miles - 1)).toBeLessThan(0.02);
  });
});

describe('passages', () => {
  const SINGAPORE = at('SGSIN');
  const ROTTERDAM = at('NLRTM');

  test('are named in the way that goes through them', () => {
    const { passages } = seaRoute(sea, SINGAPORE, ROTTERDAM)!;
    expect(passages).toEqual(expect.arrayContaining(['MALACCA', 'BAB_EL_MANDEB', 'SUEZ', 'GIBRALTAR', 'DOVER']));
    expect(passages).not.toContain('CAPE');
  });

  test('that are avoided are gone round, and never shorter', () => {
    const usual = seaRoute(sea, SINGAPORE, ROTTERDAM)!;
    const round = seaRoute(sea, SINGAPORE, ROTTERDAM, avoiding('SUEZ'))!;
    expect(round.passages).toContain('CAPE');
    expect(round.miles).toBeGreaterThan(usual.miles + 3000);
  });

  test('through ice are taken only where somebody asks', () => {
    const usual = seaRoute(sea, at('CNSHA'), ROTTERDAM)!;
    const north = seaRoute(sea, at('CNSHA'), ROTTERDAM, { avoid: [] })!;
    expect(usual.passages).not.toContain('NORTHEAST');
    expect(north.passages).toContain('NORTHEAST');
    expect(north.miles).toBeLessThan(usual.miles);
  });

  test('leave no way where nothing else leads out', () => {
    expect(seaRoute(sea, at('ROCND'), ROTTERDAM, avoiding('TURKISH'))).toBeUndefined();
    expect(seaRoute(sea, at('KWKWI'), ROTTERDAM, avoiding('HORMUZ'))).toBeUndefined();
  });

  test.each(PASSAGE_NAMES)('%s: its gate stands across water between land or ice', (name) => {
    const [a, b] = PASSAGES[name].gate as readonly [LonLat, LonLat];
    const isShut = (place: LonLat): boolean => Math.abs(place[1]) > 60 || sea.shores.isLand(place);
    expect([isShut(a), isShut(b)]).toEqual([true, true]);
  });
});

test('a port up a river is reached by the river, one in the desert not at all', () => {
  const { turns, miles } = seaRoute(sea, at('CNNKG'), at('CNTAO'))!;
  expect(turns.length).toBeGreaterThan(6);
  expect(miles).toBeGreaterThan(1.5 * circle(at('CNNKG'), at('CNTAO')));
  expect(seaRoute(sea, [10, 25], at('CNTAO'))).toBeUndefined();
});

test('the track crosses the Pacific by the 180th meridian', () => {
  const { miles, turns } = seaRoute(sea, at('CNSHA'), at('USLAX'))!;
  expect(miles).toBeLessThan(5_900);
  const track = trackOf({ turns });
  expect(track.some(([lon]) => Math.abs(lon) === 180)).toBe(true);
});

describe('over random pairs of ports', () => {
  /** The same pairs every time: a linear congruence (Numerical Recipes). */
  let state = 20_261_125;
  const random = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const all = [...PORTS.values()];
  const pick = (): LonLat => all[random(all.length)]!;
  const inChannel = new Set(
    [...sea.network.inChannel.entries()].flatMap(([corner, is]) => (is ? [sea.network.places[corner]!.join()] : [])),
  );
  const groups = Array.from({ length: 10 }, (_, i) => ({
    group: i + 1,
    pairs: Array.from({ length: 20 }, () => [pick(), pick()] as const),
    third: pick(),
  }));

  test.each(groups)(
    'most ports are reached, as far back as there, never below the great circle nor over land: $group',
    ({ pairs }) => {
      const found = pairs.flatMap(([a, b]) => {
        const route = seaRoute(sea, a, b);
        return route ? [{ a, b, ...route }] : [];
      });
      // The register holds inland ports too, which no seaway reaches.
      expect(found.length).toBeGreaterThan(8);
      for (const { a, b, miles, turns } of found) {
        expect(miles).toBeGreaterThanOrEqual(circle(a, b) - 0.01);
        expect(Math.abs(seaRoute(sea, b, a)!.miles - miles)).toBeLessThan(0.01);
        // But for the last miles to a port, and the lines of channels.
        const crossing = turns.flatMap((to, i) => {
          const from = turns[i - 1];
          if (!from || i === 1 || i === turns.length - 1) return [];
          if (inChannel.has(from.join()) && inChannel.has(to.join())) return [];
          return sea.shores.between(from, to) ? [[from, to]] : [];
        });
        expect(crossing).toEqual([]);
      }
    },
  );

  test.each(groups)('no way is longer than one by a third port: $group', ({ pairs, third }) => {
    for (const [a, b] of pairs.slice(0, 5)) {
      const [ab, ac, cb] = [seaRoute(sea, a, b), seaRoute(sea, a, third), seaRoute(sea, third, b)];
      // Two miles at each end: a way by a port begins and ends in its roads.
      if (ab && ac && cb) expect(ab.miles).toBeLessThanOrEqual(ac.miles + cb.miles + 4);
    }
  });
});
