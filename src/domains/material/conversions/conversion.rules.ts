import type { FieldError } from '../../../kernel/errors.ts';
import { type Decimal, div, isPositive, mul, round } from '../../../kernel/value/decimal.ts';

/** One `fromUnitId` holds `factor` of `toUnitId`; above zero. */
export type Step = { readonly fromUnitId: number; readonly toUnitId: number; readonly factor: Decimal };

/** A factor as a fraction, so that 1 h = 1/24 day loses nothing on the way. */
export type Ratio = { readonly numerator: Decimal; readonly denominator: Decimal };

/** The units of one material: its own packagings in the base unit, and what holds for every material. */
export type UnitsOf = {
  readonly baseUnitId: number;
  readonly own: readonly Omit<Step, 'toUnitId'>[];
  readonly general: readonly Step[];
};

/** What a conversion may not be, by its own fields. */
export function checkConversion(row: {
  fromUnitId?: number | null;
  toUnitId?: number | null;
  factor?: Decimal | null;
}): FieldError[] {
  const errors: FieldError[] = [];
  if (row.factor && !isPositive(row.factor)) {
    errors.push({ field: 'factor', message: { zh: '系数须大于零', en: 'The factor must be above zero' } });
  }
  if (row.fromUnitId && row.fromUnitId === row.toUnitId) {
    errors.push({
      field: 'toUnitId',
      message: { zh: '不能换算为同一单位', en: 'A unit is not converted into itself' },
    });
  }
  return errors;
}

/** The way from a unit along general conversions, each stop with what one of the unit holds of it; one step leads on from a unit. */
function wayFrom(general: readonly Step[], unitId: number): { unitId: number; factor: Decimal }[] {
  const way = [{ unitId, factor: '1' }];
  for (;;) {
    const at = way.at(-1)!;
    const step = general.find((one) => one.fromUnitId === at.unitId);
    // Rings cannot be saved; should one be given, the way ends where it would close.
    if (!step || way.some((one) => one.unitId === step.toUnitId)) return way;
    way.push({ unitId: step.toUnitId, factor: mul(at.factor, step.factor) });
  }
}

/** Whether a general conversion would lead back to its own unit: beside 1 t = 1 000 kg also 1 kg = 0.001 t. */
export function closesRing(general: readonly Step[], added: Omit<Step, 'factor'>): boolean {
  return wayFrom(general, added.toUnitId).some(({ unitId }) => unitId === added.fromUnitId);
}

/** One unit in another by general conversions alone, through the first unit that both lead to; undefined where nothing joins them. */
export function generalRatio(general: readonly Step[], from: number, to: number): Ratio | undefined {
  const way = wayFrom(general, from);
  for (const { unitId, factor } of wayFrom(general, to)) {
    const shared = way.find((stop) => stop.unitId === unitId);
    if (shared) return { numerator: shared.factor, denominator: factor };
  }
  return undefined;
}

/**
 * What one `unitId` of a material is in its base unit: by its own packaging, by what holds for all, or by a packaging behind that
 * (1 t = 1 000 kg, and 1 kg of this paint = 0.8 L). Undefined where nothing tells.
 */
export function ratioToBase({ baseUnitId, own, general }: UnitsOf, unitId: number): Ratio | undefined {
  const ownFactor = (id: number) => own.find(({ fromUnitId }) => fromUnitId === id)?.factor;
  const direct = ownFactor(unitId);
  if (direct && unitId !== baseUnitId) return { numerator: direct, denominator: '1' };
  const byAll = generalRatio(general, unitId, baseUnitId);
  if (byAll) return byAll;
  for (const stop of wayFrom(general, unitId)) {
    const behind = ownFactor(stop.unitId);
    if (behind) return { numerator: mul(stop.factor, behind), denominator: '1' };
  }
  return undefined;
}

/** A quantity by a ratio, rounded half up once, to `places` (0 to 4: the decimals of the unit it is wanted in). */
export function convert(quantity: Decimal, { numerator, denominator }: Ratio, places: number): Decimal {
  return round(div(mul(quantity, numerator), denominator) ?? '0', places);
}

/** The ratio the other way round. */
export const inverse = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator: denominator,
  denominator: numerator,
});

/** Decimal places of a factor as it is kept and shown. */
export const FACTOR_PLACES = 8;

/** The ratio as one figure, for people to read; calculate with the ratio. */
export const shownFactor = ({ numerator, denominator }: Ratio): Decimal =>
  round(div(numerator, denominator) ?? '0', FACTOR_PLACES);
