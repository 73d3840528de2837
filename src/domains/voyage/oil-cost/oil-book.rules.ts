import {
  type Decimal,
  div,
  isNegative,
  isPositive,
  isZero,
  mul,
  neg,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import type { GradeKey } from '../reports/oil-rows.rules.ts';
import { type OilConsumer, type OilEntry, type OilLayer, type OilMove, playFifo } from './fifo.rules.ts';

/** What a confirmed report says of one grade: consumed, or sounded less book (ADJUST, signed). */
export type OilUse = {
  readonly reportId: number;
  /** The time of the report. */
  readonly at: string;
  readonly month: string;
  readonly voyageId: number;
  readonly consumer: OilConsumer;
  readonly oil: GradeKey;
  readonly qty: Decimal;
};

/** A delivery or the stock that the books begin with. Without an amount nobody has said yet what it cost. */
export type OilReceiptFact = {
  readonly id: number;
  readonly reportId: number;
  readonly at: string;
  readonly month: string;
  readonly voyageId: number;
  readonly oil: GradeKey;
  readonly opening: boolean;
  /** Into ROB; pumped ashore is negative. */
  readonly qty: Decimal;
  readonly amount: Decimal | null;
};

/** Of closed months, what a voyage's consumer has in the books and what the reports say now. */
export type UseDifference = {
  readonly voyageId: number;
  readonly consumer: OilConsumer;
  readonly oil: GradeKey;
  readonly booked: Decimal;
  readonly bookedAmount: Decimal;
  readonly now: Decimal;
};

/** The same of a delivery, and who had its tonnes. */
export type ReceiptDifference = OilReceiptFact & {
  readonly booked: Decimal;
  readonly bookedAmount: Decimal;
  readonly used: readonly { readonly voyageId: number; readonly consumer: OilConsumer; readonly qty: Decimal }[];
};

export type OilFacts = {
  /** What the last closed month left. */
  readonly layers: readonly OilLayer[];
  /** The open months, one after another. */
  readonly months: readonly string[];
  readonly receipts: readonly OilReceiptFact[];
  /** In the order of the reports, of each in that of the grid. */
  readonly uses: readonly OilUse[];
  readonly useDifferences: readonly UseDifference[];
  readonly receiptDifferences: readonly ReceiptDifference[];
};

export type GradeBook = {
  readonly oil: GradeKey;
  readonly opening: Decimal;
  readonly openingAmount: Decimal;
  readonly received: Decimal;
  readonly receivedAmount: Decimal;
  readonly issued: Decimal;
  readonly issuedAmount: Decimal;
  /** Sounded less book, returns and price variances; what is left of them. */
  readonly adjusted: Decimal;
  readonly adjustedAmount: Decimal;
  readonly closing: Decimal;
  readonly closingAmount: Decimal;
};

export type MonthBook = {
  readonly month: string;
  readonly grades: readonly GradeBook[];
  readonly entries: readonly OilEntry[];
  readonly layers: readonly OilLayer[];
  readonly short: ReadonlyMap<GradeKey, Decimal>;
  /** Receipts of the month that have no price. */
  readonly unpriced: readonly number[];
};

/** The books of the open months, in their order. What closed months would be otherwise today goes into the first of them (5.6, 4.3). */
export function oilBooks(facts: OilFacts): MonthBook[] {
  let layers = facts.layers;
  const books: MonthBook[] = [];
  for (const [at, month] of facts.months.entries()) {
    const late =
      at === 0 ? [...facts.receiptDifferences.flatMap(receiptMoves), ...facts.useDifferences.map(useMove)] : [];
    const played = playFifo(layers, [...late, ...monthMoves(facts, month)]);
    const entries = gathered(played.entries);
    const unpriced = facts.receipts.filter((one) => one.month === month && one.amount === null && isPositive(one.qty));
    books.push({
      month,
      grades: gradeBooks(layers, entries, played.layers),
      entries,
      layers: played.layers,
      short: played.short,
      unpriced: unpriced.map(({ id }) => id),
    });
    layers = played.layers;
  }
  return books;
}

/** Of each report what came before what was used; what the books begin with before everything. */
function monthMoves({ receipts, uses }: OilFacts, month: string): OilMove[] {
  const own = receipts.filter((one) => one.month === month);
  const before = own.filter(({ opening }) => opening).map(receiptMove);
  const received = own.filter(({ opening }) => !opening).map((one) => ({ ...one, move: receiptMove(one) }));
  const used = uses.filter((use) => use.month === month).map((use) => ({ ...use, move: moveOfUse(use) }));
  // The sort is stable: of one report what was received stands before what was used.
  const inOrder = [...received, ...used].toSorted((a, b) => a.at.localeCompare(b.at) || a.reportId - b.reportId);
  return [...before, ...inOrder.map(({ move }) => move)];
}

const receiptMove = ({ id, oil, qty, amount, voyageId }: OilReceiptFact): OilMove =>
  isNegative(qty)
    ? { kind: 'ISSUE', oil, qty: neg(qty), voyageId, consumer: 'DEBUNKER' }
    : { kind: 'RECEIPT', oil, source: id, qty, amount: amount ?? '0.00' };

const moveOfUse = ({ oil, qty, voyageId, consumer }: OilUse): OilMove =>
  consumer === 'ADJUST' ? { kind: 'ADJUST', oil, qty, voyageId } : { kind: 'ISSUE', oil, qty, voyageId, consumer };

/** Used more than is booked is issued now; used less comes back at what it was issued for. */
function useMove({ oil, voyageId, consumer, booked, bookedAmount, now }: UseDifference): OilMove {
  const more = round(sub(now, booked), 3);
  if (!isNegative(more)) {
    return consumer === 'ADJUST'
      ? { kind: 'ADJUST', oil, qty: round(neg(more), 3), voyageId }
      : { kind: 'ISSUE', oil, qty: more, voyageId, consumer };
  }
  const qty = round(neg(more), 3);
  const amount = isPositive(booked) ? round(div(mul(bookedAmount, qty), booked) ?? '0', 2) : '0.00';
  return { kind: 'RETURN', oil, qty, amount, voyageId, consumer };
}

/** A delivery that was settled for other tonnes, or for another price, or that a correction took away. */
function receiptMoves({ booked, bookedAmount, used, ...fact }: ReceiptDifference): OilMove[] {
  const { id: source, oil, voyageId } = fact;
  const more = round(sub(fact.qty, booked), 3);
  const dearer = round(sub(fact.amount ?? bookedAmount, bookedAmount), 2);
  const tonnes: OilMove[] = isPositive(more)
    ? [{ kind: 'RECEIPT', oil, source, qty: more, amount: '0.00' }]
    : isNegative(more)
      ? [{ kind: 'LESS', oil, source, qty: round(neg(more), 3), voyageId }]
      : [];
  return [...tonnes, ...(isZero(dearer) ? [] : [{ kind: 'VARIANCE', oil, source, amount: dearer, used } as const])];
}

/** One line for all that a voyage's consumer had of a layer in a month. */
function gathered(entries: readonly OilEntry[]): OilEntry[] {
  const groups = Map.groupBy(entries, ({ kind, oil, source, voyageId, consumer }) =>
    [kind, oil, source, voyageId, consumer].join(' '),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [{ ...first, qty: totalOf(same, ({ qty }) => qty, 3), amount: totalOf(same, ({ amount }) => amount, 2) }];
  });
}

