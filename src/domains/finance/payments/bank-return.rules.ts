import type { Text } from '../../../kernel/text.ts';

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
