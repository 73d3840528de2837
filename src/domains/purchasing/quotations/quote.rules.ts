import type { FieldError } from '../../../kernel/errors.ts';
import { isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';

export type QuoteLine = {
  readonly lineNo?: number | null;
  readonly lineState?: string | null;
  readonly unitPrice?: MaybeDecimal;
  readonly unitId?: number | null;
  readonly askedUnitId?: number | null;
  readonly factor?: MaybeDecimal;
  readonly partSource?: string | null;
};

type Quote = {
  readonly vendorRef?: string | null;
  readonly currencyId?: number | null;
  readonly taxIncluded?: boolean | null;
  readonly taxRate?: MaybeDecimal;
  readonly freightMode?: string | null;
  readonly freight?: MaybeDecimal;
  readonly leadDays?: number | null;
  readonly validUntil?: string | null;
  readonly lines?: readonly QuoteLine[] | null;
};

type Asked = {
  readonly currencies: readonly number[];
  readonly allowPartial: boolean;
  /** The first day until which a quotation must hold. */
  readonly validFrom: string;
  /** Lines for which the maker's own is asked. */
  readonly original: ReadonlySet<number>;
};

/** What is wrong with a quotation that is to be submitted, by what was asked. */
export function checkQuote(quote: Quote, asked: Asked): FieldError[] {
  const error = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });
  const lines = quote.lines ?? [];
  const quoted = lines.filter(({ lineState }) => lineState !== 'NO_QUOTE');
  const errors: FieldError[] = [];
  if (!quote.vendorRef?.trim()) errors.push(error('vendorRef', '填写供方编号', 'Give your reference'));
  if (!quote.currencyId || !asked.currencies.includes(quote.currencyId))
    errors.push(error('currencyId', '须为询价单允许的币种', 'One of the currencies that the inquiry allows'));
  if (quote.taxIncluded && !isPositive(quote.taxRate))
    errors.push(error('taxRate', '价格含税时填写税率', 'Prices with tax need its rate'));
  if (quote.freightMode && quote.freightMode !== 'INCLUDED' && !isPositive(quote.freight))
    errors.push(error('freight', '填写运费金额', 'Give the amount of the freight'));
  if (quote.leadDays === null || quote.leadDays === undefined)
    errors.push(error('leadDays', '填写交期', 'Give the lead time'));
  if (!quote.validUntil || quote.validUntil < asked.validFrom)
    errors.push(
      error('validUntil', `报价须至少有效至 ${asked.validFrom}`, `It holds at least until ${asked.validFrom}`),
    );
  if (quoted.length === 0) errors.push(error('lines', '至少报一行', 'Quote for one line at least'));
  if (!asked.allowPartial && quoted.length < lines.length)
    errors.push(error('lines', '此询价须报全部行', 'This inquiry wants all lines quoted'));
  for (const [i, line] of lines.entries()) {
    if (line.lineState === 'NO_QUOTE') {
      if (isPositive(line.unitPrice))
        errors.push(error(`lines.${i}.unitPrice`, '不报的行没有单价', 'A line without a quote has no price'));
      continue;
    }
    if (!isPositive(line.unitPrice))
      errors.push(error(`lines.${i}.unitPrice`, '填写大于零的单价', 'A price above zero'));
    const other = line.unitId && line.askedUnitId && line.unitId !== line.askedUnitId;
    if (other && !isPositive(line.factor))
      errors.push(
        error(`lines.${i}.factor`, '报价单位不同，填写换算数', 'Another unit needs how many asked units it holds'),
      );
    if (line.lineNo && asked.original.has(line.lineNo) && !line.partSource)
      errors.push(
        error(`lines.${i}.partSource`, '此行要求原厂，须写明来源', 'The maker’s own is asked: say whose it is'),
      );
  }
  return errors;
}

type NetLine = { readonly lineNo: number | null; readonly netBase?: MaybeDecimal };

/** Lines on which a later round asks more than the same supplier did before: their numbers. */
export function dearerThan(before: readonly NetLine[], now: readonly NetLine[]): number[] {
  const known = new Map(before.map(({ lineNo, netBase }) => [lineNo, netBase]));
  return now.flatMap(({ lineNo, netBase }) => {
    const was = known.get(lineNo);
    return lineNo !== null && isPositive(was) && isPositive(netBase) && Number(netBase) > Number(was) ? [lineNo] : [];
  });
}
