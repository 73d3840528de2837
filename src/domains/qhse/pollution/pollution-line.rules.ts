import type { FieldError } from '../../../kernel/errors.ts';
import type { Text } from '../../../kernel/text.ts';
import { isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import {
  bookOf,
  CODED,
  itemProblem,
  METHODS_OF,
  mayGoToSea,
  mayHaveTank,
  needsPosition,
  needsTank,
} from './pollution.rules.ts';
import { type Book, type Code, type Method, POLLUTION_TEXT as TEXT } from './pollution-words.text.ts';

type Line = {
  readonly book?: Book | null;
  readonly entryCode?: Code | null;
  readonly itemNo?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly method?: Method | null;
  readonly tankId?: number | null;
  readonly toTankId?: number | null;
  readonly quantityM3?: MaybeDecimal;
  readonly latitude?: string | null;
  readonly longitude?: string | null;
  readonly portId?: number | null;
  readonly receiptNo?: string | null;
  readonly remark?: string | null;
};

type Wrong = (field: keyof Line, message: Text) => void;

function judgeCode({ book, entryCode, itemNo, method }: Line, wrong: Wrong): void {
  if (!book) return;
  if (!CODED.includes(book)) {
    if (entryCode) wrong('entryCode', TEXT.noCode);
    if (itemNo?.trim()) wrong('itemNo', TEXT.noItem);
    return;
  }
  if (!entryCode || bookOf(entryCode) !== book) {
    wrong('entryCode', entryCode ? TEXT.otherBook : TEXT.codeNeeded);
    return;
  }
  const problem = itemProblem(entryCode, itemNo);
  if (problem) wrong('itemNo', TEXT[problem]);
  if (method === 'SEA' && book.startsWith('GRB') && !mayGoToSea(entryCode)) wrong('method', TEXT.neverSea);
}

function judgeTank(line: Line, wrong: Wrong): void {
  const { method, tankId, toTankId } = line;
  if (needsTank(line) && !tankId) wrong('tankId', TEXT.tankNeeded);
  if (tankId && !mayHaveTank(line)) wrong('tankId', TEXT.noTank);
  if (method !== 'TRANSFER') {
    if (toTankId) wrong('toTankId', TEXT.noToTank);
    return;
  }
  if (needsTank(line) && !toTankId) wrong('toTankId', TEXT.toTankNeeded);
  if (toTankId && !mayHaveTank(line)) wrong('toTankId', TEXT.noTank);
  if (toTankId && toTankId === tankId) wrong('toTankId', TEXT.sameTank);
}

function judgeMethod(
  { book, method, quantityM3, latitude, longitude, portId, receiptNo, remark }: Line,
  wrong: Wrong,
): void {
  if (!book) return;
  if (!method) {
    if (!remark?.trim()) wrong('remark', TEXT.remarkNeeded);
    return;
  }
  if (!METHODS_OF[book].includes(method)) wrong('method', TEXT.otherMethod);
  if (quantityM3 === null || quantityM3 === undefined || quantityM3 === '') wrong('quantityM3', TEXT.quantityNeeded);
  else if (!isPositive(quantityM3)) wrong('quantityM3', TEXT.notPositive);
  if (needsPosition(method)) {
    if (!latitude) wrong('latitude', TEXT.positionNeeded);
    if (!longitude) wrong('longitude', TEXT.positionNeeded);
  }
  if (method === 'RECEPTION') {
    if (!portId) wrong('portId', TEXT.portNeeded);
    if (!receiptNo?.trim()) wrong('receiptNo', TEXT.receiptNeeded);
  }
}

/** What is wrong with a line by itself, in the form and on the server: all of it at once. */
export function lineProblems(line: Line): FieldError[] {
  const found: FieldError[] = [];
  const wrong: Wrong = (field, message) => {
    found.push({ field, message });
  };
  judgeCode(line, wrong);
  judgeTank(line, wrong);
  judgeMethod(line, wrong);
  if (line.startTime && line.endTime && line.endTime < line.startTime) wrong('endTime', TEXT.ends);
  return found;
}
