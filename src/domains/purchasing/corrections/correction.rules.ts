import type { FieldError } from '../../../kernel/errors.ts';
import {
  type Decimal,
  eq,
  gt,
  isPositive,
  isZero,
  lt,
  type MaybeDecimal,
  max,
  orZero,
} from '../../../kernel/value/decimal.ts';
import { estimateOf } from '../applications/application.rules.ts';

type Line = {
  readonly applicationLineId?: number | null;
  readonly takenQty?: MaybeDecimal;
  readonly oldQty?: MaybeDecimal;
  readonly qty?: MaybeDecimal;
  readonly oldSpec?: string | null;
  readonly spec?: string | null;
  readonly oldNeededBy?: string | null;
  readonly neededBy?: string | null;
};

const otherSpec = ({ oldSpec, spec }: Line): boolean => (spec?.trim() ?? '') !== (oldSpec?.trim() ?? '');

/** What is ordered, or asked of suppliers, is not taken away, and stays what they know it as. */
export function checkCorrection({ lines }: { readonly lines?: readonly Line[] | null }): FieldError[] {
  return (lines ?? []).flatMap((line, i) => {
    const errors: FieldError[] = [];
    if (lt(orZero(line.qty), orZero(line.takenQty)))
      errors.push({
        field: `lines.${i}.qty`,
        message: {
          zh: '不能少于已订货或已询价的数量；须先变更订单或撤回询价',
          en: 'Not below what is ordered or asked of suppliers: change the order or take the inquiry back first',
        },
      });
    if (isPositive(line.takenQty) && otherSpec(line))
      errors.push({
        field: `lines.${i}.spec`,
        message: {
          zh: '已订货或已询价的行不能改规格',
          en: 'What is ordered or asked of suppliers stays as it is specified',
        },
      });
    return errors;
  });
}

export const movesDay = ({ oldNeededBy, neededBy }: Line): boolean => neededBy !== oldNeededBy;

const changesLine = (line: Line): boolean =>
  !eq(orZero(line.qty), orZero(line.oldQty)) || otherSpec(line) || movesDay(line);

type Correction = {
  readonly portId?: number | null;
  readonly oldPortId?: number | null;
  readonly lines: readonly Line[];
};

/** Whether anything of an application would be other than before. */
export const correctsAnything = ({ portId, oldPortId, lines }: Correction): boolean =>
  (portId ?? null) !== (oldPortId ?? null) || lines.some(changesLine);

type Asked = {
  readonly id?: number;
  readonly applyQty?: MaybeDecimal;
  readonly approvedQty?: MaybeDecimal;
  readonly cancelledQty?: MaybeDecimal;
  readonly refPrice?: MaybeDecimal;
  readonly lineStatus?: string | null;
  readonly spec?: string | null;
  readonly requiredDate?: string | null;
};

/** What a correction makes of one line; of one that is cancelled all that was granted is given up. */
function corrected(line: Asked, to: Line) {
  const spec = to.spec?.trim() || null;
  const requiredDate = movesDay(to) ? (to.neededBy ?? null) : (line.requiredDate ?? null);
  if (isZero(orZero(to.qty)))
    return { spec, requiredDate, cancelledQty: line.approvedQty ?? null, lineStatus: 'CANCELLED' as const };
  return { spec, requiredDate, approvedQty: to.qty ?? null, applyQty: orZero(max(line.applyQty, to.qty)) };
}

/** By line, what is written of it; lines that stay as they are are missing. */
export function corrections(
  asked: readonly Asked[],
  lines: readonly Line[],
): ReadonlyMap<number, ReturnType<typeof corrected>> {
  const byId = new Map(lines.map((line) => [line.applicationLineId, line]));
  return new Map(
    asked.flatMap((line) => {
      const to = byId.get(line.id);
      return line.id !== undefined && to && changesLine(to) ? [[line.id, corrected(line, to)] as const] : [];
    }),
  );
}

/** What the granted lines come to at their reference prices. */
export const estimateOfGranted = (lines: readonly Asked[]): { readonly amount: Decimal; readonly unpriced: number } =>
  estimateOf(
    lines
      .filter(({ lineStatus }) => lineStatus !== 'CANCELLED' && lineStatus !== 'REJECTED')
      .map(({ applyQty, approvedQty, refPrice }) => ({ applyQty, approvedQty, price: refPrice })),
  );

/** The amount by which it is approved: what rises goes as far as an application of the new amount would, what does not to the superintendent alone. */
export const approvalAmountOf = (before: MaybeDecimal, after: Decimal): Decimal =>
  gt(after, orZero(before)) ? after : '0.00';
