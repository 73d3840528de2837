import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { choice, decimal, int, quantity, text } from '../../../kernel/resource/field.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { inputOf, textOf } from '../../../kernel/server/excel/cell-input.ts';
import { plainHeader } from '../../../kernel/server/excel/heads.ts';
import { readSheet } from '../../../kernel/server/excel/read-sheet.ts';
import { uploadedBook } from '../../../kernel/server/excel/uploaded-book.ts';
import { type Cell, fileName, writeBook, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download, type Http } from '../../../kernel/server/http/endpoint.ts';
import { blindKey } from '../../../kernel/server/settings/secret.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { invitationOf } from '../../purchasing/public.server.ts';
import { goodsFirm } from './goods-firm.server.ts';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';

const MOST_ROWS = 2000;

/** The columns of the sheet; those with a name are read back. */
const COLUMNS = [
  { head: TEXT.no, width: 6 },
  { head: TEXT.item, width: 34 },
  { head: TEXT.spec, width: 22 },
  { head: TEXT.unit, width: 8 },
  { head: TEXT.qty, width: 10, format: '#,##0.####' },
  { head: TEXT.unitPrice, width: 14, name: 'unitPrice', field: decimal(TEXT.unitPrice, 6) },
  { head: TEXT.discount, width: 10, name: 'discountPct', field: decimal(TEXT.discount, 2) },
  { head: TEXT.factor, width: 14, name: 'factor', field: quantity(TEXT.factor) },
  { head: TEXT.leadDays, width: 10, name: 'leadDays', field: int(TEXT.leadDays) },
  { head: TEXT.maker, width: 18, name: 'maker', field: text(TEXT.maker, { max: 100 }) },
  { head: TEXT.origin, width: 12, name: 'origin', field: text(TEXT.origin, { max: 60 }) },
  { head: TEXT.noQuote, width: 12, name: 'noQuote', field: choice({}, TEXT.noQuote) },
  { head: TEXT.remark, width: 24, name: 'remark', field: text(TEXT.remark, { max: 200 }) },
  { head: TEXT.key, width: 24, name: 'key', field: text(TEXT.key) },
] as const;

type Of = { readonly quotationId: number; readonly roundNo: number };

/** Ties a row to one line of one quotation in one round, so that a sheet of another is not read for it. */
async function keyOf(ctx: Ctx, { quotationId, roundNo }: Of, lineId: number): Promise<string> {
  const what = `${quotationId}.${roundNo}.${lineId}`;
  const mark = createHmac('sha256', await blindKey(ctx.db))
    .update(`quote sheet ${what}`)
    .digest('base64url');
  return `${what}.${mark.slice(0, 16)}`;
}

async function quoteOf(ctx: Ctx, inquiryId: number) {
  const found = await invitationOf(ctx, goodsFirm(ctx), inquiryId);
  if (!found.quote)
    throw new AppError('WRONG_STATE', { zh: '先打开询价开始报价', en: 'Open the inquiry first and begin to quote' });
  return { ...found, quote: found.quote };
}

const number = (value: unknown): number | null => (typeof value === 'string' && value !== '' ? Number(value) : null);

/** The lines with what was asked and what is written so far; what is filled in there comes back by upload. */
export async function quoteSheet(ctx: Ctx, inquiryId: number): Promise<Download> {
  const { quote, lines, inquiryNo } = await quoteOf(ctx, inquiryId);
  const t = (text: Text): string => say(text, ctx.lang);
  const written = quote.values.lines;
  const rows: Cell[][] = [];
  for (const line of lines) {
    const own = written.find(({ lineNo }) => lineNo === line.lineNo) ?? {};
    rows.push([
      line.lineNo,
      line.description,
      line.spec,
      line.unit,
      Number(line.qty),
      number(own.unitPrice),
      number(own.discountPct),
      number(own.factor),
      (own.leadDays as number | null) ?? null,
      (own.maker as string | null) ?? null,
      (own.origin as string | null) ?? null,
      own.lineState === 'NO_QUOTE' ? 'Y' : null,
      (own.remark as string | null) ?? null,
      await keyOf(ctx, { quotationId: quote.id, roundNo: quote.roundNo }, Number(own.id)),
    ]);
  }
  const stream = await writeBook([
    {
      name: t(TEXT.lines),
      columns: COLUMNS.map(({ head, width, ...more }) => ({
        header: t(head),
        width,
        ...('format' in more && { format: more.format }),
      })),
      rows,
    },
  ]);
  return new Download({ stream, filename: fileName(inquiryNo, officeDay(ctx.now)), type: XLSX_TYPE });
}

