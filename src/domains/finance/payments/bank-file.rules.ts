import type { Text } from '../../../kernel/text.ts';
import { type Decimal, round, sum } from '../../../kernel/value/decimal.ts';

/** One payment as a bank is told of it; accounts in full. */
export type Transfer = {
  readonly requisitionNo: string;
  readonly payerAccountNo: string;
  readonly payerName: string;
  readonly payerBank: string;
  readonly payeeAccountNo: string;
  readonly payeeName: string;
  readonly payeeBank: string;
  readonly cnaps: string | null;
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

/** Several payments to one account become one, its numbers joined. */
export function merged(transfers: readonly Transfer[]): readonly Transfer[] {
  const byAccount = Map.groupBy(
    transfers,
    ({ payeeAccountNo, currency, urgent }) => `${payeeAccountNo} ${currency} ${urgent}`,
  );
  return [...byAccount.values()].map((found) => ({
    ...found[0]!,
    amount: round(sum(found.map(({ amount }) => amount)) ?? '0', 2),
    requisitionNo: found.map(({ requisitionNo }) => requisitionNo).join('/'),
  }));
}

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
  const rows = transfers
    .toSorted(
      (a, b) =>
        compare(a.payeeName, b.payeeName) ||
        compare(a.payeeAccountNo, b.payeeAccountNo) ||
        compare(a.requisitionNo, b.requisitionNo),
    )
    .map((one, i) =>
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

/** What a bank says became of a payment. */
export type Returned = {
  readonly requisitionNos: readonly string[];
  readonly ok: boolean;
  readonly bankRef: string;
  readonly paidDate: string | null;
  readonly failReason: string;
};

const RETURN_HEAD = ['业务编号', '结果', '银行流水号', '到账日', '失败原因'];
const OK = new Set(['成功', 'OK', 'Y', '1']);
const FAILED = new Set(['失败', 'FAIL', 'N', '0']);

/**
 * Reads a file of results, comma separated with a head of 业务编号, 结果 (成功 or 失败), 银行流水号, 到账日 and 失败原因. Answers the lines, or
 * the first thing that cannot be read.
 */
export function readReturns(text: string): { readonly rows: readonly Returned[] } | { readonly problem: Text } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const [head = [], ...body] = lines.map(cellsOf);
  const at = RETURN_HEAD.map((name) => head.indexOf(name));
  const missing = RETURN_HEAD.find((_, i) => i < 2 && at[i]! < 0);
  if (missing) return { problem: { zh: `回单缺少“${missing}”列`, en: `The file has no column ${missing}` } };
  const rows: Returned[] = [];
  for (const [i, cells] of body.entries()) {
    const [no, result, bankRef, paidDate, failReason] = at.map((column) => cells[column]?.trim() ?? '');
    const ok = OK.has(result!.toUpperCase());
    if (!no || (!ok && !FAILED.has(result!.toUpperCase())))
      return { problem: { zh: `回单第 ${i + 2} 行无法识别`, en: `Line ${i + 2} of the file cannot be read` } };
    if (paidDate && !/^\d{4}-\d{2}-\d{2}$/.test(paidDate))
      return {
        problem: {
          zh: `回单第 ${i + 2} 行的到账日须为 2026-01-31 的写法`,
          en: `Line ${i + 2}: the day is written as 2026-01-31`,
        },
      };
    rows.push({
      requisitionNos: no.split('/'),
      ok,
      bankRef: bankRef!,
      paidDate: paidDate || null,
      failReason: failReason!,
    });
  }
  return { rows };
}

/** The cells of a line, quoted ones with their commas. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, inQuotes, plain]) =>
    inQuotes === undefined ? (plain ?? '') : inQuotes.replaceAll('""', '"'),
  );
}
