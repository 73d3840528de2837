import { type Decimal, div, eq, type MaybeDecimal, mul, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import type { EstimateFigures } from '../estimates/estimate.rules.ts';
import { LETTERS } from '../estimates/estimate-layout.rules.ts';
import { commissionOf } from '../money/freight.rules.ts';
import type { LinePart, VoyageLines } from './result.rules.ts';
import type { LineType } from './voyage-account.text.ts';

/** An amount as the record that tells it does, in its own currency. */
export type Told = {
  readonly lineType: LineType;
  /** The kind of record and which; nothing of what was typed. */
  readonly source: string | null;
  readonly sourceId: number | null;
  readonly sourceNo: string | null;
  readonly currencyId: number;
  readonly ownAmount: MaybeDecimal;
  readonly isFinal: boolean;
};

/** What one unit of a currency is in the base currency; null where no rate of the day is known. */
export type Rates = (currencyId: number) => Decimal | null;

/** An amount in another currency, rounded once; null where a rate is missing. */
export function converted(amount: MaybeDecimal, from: number, to: number, rates: Rates): Decimal | null {
  if (amount == null) return null;
  return from === to ? round(amount, 2) : round(div(mul(amount, rates(from)), rates(to)), 2);
}

export type InAccount = Told & LinePart & { readonly rate: Decimal | null };

/** The same in the currency of the account. */
export const inAccount = (told: Told, currencyId: number, rates: Rates): InAccount => ({
  ...told,
  amount: converted(told.ownAmount, told.currencyId, currencyId, rates),
  rate: told.currencyId === currencyId ? '1.00000000' : round(div(rates(told.currencyId), rates(currencyId)), 8),
});

const LETTER_LIST: readonly string[] = LETTERS;

/** The alternative of an estimate that was chosen; nothing where none was. */
export const chosenOf = <A>(row: {
  readonly alternatives: readonly A[];
  readonly chosenLetter: string | null;
}): A | undefined => row.alternatives[LETTER_LIST.indexOf(row.chosenLetter ?? '')];

type Chosen = EstimateFigures & {
  readonly otherRevenue?: MaybeDecimal;
  readonly addressCommission?: MaybeDecimal;
  readonly brokerage?: MaybeDecimal;
  readonly portCosts?: MaybeDecimal;
  readonly canalCosts?: MaybeDecimal;
  readonly otherCosts?: MaybeDecimal;
};

/** What the chosen alternative of an estimate expected, line by line. */
export function expectedOf(one: Chosen): VoyageLines {
  return {
    FREIGHT: one.freight,
    DEADFREIGHT: one.deadfreight,
    OTHER_REV: one.otherRevenue,
    ADDRESS_COMM: commissionOf(one.gross, one.addressCommission),
    BROKERAGE: commissionOf(one.gross, one.brokerage),
    BUNKER: one.bunkerCost,
    PORT: one.portCosts,
    OTHER: sum([one.canalCosts, one.otherCosts]),
  };
}

/** Lines in another currency. */
export const convertedLines = (lines: VoyageLines, from: number, to: number, rates: Rates): VoyageLines =>
  Object.fromEntries(Object.entries(lines).map(([type, amount]) => [type, converted(amount, from, to, rates)]));

/** What is not zero, or not known yet. */
export const counts = ({ ownAmount, isFinal }: Pick<Told, 'ownAmount' | 'isFinal'>): boolean =>
  !isFinal || !eq(orZero(ownAmount), '0');
