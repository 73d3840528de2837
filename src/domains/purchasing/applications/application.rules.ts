import type { FieldError } from '../../../kernel/errors.ts';
import type { Text } from '../../../kernel/text.ts';
import {
  add,
  type Decimal,
  gt,
  isPositive,
  isZero,
  type MaybeDecimal,
  mul,
  orZero,
  round,
} from '../../../kernel/value/decimal.ts';
import type { PurchaseType } from '../../partner/public.ts';
import type { PartSource } from './application-words.text.ts';

/** Taken from the catalogue alone: what is burnt, painted or swallowed is never a free description. */
const CATALOGUE_ONLY: ReadonlySet<string> = new Set<PurchaseType>(['LUBE', 'PAINT', 'MEDICINE']);

/** Lines of one application; more is another application. */
export const MOST_LINES = 500;

type Line = {
  readonly materialId?: number | null;
  readonly itemName?: string | null;
  readonly applyQty?: MaybeDecimal;
  readonly approvedQty?: MaybeDecimal;
  readonly auditRemark?: string | null;
};
type Application = {
  readonly purchaseType?: string | null;
  readonly lines?: readonly Line[] | null;
};

const error = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** What is wrong with an application by itself, while it is written and while it is approved. */
export function checkApplication({ purchaseType, lines }: Application): FieldError[] {
  const given = lines ?? [];
  if (given.length > MOST_LINES)
    return [error('lines', `一张申请最多 ${MOST_LINES} 行`, `An application has at most ${MOST_LINES} lines`)];
  return given.flatMap((line, i) => lineProblems(line, `lines.${i}`, purchaseType ?? ''));
}

function lineProblems(line: Line, at: string, purchaseType: string): FieldError[] {
  const { materialId, applyQty, approvedQty, auditRemark } = line;
  const problems: FieldError[] = [];
  if (!materialId && CATALOGUE_ONLY.has(purchaseType))
    problems.push(error(`${at}.materialId`, '此类别须从物料档案选取', 'This type is chosen from the materials'));
  if (applyQty && !isPositive(applyQty))
    problems.push(error(`${at}.applyQty`, '申请数须大于零', 'The quantity is above zero'));
  if (gt(approvedQty, applyQty))
    problems.push(
      error(`${at}.approvedQty`, '批准数不能超过申请数，不足部分另行申请', 'No more is granted than was asked for'),
    );
  if (approvedQty && isZero(approvedQty) && !auditRemark?.trim())
    problems.push(error(`${at}.auditRemark`, '不批准的行须写明意见', 'A line that is not granted says why'));
  return problems;
}

/** The source that a line has where nobody says one: critical items come from their maker. */
export const partSourceOf = (given: PartSource | null | undefined, critical: boolean): PartSource =>
  given ?? (critical ? 'OEM' : 'ANY');

type Priced = { readonly applyQty?: MaybeDecimal; readonly approvedQty?: MaybeDecimal; readonly price: MaybeDecimal };

/**
 * What an application comes to: granted, else requested quantities at their reference prices, in base currency with two places, each
 * line rounded half up; lines without a price are counted, never guessed.
 */
export function estimateOf(lines: readonly Priced[]): { readonly amount: Decimal; readonly unpriced: number } {
  let amount = '0.00';
  let unpriced = 0;
  for (const { applyQty, approvedQty, price } of lines) {
    if (price === null || price === undefined) unpriced += 1;
    else amount = add(amount, round(mul(orZero(approvedQty ?? applyQty), price), 2));
  }
  return { amount: round(amount, 2), unpriced };
}

export type Held = { readonly onOrderQty: MaybeDecimal; readonly maxQty: MaybeDecimal };

/** Why a line looks like one too many: the same is on its way, or more than may be kept is asked for. Quantities in base units. */
export function duplicateOf({ onOrderQty, maxQty }: Held, asked: MaybeDecimal): Text | undefined {
  if (isPositive(onOrderQty)) return { zh: '同船同物料已有未结申请', en: 'The same is on its way to this ship' };
  if (isPositive(maxQty) && gt(asked, maxQty)) return { zh: '申请数超过定额最高量', en: 'More than the ship may keep' };
  return undefined;
}
