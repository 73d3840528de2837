import type { Text } from '../../../kernel/text.ts';
import { add, type Decimal, round } from '../../../kernel/value/decimal.ts';

/** One payment as a bank is told of it; accounts in full. */
export type Transfer = {
  readonly requisitionNo: string;
  readonly payerAccountNo: string;
  readonly payerName: string;
  readonly payerBank: string;
  readonly payerCnaps: string | null;
  readonly payerSwift: string | null;
  readonly payeeAccountNo: string;
  readonly payeeName: string;
  readonly payeeBank: string;
  readonly cnaps: string | null;
  readonly swift: string | null;
  readonly amount: Decimal;
  readonly currency: string;
  readonly urgent: boolean;
  readonly purpose: string;
};

const HEAD = [
  '序号',
  '付款账号',
  '付款户名',
  '收款账号',
  '收款户名',
  '收款开户行',
  '联行号',
  '金额',
  '币种',
  '同行标志',
  '加急标志',
  '用途',
  '业务编号',
];

/** A bank of the same name up to its first branch word is the payer's own. */
const bankOf = (name: string): string => name.replace(/(银行).*$/, '$1').trim();

const sameBank = ({ payerBank, payeeBank }: Transfer): boolean => bankOf(payerBank) === bankOf(payeeBank);

/** Several payments to one account become one, its numbers joined, as long as they are no longer than a bank takes. */
export function merged(transfers: readonly Transfer[], longest = Number.POSITIVE_INFINITY): readonly Transfer[] {
  const lines: Transfer[] = [];
  const open = new Map<string, number>();
  for (const one of transfers) {
    const key = `${one.payeeAccountNo} ${one.currency} ${one.urgent}`;
    const at = open.get(key) ?? -1;
    const before = lines[at];
    const requisitionNo = before ? `${before.requisitionNo}/${one.requisitionNo}` : one.requisitionNo;
    if (before && requisitionNo.length <= longest)
      lines[at] = { ...before, requisitionNo, amount: round(add(before.amount, one.amount), 2) };
    else open.set(key, lines.push({ ...one, amount: round(one.amount, 2) }) - 1);
  }
  return lines;
}

/** In the order of the payees, on every machine alike. */
export const inOrder = (transfers: readonly Transfer[]): readonly Transfer[] =>
  transfers.toSorted(
    (a, b) =>
      compare(a.payeeName, b.payeeName) ||
      compare(a.payeeAccountNo, b.payeeAccountNo) ||
      compare(a.requisitionNo, b.requisitionNo),
  );

/** Why a bank would refuse a payment, or read it as something else; nothing where it is well. */
export function transferProblem(transfer: Transfer): Text | undefined {
  const { payeeName, payeeAccountNo, payerAccountNo, cnaps, purpose, payeeBank } = transfer;
  const of = (zh: string, en: string): Text => ({
    zh: `${transfer.requisitionNo}：${zh}`,
    en: `${transfer.requisitionNo}: ${en}`,
  });
  if (!payeeName || !payeeBank) return of('缺少收款户名或开户行', 'the payee or its bank is missing');
  if (!/^\d{6,32}$/.test(payeeAccountNo))
    return of('收款账号须为数字', 'the payee’s account has other signs than digits');
  if (!/^\d{6,32}$/.test(payerAccountNo))
    return of('付款账号须为数字', 'the payer’s account has other signs than digits');
  if (!sameBank(transfer) && !/^\d{12}$/.test(cnaps ?? ''))
    return of('跨行付款须有 12 位联行号', 'a payment to another bank needs the CNAPS code of 12 digits');
  const texts = [payeeName, payeeBank, purpose, transfer.payerName];
  if (texts.some((text) => /^[=+\-@]/.test(text)))
    return of('文字不能以 = + - @ 开头', 'a text begins with = + - or @');
  if (texts.some((text) => /[\r\n]/.test(text))) return of('文字中不能换行', 'a text has a line break');
  return undefined;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The file as text: a head, one line a payment in the order of the payees, lines ended by CR LF (finance C10). */
export function bankFileText(transfers: readonly Transfer[]): string {
  const rows = inOrder(transfers).map((one, i) =>
    [
      quoted(String(i + 1)),
      quoted(one.payerAccountNo),
      quoted(one.payerName),
      quoted(one.payeeAccountNo),
      quoted(one.payeeName),
      quoted(one.payeeBank),
      quoted(one.cnaps ?? ''),
      round(one.amount, 2),
      quoted(one.currency),
      quoted(sameBank(one) ? 'Y' : 'N'),
      quoted(one.urgent ? 'Y' : 'N'),
      quoted(one.purpose),
      quoted(one.requisitionNo),
    ].join(','),
  );
  return `${[HEAD.map(quoted).join(','), ...rows].join('\r\n')}\r\n`;
}

/** By code point, on every machine alike. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
