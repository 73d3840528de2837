import type { FieldError } from '../../../kernel/errors.ts';
import { isZero, type MaybeDecimal, round, sub } from '../../../kernel/value/decimal.ts';

/** How a unit counts, as its quantities are checked. */
export type UnitFacts = { readonly name: string; readonly nameEn: string; readonly decimals: number };

/** Whether a quantity has no more places than its unit allows; unknown fits. `12.50` fits one place, `12.55` does not. */
export function fitsUnit(quantity: MaybeDecimal, { decimals }: Pick<UnitFacts, 'decimals'>): boolean {
  return !quantity || isZero(sub(quantity, round(quantity, decimals)));
}

/** The quantities of a row that are finer than its unit counts, one message a field. */
export function tooFine<K extends string>(
  row: Readonly<Partial<Record<K, MaybeDecimal>>>,
  fields: readonly K[],
  unit: UnitFacts,
): FieldError[] {
  const message =
    unit.decimals === 0
      ? { zh: `单位“${unit.name}”的数量须为整数`, en: `Quantities in ${unit.nameEn.toLowerCase()} are whole` }
      : {
          zh: `单位“${unit.name}”的数量最多 ${unit.decimals} 位小数`,
          en: `Quantities in ${unit.nameEn.toLowerCase()} have at most ${unit.decimals} decimals`,
        };
  return fields.filter((field) => !fitsUnit(row[field], unit)).map((field) => ({ field, message }));
}
