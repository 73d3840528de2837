import { optionText } from '../../../kernel/resource/describe.ts';
import { isFigure, percentOf } from '../../../kernel/resource/number-text.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type LayoutCell, writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { type AlternativeRow, estimateAlternative } from './alternative.resource.ts';
import { voyageEstimate } from './estimate.resource.ts';
import { ranksOf } from './estimate.rules.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';
import { groupsFor, headOf, LETTERS, STRONG } from './estimate-layout.rules.ts';

const estimates = recordsOf(voyageEstimate);
const ITEM_WIDTH = 26;
const WIDTH = 20;

type Line = Partial<AlternativeRow> & { readonly labels?: Readonly<Record<string, string | string[]>> };

function cellOf(line: Line, name: keyof typeof estimateAlternative.fields, ctx: Ctx): LayoutCell {
  const field = estimateAlternative.fields[name];
  const value = line[name];
  if (value === null || value === undefined || value === '') return null;
  if (isFigure(field)) return Number(field.variant === 'percent' ? percentOf(String(value)) : value);
  if (field.kind === 'choice') return optionText(field, value, ctx.lang) ?? null;
  return field.kind === 'ref' ? String(line.labels?.[name] ?? '') : String(value);
}

/** The comparison as a sheet: alternatives beside each other, as its reader may know them. */
export async function estimateSheet(ctx: Ctx, id: number): Promise<Download> {
  const row = await estimates.get(ctx, id);
  const t = (text: Text): string => say(text, ctx.lang);
  const currency = String(row.labels.currencyId ?? '');
  const lines: readonly Line[] = row.alternatives;
  const sees = holds(ctx.user, MARKET_PRICE);
  const rows: LayoutCell[][] = [];
  const strong = new Set<number>();
  for (const { title, names } of groupsFor(sees)) {
    strong.add(rows.length);
    rows.push([t(title), ...lines.map(() => null)]);
    for (const name of names) {
      if (STRONG.has(name)) strong.add(rows.length);
      rows.push([t(headOf(name, currency)), ...lines.map((line) => cellOf(line, name, ctx))]);
    }
  }
  if (sees) {
    strong.add(rows.length);
    rows.push([t(TEXT.rank), ...ranksOf(lines.map(({ tce }) => tce))]);
  }
  const title = `${t(TEXT.estimate)} ${row.estimateNo ?? ''}`;
  const stream = await writeLayout([
    {
      name: t(TEXT.estimate),
      title,
      about: row.subject,
      across: true,
      columns: [
        { head: t(TEXT.item), width: ITEM_WIDTH },
        ...lines.map((_, i) => ({ head: `${t(TEXT.alternative)} ${LETTERS[i]}`, width: WIDTH })),
      ],
      rows,
      strong,
    },
  ]);
  return new Download({ stream, filename: fileName(title, officeDay(ctx.now)), type: XLSX_TYPE });
}
