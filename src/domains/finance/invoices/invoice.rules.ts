import type { FieldError } from '../../../kernel/errors.ts';
import { add, eq, isPositive, lt, type MaybeDecimal, mul, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import type { InvoiceType } from './invoice-words.text.ts';

/** Input tax of these may be deducted; of receipts and overseas invoices never. */
const DEDUCTIBLE: ReadonlySet<string> = new Set<InvoiceType>(['E_SPECIAL', 'SPECIAL', 'RAIL', 'AIR', 'ROAD']);
const PAPER: ReadonlySet<string> = new Set<InvoiceType>(['SPECIAL', 'GENERAL']);
const DIGITAL: ReadonlySet<string> = new Set<InvoiceType>(['E_SPECIAL', 'E_GENERAL']);
const ABROAD: ReadonlySet<string> = new Set<InvoiceType>(['OVERSEAS', 'RECEIPT']);

export const isDeductible = (type: string | null | undefined): boolean => DEDUCTIBLE.has(type ?? '');

/** Invoices from abroad and receipts are of no tax platform. */
export const isAbroad = (type: string | null | undefined): boolean => ABROAD.has(type ?? '');

type Numbered = {
  readonly invoiceType?: string | null;
  readonly invoiceCode?: string | null;
  readonly invoiceNo?: string | null;
  readonly invoiceDate?: string | null;
  readonly partnerId?: number | null;
};

/**
 * By what an invoice is the same as another: code and number of Chinese ones; of foreign ones and receipts the seller, the year, and the
 * number in capitals without blanks and signs (finance, duplicate check).
 */
export function duplicateKey({ invoiceType, invoiceCode, invoiceNo, invoiceDate, partnerId }: Numbered): string | null {
  const number = (invoiceNo ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (!number) return null;
  if (!ABROAD.has(invoiceType ?? '')) return `CN ${(invoiceCode ?? '').trim()} ${number}`;
  return partnerId && invoiceDate ? `${partnerId} ${invoiceDate.slice(0, 4)} ${number}` : null;
}

type Line = { readonly netAmount?: MaybeDecimal; readonly taxAmount?: MaybeDecimal };

/** Of an invoice, in its currency: each the sum of what stands on its lines. */
export function totalsOf(lines: readonly Line[]) {
  const all = (pick: (line: Line) => MaybeDecimal) => round(sum(lines.map((line) => orZero(pick(line)))) ?? '0', 2);
  const [net, tax] = [all(({ netAmount }) => netAmount), all(({ taxAmount }) => taxAmount)];
  return { net, tax, gross: round(add(net, tax), 2) };
}

/** What a line costs the budget: its net, and its tax where that is not deducted. */
export const costOf = ({ netAmount, taxAmount, deductible }: Line & { deductible?: boolean | null }): string =>
  deductible ? orZero(netAmount) : add(orZero(netAmount), orZero(taxAmount));

type Typed = { quantity?: MaybeDecimal; unitPrice?: MaybeDecimal; netAmount?: MaybeDecimal; taxRate?: MaybeDecimal };

/** Net and tax follow from quantity, price and rate until somebody types what the paper says. */
export function deriveLine(row: Typed, changed: ReadonlySet<string>) {
  const priced = changed.has('quantity') || changed.has('unitPrice');
  if (!priced && !changed.has('netAmount') && !changed.has('taxRate')) return undefined;
  const netAmount = priced ? round(mul(orZero(row.quantity), orZero(row.unitPrice)), 2) : orZero(row.netAmount);
  const taxAmount = round(mul(netAmount, orZero(row.taxRate)), 2);
  return priced ? { netAmount, taxAmount } : { taxAmount };
}

type Checked = Numbered & {
  readonly receivedDate?: string | null;
  readonly paperGross?: MaybeDecimal;
  readonly redOfId?: number | null;
  readonly lines?: readonly (Line & { readonly quantity?: MaybeDecimal })[] | null;
};

/** What is wrong with an invoice by itself: its number, its days, and its total beside its lines. */
export function checkInvoice(row: Checked): FieldError[] {
  const { invoiceType, invoiceCode, invoiceNo, invoiceDate, receivedDate, paperGross, lines } = row;
  const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });
  const errors: FieldError[] = [];
  if (DIGITAL.has(invoiceType ?? '')) {
    if (invoiceCode) errors.push(problem('invoiceCode', '数电发票没有发票代码', 'A digital invoice has no code'));
    if (invoiceNo && !/^\d{20}$/.test(invoiceNo))
      errors.push(problem('invoiceNo', '数电发票号码为 20 位数字', 'Its number has 20 digits'));
  }
  if (PAPER.has(invoiceType ?? '')) {
    if (!/^(\d{10}|\d{12})$/.test(invoiceCode ?? ''))
      errors.push(problem('invoiceCode', '纸质发票代码为 10 或 12 位数字', 'Its code has 10 or 12 digits'));
    if (invoiceNo && !/^\d{8}$/.test(invoiceNo))
      errors.push(problem('invoiceNo', '纸质发票号码为 8 位数字', 'Its number has 8 digits'));
  }
  if (invoiceDate && receivedDate && receivedDate < invoiceDate)
    errors.push(problem('receivedDate', '收票日期早于开票日期', 'Received before it was written'));
  // Above zero what is asked, below zero what is taken back: never both on one paper.
  const wrongSide = (value: MaybeDecimal): boolean => (row.redOfId ? isPositive(value) : lt(orZero(value), '0'));
  for (const [i, line] of (lines ?? []).entries())
    for (const name of ['quantity', 'netAmount', 'taxAmount'] as const)
      if (wrongSide(line[name]))
        errors.push(
          row.redOfId
            ? problem(`lines.${i}.${name}`, '红字发票不能为正数', 'Nothing of a red invoice is above zero')
            : problem(
                `lines.${i}.${name}`,
                '不能为负数；红字发票须选择所红冲的发票',
                'Not below zero, but on a red invoice, which names what it takes back',
              ),
        );
  const { gross } = totalsOf(lines ?? []);
  if (paperGross && (lines ?? []).length > 0 && !eq(paperGross, gross))
    errors.push(
      problem(
        'paperGross',
        `票面价税合计与明细合计 ${gross} 不等`,
        `The total on the paper is not the sum of its lines, ${gross}`,
      ),
    );
  return errors;
}
