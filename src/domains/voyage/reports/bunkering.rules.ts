import { type Decimal, div, gt, lt, type MaybeDecimal, mul, neg, round, sub } from '../../../kernel/value/decimal.ts';
import type { OilGrade } from './oil-rows.rules.ts';

/** One delivery of one grade (3.7), without its price, which only land sees. Quantities in tonnes, 3 places. */
export type BunkerRecord = {
  readonly bunkerNo: string | null;
  readonly port: string | null;
  readonly place: string | null;
  readonly supplierId: string | null;
  readonly bargeName: string | null;
  readonly bargeArrival: string | null;
  readonly beginTime: string | null;
  readonly endTime: string | null;
  readonly oilGrade: OilGrade | null;
  readonly bonded: boolean;
  readonly orderedQty: string | null;
  readonly bdnNo: string | null;
  readonly bdnQty: string | null;
  readonly bdnDensity15: string | null;
  readonly bdnSulphur: string | null;
  readonly bdnViscosity: string | null;
  readonly bdnFlashPoint: string | null;
  readonly bdnPhoto: string | null;
  /** By soundings before and after, m3, and the factor that brings it to 15 C; both together give the ship's figure. */
  readonly observedVolume: string | null;
  readonly vcf: string | null;
  readonly shipQty: string | null;
  readonly diffQty: string | null;
  readonly diffRate: string | null;
  readonly protest: boolean;
  readonly protestFile: string | null;
  /** What goes into ROB; null means the default of 3.7. */
  readonly acceptedQty: string | null;
  readonly sampleNo: string | null;
  readonly remark: string | null;
};

/** Tonnes per m3 that air buoyancy takes off the density at 15 C. */
const AIR_BUOYANCY = '0.0011';

/**
 * Tonnes in air of an observed volume in m3: volume x VCF (ASTM D1250 table 54B) x (density at 15 C - 0.0011), 3 places.
 */
export function shipFigure({
  volume,
  vcf,
  density15,
}: {
  volume: MaybeDecimal;
  vcf: MaybeDecimal;
  density15: MaybeDecimal;
}): Decimal | null {
  return round(mul(mul(volume, vcf), sub(density15, AIR_BUOYANCY)), 3);
}

/** Ship's figure less BDN in tonnes (3 places), and in % of the BDN (2 places). */
export function bunkerDifference({ shipQty, bdnQty }: Pick<BunkerRecord, 'shipQty' | 'bdnQty'>): {
  diffQty: Decimal | null;
  diffRate: Decimal | null;
} {
  const diffQty = sub(shipQty, bdnQty);
  return { diffQty: round(diffQty, 3), diffRate: round(mul(div(diffQty, bdnQty), '100'), 2) };
}

/** A letter of protest is required when the ship received less than the BDN by more than the limit (default 0.5 %). */
export function needsProtest({ diffRate, limit = '0.5' }: { diffRate: MaybeDecimal; limit?: Decimal }): boolean {
  return lt(diffRate, neg(limit));
}

/** Tonnes into ROB: the accepted quantity, else the ship's figure under protest, else the BDN. Debunkering is negative. */
export function bookedQuantity({
  acceptedQty,
  protest,
  shipQty,
  bdnQty,
}: Pick<BunkerRecord, 'acceptedQty' | 'protest' | 'shipQty' | 'bdnQty'>): Decimal | null {
  return acceptedQty ?? (protest ? (shipQty ?? bdnQty) : (bdnQty ?? shipQty));
}

/** The record with its computed figures. A typed ship's figure stays where no volume is given. */
export function deriveBunker(bunker: BunkerRecord): BunkerRecord {
  const { observedVolume: volume, vcf, bdnDensity15: density15 } = bunker;
  const shipQty = shipFigure({ volume, vcf, density15 }) ?? bunker.shipQty;
  const { diffQty, diffRate } = bunkerDifference({ ...bunker, shipQty });
  const same = shipQty === bunker.shipQty && diffQty === bunker.diffQty && diffRate === bunker.diffRate;
  return same ? bunker : { ...bunker, shipQty, diffQty, diffRate };
}

/** Times of a delivery in their order (3.7). */
export const BUNKER_TIMES = ['bargeArrival', 'beginTime', 'endTime'] as const satisfies readonly (keyof BunkerRecord)[];

/** MARPOL Annex VI: sulphur limits in % m/m by grade. */
const SULPHUR_LIMIT: Readonly<Partial<Record<NonNullable<BunkerRecord['oilGrade']>, Decimal>>> = {
  HFO380: '3.50',
  VLSFO: '0.50',
  ULSFO: '0.10',
  MDO: '0.50',
  MGO: '0.10',
};

/** The limit of its grade that the sulphur of the delivery note is above, in % m/m; null while it keeps it or one is unknown. */
export function brokenSulphurLimit({
  oilGrade,
  bdnSulphur,
}: Pick<BunkerRecord, 'oilGrade' | 'bdnSulphur'>): Decimal | null {
  const limit = (oilGrade && SULPHUR_LIMIT[oilGrade]) ?? null;
  return gt(bdnSulphur, limit) ? limit : null;
}

/** A delivery note is complete with its number and quantity. */
export function hasDeliveryNote({ bdnNo, bdnQty }: Pick<BunkerRecord, 'bdnNo' | 'bdnQty'>): boolean {
  return Boolean(bdnNo && bdnQty);
}

export function emptyBunker(): BunkerRecord {
  return {
    bunkerNo: null,
    port: null,
    place: null,
    supplierId: null,
    bargeName: null,
    bargeArrival: null,
    beginTime: null,
    endTime: null,
    oilGrade: null,
    bonded: false,
    orderedQty: null,
    bdnNo: null,
    bdnQty: null,
    bdnDensity15: null,
    bdnSulphur: null,
    bdnViscosity: null,
    bdnFlashPoint: null,
    bdnPhoto: null,
    observedVolume: null,
    vcf: null,
    shipQty: null,
    diffQty: null,
    diffRate: null,
    protest: false,
    protestFile: null,
    acceptedQty: null,
    sampleNo: null,
    remark: null,
  };
}
