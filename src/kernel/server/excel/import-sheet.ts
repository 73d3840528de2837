import type { FieldError } from '../../errors.ts';
import { META_LABELS } from '../../resource/describe.ts';
import { type AnyResource, isTyped } from '../../resource/resource.ts';
import { defaultsOf, isEmpty, validate } from '../../resource/validate.ts';
import { fill, type Text } from '../../text.ts';
import { breathing } from '../breath.ts';
import type { Ctx } from '../context.ts';
import { seenBy } from '../permit/private.ts';
import { inputOf } from './cell-input.ts';
import { importFields, type SheetField } from './columns.ts';
import { type HeadWords, headText, PASSED_OVER, plainHeader, UNKNOWN } from './heads.ts';
import { readSheet, type SheetHead } from './read-sheet.ts';
import { isWord, learnWords } from './words.ts';
import type { Cell } from './workbook.ts';

/** What is wrong in a row of the sheet; `row` is the number that Excel shows, `field` the name of the field. */
export type RowError = { row: number; field: string; message: Text };

export type SheetRow = { row: number; draft: Record<string, unknown> };

export type CheckedSheet = {
  rows: number;
  valid: SheetRow[];
  errors: RowError[];
  /** The sheet as it stands in the file: its heads, what each column means, its rows. */
  source: Source;
};

type Source = { heads: Cell[]; columns: (SheetField | undefined)[]; rows: { row: number; cells: Cell[] }[] };

/** Head of the column that says what is wrong in a returned sheet; passed over when the corrected sheet comes back. */
export const PROBLEM: Text = { zh: '问题', en: 'Problem' };

export const MAX_IMPORT_ROWS = 10_000;

/** More than anybody corrects; a sheet that is wrong in every cell would hold millions. */
const MOST_MISTAKES = 20_000;

const NOT_CHECKED: Text = {
  zh: '错误过多，从此行起未检查',
  en: 'Too many mistakes: from this row on nothing was checked',
};
const NO_ROWS: Text = { zh: '文件中没有数据行', en: 'The file has no rows' };
const TOO_MANY: Text = {
  zh: '一次最多导入 {n} 行，请拆分文件',
  en: 'At most {n} rows can be imported at once; split the file',
};

/** Reads and checks a whole sheet without touching the table: heads, words, kinds, rules, uniqueness inside the file. */
export async function checkSheet(resource: AnyResource, ctx: Ctx, file: Buffer): Promise<CheckedSheet> {
  const sheet = await rowsOf(seenBy(ctx.user, resource), file);
  if (sheet.errors.length > 0) return { rows: sheet.rows.length, valid: [], errors: sheet.errors, source: sheet };

  const columns = sheet.columns
    .map((field, at) => ({ field, at }))
    .filter((c): c is { field: SheetField; at: number } => !!c.field);
  const pause = breathing();
  const words = await learnWords(
    ctx,
    columns.filter((c) => isWord(c.field.field)).map(({ field, at }) => ({ field, at })),
    { rows: sheet.rows, pause },
  );
  const valid: SheetRow[] = [];
  const errors: RowError[] = [];
  const absent = defaultsOf(resource);
  for (const { field } of columns) delete absent[field.name];

  for (const { row, cells } of sheet.rows) {
    await pause();
    if (errors.length >= MOST_MISTAKES) {
      errors.push({ row, field: '', message: NOT_CHECKED });
      break;
    }
    const draft: Record<string, unknown> = { ...absent };
    const faulty = new Set<string>();
    for (const { field, at } of columns) {
      const parsed = isWord(field.field) ? words(field.field, cells[at]) : inputOf(field.field, cells[at]);
      if ('error' in parsed) {
        faulty.add(field.name);
        errors.push({ row, field: field.name, message: named(field, parsed.error) });
      } else draft[field.name] = parsed.value ?? (field.field.required ? field.field.default : null) ?? null;
    }
    const checked = validate(resource, draft).errors.filter((error: FieldError) => !faulty.has(error.field));
    errors.push(...checked.map(({ field, message }) => ({ row, field, message })));
    if (faulty.size === 0 && checked.length === 0) valid.push({ row, draft });
  }
  return unique(resource, { rows: sheet.rows.length, valid, errors, source: sheet });
}

