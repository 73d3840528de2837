import type { Ctx } from '../../../../kernel/server/context.ts';
import { writeLayout } from '../../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../../kernel/text.ts';
import { officeDay } from '../../../../kernel/value/office-day.ts';
import type { ExportFormat, ShipEmission } from '../emission.calls.ts';
import { EXPORT_TEXT, EMISSION_TEXT as TEXT } from '../emission.text.ts';
import { dcsSheet } from './dcs-sheet.rules.ts';
import { fleetSheet } from './fleet-sheet.rules.ts';
import { mrvSheet } from './mrv-sheet.rules.ts';
import { msaSheet } from './msa-sheet.rules.ts';
import { voyageEnergies } from './voyage-energy.server.ts';

type Asked = { year: number; format: Exclude<ExportFormat, 'OVD'>; rows: readonly ShipEmission[] };

/** The year as authorities and the office want it, a workbook of one sheet. */
export async function exportOf(ctx: Ctx, { year, format, rows }: Asked): Promise<Download> {
  const t = (text: Text, values?: Record<string, string>): string => say(text, ctx.lang, values);
  const title = `${t(EXPORT_TEXT[format])} ${year}`;
  const body =
    format === 'MSA'
      ? msaSheet(await voyageEnergies(ctx, year), t)
      : { DCS: dcsSheet, MRV: mrvSheet, FLEET: fleetSheet }[format](rows, t);
  const about = t(TEXT.made, { year: String(year) });
  const stream = await writeLayout([{ name: t(EXPORT_TEXT[format]), title, about, across: true, ...body }]);
  return new Download({ stream, filename: fileName(title, officeDay(ctx.now)), type: XLSX_TYPE });
}
