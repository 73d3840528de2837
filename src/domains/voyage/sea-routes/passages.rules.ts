import type { Text } from '../../../kernel/text.ts';
import type { LonLat } from '../../../kernel/value/land/land.ts';
import { cross } from './sphere.rules.ts';

export type Passage = {
  readonly label: Text;
  /** Whoever crosses this line on the chart goes through; its ends lie on land or where nobody sails. */
  readonly gate: readonly [LonLat, LonLat];
  /** What the outlines of the land show as closed, as a line in the water; both ends lie in open water. */
  readonly channel?: readonly LonLat[];
  /** Only used where it is asked for. */
  readonly closed?: true;
};

/** Canals and straits that may be closed or avoided. Positions are read off public charts, to a mile or two. */
export const PASSAGES = {
  SUEZ: {
    label: { zh: '苏伊士运河', en: 'Suez Canal' },
    gate: [
      [31.8, 30.7],
      [33.0, 30.7],
    ],
    channel: [
      [32.36, 31.55],
      [32.31, 31.24],
      [32.33, 30.75],
      [32.3, 30.57],
      [32.42, 30.3],
      [32.57, 29.94],
      [32.55, 29.7],
    ],
  },
  PANAMA: {
    label: { zh: '巴拿马运河', en: 'Panama Canal' },
    gate: [
      [-80.3, 9.0],
      [-79.0, 9.25],
    ],
    channel: [
      [-79.92, 9.5],
      [-79.92, 9.32],
      [-79.78, 9.16],
      [-79.6, 9.02],
      [-79.54, 8.88],
      [-79.5, 8.65],
    ],
  },
  KIEL: {
    label: { zh: '基尔运河', en: 'Kiel Canal' },
    gate: [
      [9.5, 54.6],
      [9.9, 53.9],
    ],
    channel: [
      [8.7, 53.98],
      [9.14, 53.89],
      [9.37, 54.16],
      [9.7, 54.33],
      [10.15, 54.37],
      [10.2, 54.5],
    ],
  },
  TURKISH: {
    label: { zh: '土耳其海峡', en: 'Turkish Straits' },
    gate: [
      [28.6, 41.15],
      [29.5, 41.12],
    ],
    channel: [
      [26.0, 40.0],
      [26.17, 40.03],
      [26.39, 40.19],
      [26.72, 40.43],
      [27.4, 40.6],
      [28.85, 40.9],
      [29.0, 41.02],
      [29.06, 41.1],
      [29.13, 41.22],
      [29.2, 41.35],
    ],
  },
  MALACCA: {
    label: { zh: '马六甲海峡', en: 'Malacca Strait' },
    gate: [
      [102.6, 2.7],
      [101.2, 1.3],
    ],
  },
  SUNDA: {
    label: { zh: '巽他海峡', en: 'Sunda Strait' },
    gate: [
      [106.2, -6.1],
      [105.4, -5.5],
    ],
  },
  LOMBOK: {
    label: { zh: '龙目海峡', en: 'Lombok Strait' },
    gate: [
      [115.3, -8.4],
      [116.3, -8.6],
    ],
  },
  GIBRALTAR: {
    label: { zh: '直布罗陀海峡', en: 'Strait of Gibraltar' },
    gate: [
      [-5.6, 36.3],
      [-5.5, 35.6],
    ],
  },
  BAB_EL_MANDEB: {
    label: { zh: '曼德海峡', en: 'Bab el-Mandeb' },
    gate: [
      [43.0, 12.4],
      [43.9, 12.95],
    ],
  },
  HORMUZ: {
    label: { zh: '霍尔木兹海峡', en: 'Strait of Hormuz' },
    gate: [
      [56.3, 25.9],
      [56.6, 27.4],
    ],
  },
  DOVER: {
    label: { zh: '多佛尔海峡', en: 'Dover Strait' },
    gate: [
      [1.1, 51.2],
      [1.8, 50.8],
    ],
  },
  MAGELLAN: {
    label: { zh: '麦哲伦海峡', en: 'Strait of Magellan' },
    gate: [
      [-69.6, -52.2],
      [-69.5, -53.2],
    ],
  },
  CAPE: {
    label: { zh: '好望角', en: 'Cape of Good Hope' },
    gate: [
      [20.0, -34.4],
      [20.0, -70.0],
    ],
  },
  HORN: {
    label: { zh: '合恩角', en: 'Cape Horn' },
    gate: [
      [-68.5, -54.6],
      [-68.5, -70.0],
    ],
  },
  TAIWAN: {
    label: { zh: '台湾海峡', en: 'Taiwan Strait' },
    gate: [
      [118.6, 25.2],
      [121.0, 24.2],
    ],
  },
  TORRES: {
    label: { zh: '托雷斯海峡', en: 'Torres Strait' },
    gate: [
      [142.5, -11.2],
      [142.5, -8.7],
    ],
  },
  NORTHEAST: {
    label: { zh: '东北航道', en: 'Northern Sea Route' },
    gate: [
      [104.0, 76.5],
      [104.0, 89.0],
    ],
    closed: true,
  },
  NORTHWEST: {
    label: { zh: '西北航道', en: 'Northwest Passage' },
    gate: [
      [-96.0, 65.5],
      [-96.0, 89.0],
    ],
    closed: true,
  },
} as const satisfies Record<string, Passage>;

export type PassageName = keyof typeof PASSAGES;

export const PASSAGE_NAMES = Object.keys(PASSAGES) as PassageName[];

/** Not used unless somebody asks for them: ice closes them most of the year. */
export const CLOSED_PASSAGES: readonly PassageName[] = PASSAGE_NAMES.filter(
  (name) => (PASSAGES[name] as Passage).closed,
);

const GATES = PASSAGE_NAMES.map((name) => (PASSAGES[name] as Passage).gate);

/** One bit for each passage. */
export const bitsOf = (names: Iterable<PassageName>): number =>
  [...names].reduce((bits, name) => bits | (1 << PASSAGE_NAMES.indexOf(name)), 0);

export const namesOf = (bits: number): PassageName[] => PASSAGE_NAMES.filter((_, i) => (bits & (1 << i)) !== 0);

/** Of a piece that is straight on the chart: a bit for each passage that it goes through. */
export function gatesAcross(aLon: number, aLat: number, bLon: number, bLat: number): number {
  let bits = 0;
  const [west, east] = aLon < bLon ? [aLon, bLon] : [bLon, aLon];
  for (let i = 0; i < GATES.length; i += 1) {
    const [[cLon, cLat], [dLon, dLat]] = GATES[i]!;
    if ((cLon > east && dLon > east) || (cLon < west && dLon < west)) continue;
    if (cross(aLon, aLat, bLon, bLat, cLon, cLat, dLon, dLat)) bits |= 1 << i;
  }
  return bits;
}
