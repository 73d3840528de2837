import { type BunkerRecord, emptyBunker } from '../reports/bunkering.rules.ts';
import { type GradeKey, groupOf, parseGradeKey } from '../reports/oil-rows.rules.ts';
import { HOUR, isoOf, type Minute, onStep } from './minutes.rules.ts';
import type { Random } from './random.rules.ts';

const SUPPLIERS = {
  home: ['中国船舶燃料有限责任公司', '中石化中海船舶燃料供应有限公司', '舟山港综合保税区能源供应有限公司'],
  abroad: ['Straits Marine Fuels Pte. Ltd.', 'Eastern Bunker Supply Co., Ltd.', 'Gulf Harbour Energy FZE'],
} as const;

type BunkerInput = {
  readonly key: GradeKey;
  /** Kilograms by the delivery note. */
  readonly kilos: number;
  readonly bunkerNo: string;
  readonly port: string | null;
  readonly home: boolean;
  /** End of the delivery, and the minutes it took. */
  readonly end: Minute;
  readonly minutes: number;
  /** Percent that the ship measured above the note, where it is planted, and whether she protested. */
  readonly difference?: number;
  readonly protest?: boolean;
  readonly dice: Random;
};

/** One delivery of one grade. */
export function bunkerRecord(input: BunkerInput): BunkerRecord {
  const { key, kilos, dice, end, minutes, protest = false } = input;
  const { oilGrade, bonded } = parseGradeKey(key);
  const light = groupOf(key) === 'DO';
  const percent = input.difference ?? dice.between(-0.32, 0.12);
  const begin = end - onStep(minutes);
  const quantity = (value: number): string => (value / 1000).toFixed(3);
  return {
    ...emptyBunker(),
    bunkerNo: input.bunkerNo,
    port: input.port,
    place: '港内锚地',
    oilGrade,
    bonded,
    protest,
    supplierId: dice.pick(input.home ? SUPPLIERS.home : SUPPLIERS.abroad),
    bargeName: input.home ? `海供油${dice.whole(11, 89)}` : `SEA FUEL ${dice.whole(2, 30)}`,
    bargeArrival: isoOf(begin - onStep(0.7 * HOUR)),
    beginTime: isoOf(begin),
    endTime: isoOf(end),
    orderedQty: quantity(Math.round(kilos / 5000) * 5000),
    bdnNo: `BDN${isoOf(end).slice(2, 10).replaceAll('-', '')}${dice.whole(100, 999)}`,
    bdnQty: quantity(kilos),
    bdnDensity15: (light ? dice.between(0.838, 0.852) : dice.between(0.931, 0.962)).toFixed(4),
    bdnSulphur: (light || oilGrade === 'ULSFO' ? dice.between(0.03, 0.08) : dice.between(0.41, 0.49)).toFixed(3),
    bdnViscosity: (light ? dice.between(2.6, 4.8) : dice.between(110, 330)).toFixed(1),
    bdnFlashPoint: (light ? dice.between(64, 78) : dice.between(74, 112)).toFixed(1),
    shipQty: quantity(Math.round(kilos * (1 + percent / 100))),
    sampleNo: `S${dice.whole(1_000_000, 9_999_999)}`,
    remark: protest ? '实收短少，已递交抗议书' : null,
  };
}

/** Kilograms that go into the books: the ship's figure under protest, else the note's. */
export function bookedKilos({ protest, shipQty, bdnQty }: BunkerRecord): number {
  return Math.round(Number(protest ? shipQty : bdnQty) * 1000);
}