const named = ({ field: { label } }: SheetField, { zh, en }: Text): Text => ({
  zh: `${label.zh}：${zh}`,
  en: `${label.en}: ${en}`,
});

type Sheet = Source & { errors: RowError[] };

async function rowsOf(resource: AnyResource, file: Buffer): Promise<Sheet> {
  const fields = importFields(resource);
  const { head, rows } = await readSheet(file, { maxRows: MAX_IMPORT_ROWS + 2, heads: wordsOf(resource, fields) });
  const sheet: Sheet = head
    ? { ...matchHeads(fields, head), heads: head.cells, rows }
    : { heads: [], columns: [], rows, errors: [] };
  if (rows.length === 0 && sheet.errors.length === 0) sheet.errors.push({ row: 1, field: '', message: NO_ROWS });
  if (rows.length > MAX_IMPORT_ROWS) {
    sheet.errors.push({ row: MAX_IMPORT_ROWS + 2, field: '', message: fill(TOO_MANY, { n: MAX_IMPORT_ROWS }) });
  }
  return sheet;
}

/**
 * What heads may say, in either language. Columns that only the server writes (a state, who created it) are known and passed over, so
 * that an exported sheet can be imported.
 */
function wordsOf(resource: AnyResource, fields: readonly SheetField[]): HeadWords {
  const both = ({ zh, en }: Text): string[] => [zh, en];
  const plain = new Map<string, number>();
  const learn = (label: Text, at: number): void => {
    for (const word of both(label).map(plainHeader)) if ((plain.get(word) ?? PASSED_OVER) < 0) plain.set(word, at);
  };
  for (const [at, { field }] of fields.entries()) learn(field.label, at);
  for (const field of Object.values(resource.fields)) learn(field.label, PASSED_OVER);
  for (const label of [...Object.values(META_LABELS), PROBLEM]) learn(label, PASSED_OVER);
  // Of two fields with one label the first is meant.
  const exact = fields.flatMap(({ field }, at) => both(field.label).map((word) => [word, at] as const)).reverse();
  return { exact, plain: [...plain] };
}

/** The fields of the columns; a head that nobody knows is an error, lest its values get lost unnoticed. */
function matchHeads(
  fields: readonly SheetField[],
  { row, cells, means }: SheetHead,
): Pick<Sheet, 'columns' | 'errors'> {
  const errors: RowError[] = [];
  const seen = new Set<string>();
  const columns = means.map((meaning, at) => {
    const text = headText(cells[at] ?? null);
    if (meaning === UNKNOWN)
      errors.push({ row, field: '', message: { zh: `没有名为“${text}”的列`, en: `There is no column ${text}` } });
    const field = fields[meaning ?? PASSED_OVER];
    if (field && seen.has(field.name))
      errors.push({
        row,
        field: field.name,
        message: { zh: `列“${text}”重复`, en: `The column ${text} occurs twice` },
      });
    if (field) seen.add(field.name);
    return field;
  });
  for (const { name, field } of fields) {
    if (!field.required || seen.has(name) || !isTyped(field) || !isEmpty(field.default)) continue;
    errors.push({
      row,
      field: name,
      message: { zh: `缺少列“${field.label.zh}”`, en: `The column ${field.label.en} is missing` },
    });
  }
  return { columns, errors };
}

/** Two rows of one file that would be the same record are both named. */
function unique(resource: AnyResource, sheet: CheckedSheet): CheckedSheet {
  const errors = [...sheet.errors];
  for (const fields of resource.unique ?? []) {
    const first = new Map<string, number>();
    for (const { row, draft } of sheet.valid) {
      const values = fields.map((name) => draft[name]);
      if (values.some(isEmpty)) continue;
      const key = JSON.stringify(values);
      const other = first.get(key);
      if (other === undefined) first.set(key, row);
      else
        errors.push({
          row,
          field: fields.join(','),
          message: { zh: `与第 ${other} 行重复`, en: `The same as row ${other}` },
        });
    }
  }
  const faulty = new Set(errors.map((error) => error.row));
  return { ...sheet, valid: sheet.valid.filter(({ row }) => !faulty.has(row)), errors };
}
