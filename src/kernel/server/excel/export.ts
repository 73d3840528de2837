import { AppError } from '../../errors.ts';
import type { ListQuery } from '../../list-query.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { say } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { filterConditions } from '../crud/filters.ts';
import { inTime } from '../crud/list.ts';
import { askedStatement, atMoment } from '../crud/moment.ts';
import { orderOf } from '../crud/order.ts';
import { columnNamed, labelSelect, planOf, readOf, type StoredField } from '../crud/plan.ts';
import { withWaiting } from '../crud/waiting.ts';
import { type Dictionaries, readDictionaries } from '../dictionaries.ts';
import { Download } from '../http/endpoint.ts';
import { seenBy } from '../permit/private.ts';
import { listedOf } from '../registry.ts';
import { cellOf, formatOf, SHEET_ZONE, widthOf } from './cells.ts';
import { exportFields, headerOf, type SheetField } from './columns.ts';
import { type Cell, fileName, streamSheet, XLSX_TYPE } from './workbook.ts';

/** More than anybody reads in a sheet; asked for, it is refused rather than cut off. */
export const MAX_EXPORT_ROWS = 300_000;
/** Rows read and written in one go: some ten milliseconds of work between two breaths of the event loop. */
const BATCH = 250;

/** Hears how many rows of how many have been written. */
type Told = (done: number, total: number) => Promise<void> | void;

/** What the list's filter shows, as a workbook that is written while it is read. */
export async function exportRows(
  kind: AnyResource,
  ctx: Ctx,
  query: ListQuery,
  told: Told = () => undefined,
): Promise<Download> {
  const resource = seenBy(ctx.user, listedOf(ctx, kind));
  const fields = exportFields(resource, [query.columns ?? []].flat());
  const [ids, dictionaries] = await Promise.all([idsInOrder(resource, ctx, query), dictionariesOf(ctx, fields)]);
  const columns = fields.map(({ field }) => {
    const header = headerOf(field, ctx.lang);
    return { header, width: widthOf(field, header), format: formatOf(field) };
  });
  const name = say(resource.label, ctx.lang);
  return new Download({
    stream: await streamSheet(sheetRows(resource, ctx, { fields, ids, dictionaries, told }), { name, columns }),
    filename: fileName(name, stamp(ctx.now)),
    type: XLSX_TYPE,
  });
}

/** `20261121-0405` in the time of the office. */
function stamp(now: Date): string {
  const local = new Date(now.getTime() + SHEET_ZONE * 3_600_000).toISOString();
  return `${local.slice(0, 10).replaceAll('-', '')}-${local.slice(11, 16).replace(':', '')}`;
}

export function dictionariesOf(ctx: Ctx, fields: readonly SheetField[]): Promise<Dictionaries> {
  const codes = fields.filter(({ field }) => field.kind === 'dict').map(({ field }) => String(field.target));
  return readDictionaries(ctx, [...new Set(codes)]);
}

/** The keys alone, in order: a few bytes a row, so that the rows themselves can be read by key in small batches. */
export async function idsInOrder(kind: AnyResource, ctx: Ctx, query: ListQuery): Promise<number[]> {
  const resource = seenBy(ctx.user, listedOf(ctx, kind));
  const { where, values } = filterConditions(resource, ctx, await withWaiting(ctx, kind, query));
  const { joins, by } = orderOf(resource, ctx, query.sort);
  const asked = `select array_agg(x.id) as ids from (select t.id from ${planOf(resource).table} t${joins} where ${where}
    order by ${by} limit ${MAX_EXPORT_ROWS + 1}) x`;
  const [row] = await inTime(() => ctx.db.query<{ ids: number[] | null }>(atMoment(ctx, asked, values)));
  const ids = row?.ids ?? [];
  if (ids.length > MAX_EXPORT_ROWS) {
    throw new AppError(
      'BAD_REQUEST',
      { zh: '超过 {n} 行，须缩小筛选范围后再导出', en: 'More than {n} rows; narrow the filter before exporting' },
      { values: { n: MAX_EXPORT_ROWS } },
    );
  }
  return ids;
}

type Sheet = { fields: readonly SheetField[]; ids: readonly number[]; dictionaries: Dictionaries; told: Told };

async function* sheetRows(
  resource: AnyResource,
  ctx: Ctx,
  { fields, ids, dictionaries, told }: Sheet,
): AsyncGenerator<Cell[]> {
  const plan = planOf(resource);
  const stored: StoredField[] = fields.map(({ name, field }) => ({ name, field, column: columnNamed(plan, name)! }));
  const names = labelSelect(ctx, stored, ctx.lang);
  const columns = stored.map((f) => `, ${readOf(f)} as "${f.name}"`).join('');
  const text =
    `select page.n${columns}${names.columns} from unnest($1::bigint[]) with ordinality page(id, n) ` +
    `join ${plan.table} t on t.id = page.id${names.joins} where ${plan.live} order by page.n`;
  const readFrom = (at: number) => ctx.db.query(askedStatement(ctx, text, [ids.slice(at, at + BATCH)]));
  // The database reads the next rows while these are written.
  let next = readFrom(0);
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await next;
    await told(at, ids.length);
    next = readFrom(at + BATCH);
    // Whoever stops taking rows leaves this answer unread; its failure is nobody's then.
    next.catch(() => {});
    for (const row of rows) {
      yield fields.map(({ name, field }) =>
        // A name of what is referred to comes beside the value, see labelSelect.
        cellOf(field, row[name], { lang: ctx.lang, dictionaries, label: row[`${name}$`] as string | string[] }),
      );
    }
  }
}
