import { AppError } from '../../errors.ts';
import type { ImportReport } from '../../import.calls.ts';
import { labelOf } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { fill, type Lang, say, type Text } from '../../text.ts';
import type { CheckedSheet, RowError } from './import-sheet.ts';

/** Enough for a person to see what is wrong; the counts stay true. */
const MAX_ERRORS = 1000;

const rowsWith = (errors: readonly RowError[]): Set<number> => new Set(errors.map((error) => error.row));

/** What an import found, in the words of its person. */
export function reportOf(
  resource: AnyResource,
  sheet: CheckedSheet,
  found: readonly RowError[],
  { lang, dryRun }: { lang: Lang; dryRun: boolean },
): ImportReport {
  const bad = rowsWith(found);
  return {
    rows: sheet.rows,
    valid: sheet.valid.filter(({ row }) => !bad.has(row)).length,
    imported: found.length > 0 || dryRun ? 0 : sheet.valid.length,
    mistakes: found.length,
    errors: found
      .toSorted((a, b) => a.row - b.row)
      .slice(0, MAX_ERRORS)
      .map(({ row, field, message }) => ({
        row,
        field,
        label: field
          .split(',')
          .filter(Boolean)
          .map((name) => say(labelOf(resource, name), lang))
          .join(lang === 'zh' ? '、' : ', '),
        message: say(message, lang),
      })),
  };
}

/** The refusal of an import that is not done for its mistakes. */
export function refusal(report: ImportReport, found: readonly RowError[]): AppError {
  return new AppError(
    'VALIDATION',
    { zh: '有 {n} 行不正确，没有导入任何数据', en: '{n} row(s) need correction; nothing was imported' },
    {
      values: { n: rowsWith(found).size },
      data: report,
      errors: found.slice(0, MAX_ERRORS).map(({ row, field, message }) => ({
        field: field ? `${row}.${field}` : String(row),
        message: { zh: `第 ${row} 行：${message.zh}`, en: `Row ${row}: ${message.en}` },
      })),
    },
  );
}

const NOTES = {
  imported: { zh: '已导入 {n} 行', en: 'Rows imported: {n}' },
  fine: { zh: '{n} 行全部无误，尚未导入', en: 'Rows correct: {n}; nothing is imported yet' },
  wrong: { zh: '共 {n} 行，{m} 处有误', en: 'Rows: {n}, mistakes: {m}' },
} satisfies Record<string, Text>;

/** The report in a line. */
export function noteOf({ rows, imported, mistakes }: ImportReport): Text {
  const note = mistakes > 0 ? NOTES.wrong : imported > 0 ? NOTES.imported : NOTES.fine;
  return fill(note, { n: rows.toLocaleString('en-US'), m: mistakes.toLocaleString('en-US') });
}
