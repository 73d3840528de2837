import type { FieldError } from '../../../kernel/errors.ts';
import { gt, isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';

type Quantities = { readonly minQty?: MaybeDecimal; readonly maxQty?: MaybeDecimal };
type Whose = { readonly organizationId?: number | null; readonly shipType?: string | null };

/** What is wrong with a limit by itself: it is of one ship or store, or of one type of ships, and its minimum is not above its maximum. */
export function checkShipLimit(row: Quantities & Whose): FieldError[] {
  const errors: FieldError[] = [];
  if (Boolean(row.organizationId) === Boolean(row.shipType)) {
    errors.push({
      field: row.organizationId ? 'shipType' : 'organizationId',
      message: {
        zh: '船舶或岸库与船型须填其一，且只填其一',
        en: 'Fill in either the ship or store, or the type of ships',
      },
    });
  }
  if (gt(row.minQty, row.maxQty)) {
    errors.push({
      field: 'maxQty',
      message: { zh: '最高不能低于最低', en: 'The maximum cannot be below the minimum' },
    });
  }
  return errors;
}

/** A critical item is never allowed to run out. */
export const checkCritical = (critical: boolean | null, { minQty }: Quantities): FieldError[] =>
  critical && !isPositive(minQty)
    ? [
        {
          field: 'minQty',
          message: { zh: '关键物料的最低不能为零', en: 'The minimum of a critical item is above zero' },
        },
      ]
    : [];

/** The limit that holds for a ship: its own before that of its type; undefined where neither is given. */
export function limitFor<L extends Required<Whose>>(
  limits: readonly L[],
  ship: { readonly organizationId: number; readonly shipType: string | null },
): L | undefined {
  return (
    limits.find(({ organizationId }) => organizationId === ship.organizationId) ??
    limits.find(({ organizationId, shipType }) => organizationId === null && shipType && shipType === ship.shipType)
  );
}
