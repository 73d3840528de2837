import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type LayoutCell, writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselById } from '../../fleet/public.server.ts';
import { vef, vefLine } from './vef.resource.ts';
import { SERIES, VEF_TEXT as TEXT, UNITS, VEF_STATE_TEXT } from './vef.text.ts';

const vefs = recordsOf(vef);
const QTY = '#,##0.000';
const RATIO = '0.00000';

const figure = (value: string | null): number | null => (value === null ? null : Number(value));

/** The series as a sheet: ratios and factor go on calculating on the figures that stand in it. */
export async function vefSheet(ctx: Ctx, id: number): Promise<Download> {
  const row = await vefs.get(ctx, id);
  const ship = await vesselById(ctx, row.shipName);
  const t = (text: Text): string => say(text, ctx.lang);
  const label = (name: keyof typeof vefLine.fields): string => t(vefLine.fields[name].label);
  const numbers = await voyageNumbers(
    ctx,
    row.lines.flatMap(({ voyageId }) => voyageId ?? []),
  );
  const last = row.lines.length;
  const inOnly = (at: number, column: string): string =>
    `SUMIFS(${column}${at - last}:${column}${at - 1},G${at - last}:G${at - 1},"${t(VEF_STATE_TEXT.IN)}")`;
  const lines = row.lines.map((line): LayoutCell[] => [
    numbers.get(line.voyageId ?? 0) ?? null,
    line.workedOn,
    line.cargo,
    figure(line.shipQty),
    figure(line.shoreQty),
    line.ratio === null ? null : { value: Number(line.ratio), formula: (at) => `ROUND(D${at}/E${at},5)` },
    line.state && t(VEF_STATE_TEXT[line.state]),
    line.handReason,
  ]);
  const result: LayoutCell[] = [
    t(vef.fields.vef.label),
    null,
    row.vef === null ? t(TEXT.noVef) : null,
    null,
    null,
    row.vef === null
      ? null
      : { value: Number(row.vef), formula: (at) => `ROUND(${inOnly(at, 'D')}/${inOnly(at, 'E')},5)` },
    null,
    null,
  ];
  const name = ctx.lang === 'en' ? ship.nameEn || ship.name : ship.name;
  const stream = await writeLayout([
    {
      name: t(TEXT.record),
      title: `${t(TEXT.record)} ${row.runNo ?? ''} ${name}`,
      about: `${t(SERIES[row.series])} · ${t(UNITS[row.unit])} · ${row.runDay ?? ''}`,
      across: true,
      columns: [
        { head: label('voyageId'), width: 18 },
        { head: label('workedOn'), width: 14 },
        { head: label('cargo'), width: 24 },
        { head: label('shipQty'), width: 16, format: QTY },
        { head: label('shoreQty'), width: 16, format: QTY },
        { head: label('ratio'), width: 12, format: RATIO },
        { head: label('state'), width: 22 },
        { head: label('handReason'), width: 32 },
      ],
      rows: [...lines, result],
      strong: new Set([last]),
    },
  ]);
  return new Download({
    stream,
    filename: fileName(`${t(TEXT.record)} ${row.runNo ?? ''}`, officeDay(ctx.now)),
    type: XLSX_TYPE,
  });
}

async function voyageNumbers(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await ctx.db.query<{ id: number; no: string }>({
    name: 'voyage-vef-numbers',
    text: 'select id, voyage_no as no from voyage_voyage where id = any($1::bigint[])',
    values: [ids],
  });
  return new Map(rows.map(({ id, no }) => [id, no]));
}
