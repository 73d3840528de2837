import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { type Field, text } from '../../../kernel/resource/field.ts';
import { parseValue } from '../../../kernel/resource/parse.ts';
import { childOf, isTyped } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { ownRow } from '../../../kernel/server/crud/outside.ts';
import { inputOf, textOf } from '../../../kernel/server/excel/cell-input.ts';
import { cellOf, formatOf, widthOf } from '../../../kernel/server/excel/cells.ts';
import { plainHeader } from '../../../kernel/server/excel/heads.ts';
import { readSheet } from '../../../kernel/server/excel/read-sheet.ts';
import { uploadedBook } from '../../../kernel/server/excel/uploaded-book.ts';
import { isWord, learnWords } from '../../../kernel/server/excel/words.ts';
import { type Cell, fileName, writeBook, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download, type Http } from '../../../kernel/server/http/endpoint.ts';
import { blindKey } from '../../../kernel/server/settings/secret.ts';
import { say } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vendorQuotation } from '../../purchasing/public.server.ts';
import { quotationFace } from '../../purchasing/public.ts';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';

const MOST_ROWS = 2000;
const KEY = 'key';

type Column = { readonly name: string; readonly field: Field };

const LINES = quotationFace.fields.lines!;

/** The declared columns of a line but what follows from the others; the last ties a row to its line. */
const COLUMNS: readonly Column[] = [
  ...Object.entries(childOf(LINES).fields).flatMap(([name, field]) => (name === 'amount' ? [] : [{ name, field }])),
  { name: KEY, field: text(TEXT.key) },
];

/** What is read back: what the supplier writes, and by which line it is known. */
const isRead = ({ name, field }: Column): boolean => name === KEY || (isTyped(field) && name !== 'askedUnitId');

type Line = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly labels?: Readonly<Record<string, string>>;
};
type Quote = {
  readonly id: number;
  readonly roundNo: number;
  readonly quoteNo: string;
  readonly lines: readonly Line[];
};

/** Ties a row to one line of one quotation in one round, so that a sheet of another is not read for it. */
async function keyOf(ctx: Ctx, { id, roundNo }: Quote, line: Line): Promise<string> {
  const what = `${id}.${roundNo}.${line.id}`;
  const mark = createHmac('sha256', await blindKey(ctx.db))
    .update(`quote sheet ${what}`)
    .digest('base64url');
  return `${what}.${mark.slice(0, 16)}`;
}

const quoteOf = async (ctx: Ctx, id: number): Promise<Quote> =>
  (await vendorQuotation(ctx, await ownRow(quotationFace, ctx, id))) as unknown as Quote;

/** The lines with what was asked and what is written so far; what is filled in there comes back by upload. */
export async function quoteSheet(ctx: Ctx, id: number): Promise<Download> {
  const quote = await quoteOf(ctx, id);
  const rows: Cell[][] = [];
  for (const line of quote.lines) {
    const values = { ...line, [KEY]: await keyOf(ctx, quote, line) };
    rows.push(
      COLUMNS.map(({ name, field }) =>
        cellOf(field, values[name as keyof typeof values], {
          lang: ctx.lang,
          dictionaries: {},
          label: line.labels?.[name],
        }),
      ),
    );
  }
  const columns = COLUMNS.map(({ field }) => {
    const header = say(field.label, ctx.lang);
    return { header, width: widthOf(field, header), format: formatOf(field) };
  });
  const stream = await writeBook([{ name: say(LINES.label, ctx.lang), columns, rows }]);
  return new Download({ stream, filename: fileName(quote.quoteNo, officeDay(ctx.now)), type: XLSX_TYPE });
}

const same = (a: string, b: string): boolean => {
  const [one, two] = [Buffer.from(a), Buffer.from(b)];
  return one.length === two.length && timingSafeEqual(one, two);
};

/** What a filled sheet says, line by line; refused whole, with each row named, where it is another's or holds what is no number. */
export async function readQuoteSheet(ctx: Ctx, id: number, http: Http) {
  const file = await uploadedBook(http);
  const quote = await quoteOf(ctx, id);
  const words = COLUMNS.flatMap(({ field: { label } }, i) => [label.zh, label.en].map((word) => [word, i] as const));
  const heads = { exact: words, plain: words.map(([word, i]) => [plainHeader(word), i] as const) };
  const { head, rows } = await readSheet(file, { maxRows: MOST_ROWS, heads });
  const places = new Map(
    (head?.means ?? []).flatMap((meaning, at) => {
      const column = meaning === null ? undefined : COLUMNS[meaning];
      return column && isRead(column) ? [[column.name, { ...column, at }] as const] : [];
    }),
  );
  if (!head || !places.has(KEY) || !places.has('unitPrice'))
    throw new AppError('VALIDATION', {
      zh: '表头不符，请用本询价下载的报价表',
      en: 'These are not the heads of this inquiry’s sheet; download it here',
    });
  const keys = new Map<string, number>();
  for (const line of quote.lines) keys.set(await keyOf(ctx, quote, line), line.id);
  const errors: FieldError[] = [];
  const lines: { id: number; [name: string]: unknown }[] = [];
  const keyed = places.get(KEY)!;
  places.delete(KEY);
  const read = await learnWords(
    ctx,
    [...places.values()]
      .filter(({ field }) => isWord(field))
      .map(({ name, field, at }) => ({ field: { name, field }, at })),
    { rows, pause: () => undefined },
  );
  for (const { row, cells } of rows) {
    const key = textOf(cells[keyed.at])?.trim() ?? '';
    const lineId = [...keys].find(([known]) => same(known, key))?.[1];
    if (lineId === undefined) {
      errors.push({
        field: `rows.${row}`,
        message: { zh: `第 ${row} 行不是本轮询价的行`, en: `Row ${row} is no line of this inquiry’s round` },
      });
      continue;
    }
    const values: Record<string, unknown> = {};
    for (const { name, field, at } of places.values()) {
      const found = isWord(field) ? read(field, cells[at]) : inputOf(field, cells[at]);
      const parsed = 'value' in found ? parseValue(field, found.value) : found;
      if ('value' in parsed) values[name] = parsed.value ?? field.default ?? null;
      else
        errors.push({
          field: `rows.${row}.${name}`,
          message: {
            zh: `第 ${row} 行“${field.label.zh}”${parsed.error.zh}`,
            en: `Row ${row}, “${field.label.en}”: ${parsed.error.en}`,
          },
        });
    }
    lines.push({ ...values, id: lineId });
  }
  if (errors.length > 0) throw invalid(errors);
  return { lines };
}