const totalOf = <P>(parts: readonly P[], of: (part: P) => Decimal, places: number): Decimal =>
  round(sum(parts.map(of)) ?? '0', places);

function gradeBooks(
  before: readonly OilLayer[],
  entries: readonly OilEntry[],
  after: readonly OilLayer[],
): GradeBook[] {
  const oils = [...new Set([...before, ...entries, ...after].map(({ oil }) => oil))].toSorted();
  return oils.map((oil) => {
    const own = entries.filter((entry) => entry.oil === oil);
    const of = (kinds: readonly OilEntry['kind'][]) => own.filter(({ kind }) => kinds.includes(kind));
    const [received, issued, rest] = [of(['RECEIPT']), of(['ISSUE']), of(['ADJUST', 'RETURN', 'VARIANCE'])];
    const [held, left] = [before.filter((layer) => layer.oil === oil), after.filter((layer) => layer.oil === oil)];
    const qtyOf = (parts: readonly OilEntry[]) => totalOf(parts, ({ qty }) => qty, 3);
    const amountOf = (parts: readonly OilEntry[]) => totalOf(parts, ({ amount }) => amount, 2);
    return {
      oil,
      opening: totalOf(held, (layer) => layer.left, 3),
      openingAmount: totalOf(held, ({ leftAmount }) => leftAmount, 2),
      received: qtyOf(received),
      receivedAmount: amountOf(received),
      issued: round(neg(qtyOf(issued)), 3),
      issuedAmount: round(neg(amountOf(issued)), 2),
      adjusted: qtyOf(rest),
      adjustedAmount: amountOf(rest),
      closing: totalOf(left, (layer) => layer.left, 3),
      closingAmount: totalOf(left, ({ leftAmount }) => leftAmount, 2),
    };
  });
}

export type VoyageCost = {
  readonly voyageId: number;
  readonly oil: GradeKey;
  readonly qty: Decimal;
  readonly amount: Decimal;
};

/** What each voyage had of each grade, in tonnes and money; returns are taken off. */
export function voyageCosts(entries: readonly OilEntry[]): VoyageCost[] {
  const groups = Map.groupBy(
    entries.filter(({ voyageId }) => voyageId !== null),
    ({ voyageId, oil }) => `${voyageId} ${oil}`,
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first || first.voyageId === null) return [];
    const { voyageId, oil } = first;
    const [qty, amount] = [totalOf(same, (one) => one.qty, 3), totalOf(same, (one) => one.amount, 2)];
    return [{ voyageId, oil, qty: round(neg(qty), 3), amount: round(neg(amount), 2) }];
  });
}
