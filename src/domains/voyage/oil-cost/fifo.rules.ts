import { apportion } from '../../../kernel/value/apportion.ts';
import {
  add,
  type Decimal,
  div,
  eq,
  gte,
  isNegative,
  isPositive,
  isZero,
  min,
  mul,
  neg,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import type { ConsumptionRowCode, GradeKey } from '../reports/oil-rows.rules.ts';

/** What of the ship takes oil out of the books: a consumer, a stock that was sounded short, oil that was pumped ashore. */
export type OilConsumer = ConsumptionRowCode | 'ADJUST' | 'DEBUNKER';

/**
 * What is left of one delivery, or of the stock that the books began with. A tonne of it costs `amount / qty`: both begin anew where a
 * tonne becomes cheaper, because more was sounded than the books held. Tonnes have 3 places, amounts 2, in base currency.
 */
export type OilLayer = {
  readonly source: number;
  readonly oil: GradeKey;
  readonly qty: Decimal;
  readonly amount: Decimal;
  readonly left: Decimal;
  readonly leftAmount: Decimal;
};

type Use = { readonly voyageId: number; readonly consumer: OilConsumer };

/** What happens to the books, in the order of the reports. */
export type OilMove =
  | {
      readonly kind: 'RECEIPT';
      readonly oil: GradeKey;
      readonly source: number;
      readonly qty: Decimal;
      readonly amount: Decimal;
    }
  | ({ readonly kind: 'ISSUE'; readonly oil: GradeKey; readonly qty: Decimal } & Use)
  /** A delivery of a closed month was less than it was booked for: tonnes go out of the books, and their voyage bears what they cost. */
  | {
      readonly kind: 'LESS';
      readonly oil: GradeKey;
      readonly source: number;
      readonly qty: Decimal;
      readonly voyageId: number;
    }
  /** Sounded less book: short it is an issue, over it a gift to the newest layer. */
  | { readonly kind: 'ADJUST'; readonly oil: GradeKey; readonly qty: Decimal; readonly voyageId: number }
  /** A correction says that a closed month used less: it comes back at what it was issued for. */
  | ({ readonly kind: 'RETURN'; readonly oil: GradeKey; readonly qty: Decimal; readonly amount: Decimal } & Use)
  /** A delivery of a closed month came dearer or cheaper than it was booked; `used` says who had its tonnes. */
  | {
      readonly kind: 'VARIANCE';
      readonly oil: GradeKey;
      readonly source: number;
      readonly amount: Decimal;
      readonly used: readonly (Use & { readonly qty: Decimal })[];
    };

/** A line of the books: tonnes and money that came (positive) or went. */
export type OilEntry = {
  readonly kind: Exclude<OilMove['kind'], 'LESS'>;
  readonly oil: GradeKey;
  readonly source: number | null;
  readonly voyageId: number | null;
  readonly consumer: OilConsumer | null;
  readonly qty: Decimal;
  readonly amount: Decimal;
};

export type Played = {
  readonly layers: readonly OilLayer[];
  readonly entries: readonly OilEntry[];
  /** Tonnes that were used and that no layer held, by grade: an opening stock or a delivery is missing. */
  readonly short: ReadonlyMap<GradeKey, Decimal>;
};

const NOTHING = { qty: '0.000', amount: '0.00' };

const tonnes = (value: Decimal): Decimal => round(value, 3);
const cents = (value: Decimal): Decimal => round(value, 2);

/** First in, first out (5.6), of one ship; each grade and bonded class by itself. */
export function playFifo(given: readonly OilLayer[], moves: readonly OilMove[]): Played {
  const layers = [...given];
  const entries: OilEntry[] = [];
  const short = new Map<GradeKey, Decimal>();
  const newest = (oil: GradeKey): number => layers.findLastIndex((layer) => layer.oil === oil);

  /** Takes tonnes out of the layers, the oldest first, and tells each part; what no layer holds is short. */
  function take(
    oil: GradeKey,
    wanted: Decimal,
    tell: (part: { source: number; qty: Decimal; amount: Decimal }) => void,
  ): void {
    let open = wanted;
    for (const [at, layer] of layers.entries()) {
      if (!isPositive(open)) return;
      if (layer.oil !== oil || !isPositive(layer.left)) continue;
      const { qty, amount } = taken(layer, open);
      layers[at] = { ...layer, left: tonnes(sub(layer.left, qty)), leftAmount: cents(sub(layer.leftAmount, amount)) };
      tell({ source: layer.source, qty: tonnes(neg(qty)), amount: cents(neg(amount)) });
      open = tonnes(sub(open, qty));
    }
    if (isPositive(open)) short.set(oil, tonnes(add(short.get(oil) ?? '0', open)));
  }

  const issue = (oil: GradeKey, wanted: Decimal, use: Use, kind: 'ISSUE' | 'ADJUST'): void =>
    take(oil, wanted, (part) => entries.push({ kind, oil, ...use, ...part }));

  /** The tonnes are those of the delivery, so that it is booked for less from then on; the money is what they cost wherever they lay. */
  const receiveLess = ({ oil, source, qty, voyageId }: OilMove & { kind: 'LESS' }): void =>
    take(oil, qty, (part) => {
      const none = { voyageId: null, consumer: null };
      entries.push({ kind: 'RECEIPT', oil, source, ...none, qty: part.qty, amount: NOTHING.amount });
      const borne = { voyageId, consumer: 'DEBUNKER' } as const;
      entries.push({ kind: 'VARIANCE', oil, source, ...borne, qty: NOTHING.qty, amount: part.amount });
    });

  /** Into the newest layer, whose tonnes cost something else from then on. */
  function putBack(entry: OilEntry & { source: null }): void {
    const at = newest(entry.oil);
    const held = layers[at];
    const left = tonnes(add(held?.left ?? '0', entry.qty));
    const leftAmount = cents(add(held?.leftAmount ?? '0', entry.amount));
    const next = { source: held?.source ?? 0, oil: entry.oil, qty: left, amount: leftAmount, left, leftAmount };
    if (held) layers[at] = next;
    else layers.push(next);
    entries.push({ ...entry, source: next.source });
  }

  function reprice({ oil, source, amount, used }: OilMove & { kind: 'VARIANCE' }): void {
    const at = layers.findIndex((layer) => layer.source === source && layer.oil === oil);
    const left = layers[at]?.left ?? '0';
    const parts = apportion(amount, [left, ...used.map(({ qty }) => qty)]);
    const held = layers[at];
    const more = parts[0] ?? '0.00';
    if (held && !isZero(left)) {
      const leftAmount = cents(add(held.leftAmount, more));
      layers[at] = { ...held, qty: left, amount: leftAmount, leftAmount };
    }
    // All of it comes in, and what was used of it goes out to those who used it.
    entries.push({ kind: 'VARIANCE', oil, source, voyageId: null, consumer: null, ...NOTHING, amount });
    for (const [i, { voyageId, consumer }] of used.entries()) {
      const part = parts[i + 1] ?? '0.00';
      if (!isZero(part))
        entries.push({ kind: 'VARIANCE', oil, source, voyageId, consumer, ...NOTHING, amount: cents(neg(part)) });
    }
  }

  for (const move of moves) {
    const { oil } = move;
    if (move.kind === 'RECEIPT') {
      const { source, qty, amount } = move;
      const [left, leftAmount] = [tonnes(qty), cents(amount)];
      layers.push({ source, oil, qty, amount, left, leftAmount });
      entries.push({ kind: 'RECEIPT', oil, source, voyageId: null, consumer: null, qty: left, amount: leftAmount });
    } else if (move.kind === 'ISSUE') {
      issue(oil, move.qty, { voyageId: move.voyageId, consumer: move.consumer }, 'ISSUE');
    } else if (move.kind === 'LESS') {
      receiveLess(move);
    } else if (move.kind === 'VARIANCE') {
      reprice(move);
    } else if (move.kind === 'RETURN') {
      const { voyageId, consumer, qty, amount } = move;
      putBack({ kind: 'RETURN', oil, source: null, voyageId, consumer, qty, amount });
    } else if (isNegative(move.qty)) {
      issue(oil, neg(move.qty), { voyageId: move.voyageId, consumer: 'ADJUST' }, 'ADJUST');
    } else if (isPositive(move.qty)) {
      const over = { voyageId: move.voyageId, consumer: 'ADJUST' } as const;
      putBack({ kind: 'ADJUST', oil, source: null, ...over, qty: move.qty, amount: NOTHING.amount });
    }
  }
  // The newest layer of a grade stays when it is used up: what is sounded over belongs to it.
  const kept = layers.filter((layer, at) => !isZero(layer.left) || at === newest(layer.oil));
  return { layers: kept, entries, short };
}

/** What an issue takes of a layer; the last one takes the cents that are left. */
function taken(layer: OilLayer, wanted: Decimal): { qty: Decimal; amount: Decimal } {
  const qty = min(wanted, layer.left) ?? wanted;
  if (eq(qty, layer.left)) return { qty, amount: layer.leftAmount };
  const amount = round(div(mul(qty, layer.amount), layer.qty) ?? '0', 2);
  return { qty, amount: gte(amount, layer.leftAmount) ? layer.leftAmount : amount };
}