const same = (a: string, b: string): boolean => {
  const [one, two] = [Buffer.from(a), Buffer.from(b)];
  return one.length === two.length && timingSafeEqual(one, two);
};

/** What a filled sheet says, line by line; refused whole, with each row named, where it is another's or holds what is no number. */
export async function readQuoteSheet(ctx: Ctx, inquiryId: number, http: Http) {
  const file = await uploadedBook(http);
  const { quote } = await quoteOf(ctx, inquiryId);
  const words = COLUMNS.flatMap(({ head }, i) => [head.zh, head.en].map((word) => [word, i] as const));
  const heads = { exact: words, plain: words.map(([word, i]) => [plainHeader(word), i] as const) };
  const { head, rows } = await readSheet(file, { maxRows: MOST_ROWS, heads });
  const at = (name: string): number =>
    (head?.means ?? []).findIndex((meaning) => meaning !== null && meaning >= 0 && nameAt(meaning) === name);
  if (!head || at('key') < 0 || at('unitPrice') < 0)
    throw new AppError('VALIDATION', {
      zh: '表头不符，请用本询价下载的报价表',
      en: 'These are not the heads of this inquiry’s sheet; download it here',
    });
  const own = quote.values.lines;
  const keys = new Map<string, number>();
  for (const line of own)
    keys.set(await keyOf(ctx, { quotationId: quote.id, roundNo: quote.roundNo }, Number(line.id)), Number(line.id));
  const errors: FieldError[] = [];
  const lines: { id: number; [name: string]: unknown }[] = [];
  for (const { row, cells } of rows) {
    const key = textOf(cells[at('key')])?.trim() ?? '';
    const id = [...keys].find(([known]) => same(known, key))?.[1];
    if (id === undefined) {
      errors.push({
        field: `rows.${row}`,
        message: { zh: `第 ${row} 行不是本轮询价的行`, en: `Row ${row} is no line of this inquiry’s round` },
      });
      continue;
    }
    lines.push({ id, ...valuesOf(cells, at, row, errors) });
  }
  if (errors.length > 0) throw invalid(errors);
  return { lines };
}

const nameAt = (at: number): string | undefined => {
  const column = COLUMNS[at];
  return column && 'name' in column ? column.name : undefined;
};

/** The typed cells of one row; figures that are none are told with their row. */
function valuesOf(cells: readonly Cell[], at: (name: string) => number, row: number, errors: FieldError[]) {
  const values: Record<string, unknown> = {};
  for (const column of COLUMNS) {
    if (!('name' in column) || column.name === 'key') continue;
    const place = at(column.name);
    if (place < 0) continue;
    if (column.name === 'noQuote') {
      values.lineState = textOf(cells[place]) ? 'NO_QUOTE' : 'QUOTED';
      continue;
    }
    const parsed = inputOf(column.field, cells[place]);
    const value = 'value' in parsed ? parsed.value : textOf(cells[place]);
    if (column.field.kind === 'number' && value !== null && !/^-?\d{1,12}(\.\d{1,8})?$/.test(String(value)))
      errors.push({
        field: `rows.${row}.${column.name}`,
        message: {
          zh: `第 ${row} 行“${column.head.zh}”不是数字`,
          en: `Row ${row}: “${column.head.en}” is no number`,
        },
      });
    else values[column.name] = column.name === 'leadDays' && value !== null ? Number(value) : value;
  }
  return values;
}
