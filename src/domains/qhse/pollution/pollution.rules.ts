import {
  abs,
  add,
  type Decimal,
  gt,
  isNegative,
  lt,
  type MaybeDecimal,
  max,
  mul,
  neg,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import type { Facility } from '../constants/constant-words.text.ts';
import type { Book, Code, Method } from './pollution-words.text.ts';

/** The tanks of which each book keeps account. */
export const TANKS_OF: Readonly<Record<Book, readonly Facility[]>> = {
  ORB1: ['SLUDGE', 'BILGE', 'OILY_WATER'],
  ORB2: ['SLOP'],
  GRB1: ['GARBAGE'],
  GRB2: ['GARBAGE'],
  SEWAGE: ['SEWAGE'],
  BWRB: [],
  ODS: [],
  BIO: [],
};

/** Books whose lines always name a tank; garbage lies also where no tank is. */
const BY_TANK: readonly Book[] = ['ORB1', 'ORB2', 'SEWAGE'];

export const METHODS_OF: Readonly<Record<Book, readonly Method[]>> = {
  ORB1: ['COLLECT', 'TRANSFER', 'INCINERATE', 'OWS', 'RECEPTION', 'EVAPORATE', 'ACCIDENTAL'],
  ORB2: ['COLLECT', 'TRANSFER', 'SEA', 'RECEPTION', 'ACCIDENTAL'],
  GRB1: ['COLLECT', 'INCINERATE', 'SEA', 'RECEPTION', 'ACCIDENTAL'],
  GRB2: ['COLLECT', 'SEA', 'RECEPTION', 'ACCIDENTAL'],
  SEWAGE: ['COLLECT', 'TRANSFER', 'SEA', 'RECEPTION', 'ACCIDENTAL'],
  BWRB: ['COLLECT', 'TRANSFER', 'SEA', 'RECEPTION', 'ACCIDENTAL'],
  ODS: ['COLLECT', 'RECEPTION', 'ACCIDENTAL'],
  BIO: [],
};

/** Books that go by letters. */
export const CODED: readonly Book[] = ['ORB1', 'ORB2', 'GRB1', 'GRB2'];

export const bookOf = (code: Code): string => code.slice(0, code.indexOf('_'));
const letterOf = (code: Code): string => code.slice(-1);

/** Items of the oil record book, part I, by letter: MARPOL annex I, appendix III; remarks have none. */
const ITEMS: Readonly<Record<string, readonly [number, number]>> = {
  A: [1, 4],
  B: [5, 10],
  C: [11, 12],
  D: [13, 15],
  E: [16, 18],
  F: [19, 21],
  G: [22, 25],
  H: [26, 26],
};

type ItemProblem = 'itemNeeded' | 'itemWrong' | 'noItem' | undefined;

/** Whether an item goes with a code: of part I by its number, of part II by its form, elsewhere there is none. */
export function itemProblem(code: Code, itemNo: string | null | undefined): ItemProblem {
  const item = itemNo?.trim() ?? '';
  const book = bookOf(code);
  const range = book === 'ORB1' ? ITEMS[letterOf(code)] : undefined;
  if (book !== 'ORB2' && !range) return item ? 'noItem' : undefined;
  if (!item) return range ? 'itemNeeded' : undefined;
  if (item.length > 6 || !/^\d{1,2}(?:\.\d{1,2})?$/.test(item)) return 'itemWrong';
  const number = Number(item.split('.')[0]);
  return range && (number < range[0] || number > range[1]) ? 'itemWrong' : undefined;
}

/** What may go into the sea at all: food, cargo residues without harm, cleaning water, carcasses (MARPOL annex V). */
const TO_SEA: readonly Code[] = ['GRB1_B', 'GRB1_F', 'GRB1_G', 'GRB2_J'];

export const mayGoToSea = (code: Code): boolean => TO_SEA.includes(code);

type Entry = {
  readonly book?: Book | null;
  readonly method?: Method | null;
};

/** Whether a line has to name a tank. */
export const needsTank = ({ book, method }: Entry): boolean =>
  Boolean(book && method && method !== 'ACCIDENTAL' && BY_TANK.includes(book));

/** Whether it may name one. */
export const mayHaveTank = ({ book, method }: Entry): boolean => Boolean(book && method && TANKS_OF[book].length > 0);

const TO_THE_SEA: readonly Method[] = ['OWS', 'SEA', 'ACCIDENTAL'];

export const needsPosition = (method: Method | null | undefined): boolean =>
  Boolean(method) && TO_THE_SEA.includes(method!);

/** A line as tanks feel it, m³; `at` is when it was over, UTC. */
export type TankLine = {
  readonly id: number;
  readonly at: string;
  readonly method: Method | null;
  readonly tankId: number | null;
  readonly toTankId: number | null;
  readonly quantityM3: MaybeDecimal;
};

/** What a line does to a tank: collecting fills it, a transfer fills the other one, all else empties it. */
export function effectOn(tankId: number, { method, tankId: from, toTankId: to, quantityM3 }: TankLine): Decimal {
  const moved = orZero(quantityM3);
  const own = from !== tankId || !method ? '0' : method === 'COLLECT' ? moved : neg(moved);
  return method === 'TRANSFER' && to === tankId ? add(own, moved) : own;
}

export type Retained = { readonly line: TankLine; readonly m3: Decimal };

/** A tank line by line in the order of time; of one moment what comes in counts first. */
export function chainOf(tankId: number, lines: readonly TankLine[]): Retained[] {
  const felt = lines
    .filter(({ tankId: from, toTankId: to }) => from === tankId || to === tankId)
    .map((line) => ({ line, effect: effectOn(tankId, line) }))
    .toSorted(
      (a, b) =>
        a.line.at.localeCompare(b.line.at) ||
        Number(isNegative(a.effect)) - Number(isNegative(b.effect)) ||
        a.line.id - b.line.id,
    );
  let m3: Decimal = '0';
  return felt.map(({ line, effect }) => {
    m3 = add(m3, effect);
    return { line, m3 };
  });
}

/** What lies in a tank by these lines. */
export const levelOf = (tankId: number, lines: readonly TankLine[]): Decimal =>
  sum(lines.map((line) => effectOn(tankId, line))) ?? '0';

export type TankProblem = { readonly kind: 'short' | 'over'; readonly at: string; readonly m3: Decimal };

/** The first moment at which a tank would hold less than nothing or more than it can (qhse 5.8). */
export function tankProblem(
  { id, capacityM3 }: { readonly id: number; readonly capacityM3: MaybeDecimal },
  lines: readonly TankLine[],
): TankProblem | undefined {
  for (const { line, m3 } of chainOf(id, lines)) {
    if (isNegative(m3)) return { kind: 'short', at: line.at, m3 };
    if (gt(m3, capacityM3)) return { kind: 'over', at: line.at, m3 };
  }
  return undefined;
}

const MOST_M3 = '0.5';
const MOST_SHARE = '0.05';

/** Whether a book and a report differ by more than half a cubic metre and more than a twentieth of the greater figure. */
export function differs(booked: MaybeDecimal, reported: MaybeDecimal): boolean {
  const apart = abs(sub(orZero(booked), orZero(reported)));
  return gt(apart, MOST_M3) && gt(apart, mul(max(orZero(booked), orZero(reported)), MOST_SHARE));
}

const OF_RESIDUAL = '0.015';
const OF_DISTILLATE = '0.005';

/** m³ of sludge that so much fuel leaves behind, tonnes consumed (qhse 5.8). */
export const sludgeExpected = (residual: MaybeDecimal, distillate: MaybeDecimal): Decimal =>
  round(add(mul(orZero(residual), OF_RESIDUAL), mul(orZero(distillate), OF_DISTILLATE)), 2);

/** Whether what was collected lies below half or above one and a half of what was to be expected. */
export const sludgeDiffers = (booked: MaybeDecimal, expected: MaybeDecimal): boolean =>
  lt(orZero(booked), mul(orZero(expected), '0.5')) || gt(orZero(booked), mul(orZero(expected), '1.5'));
