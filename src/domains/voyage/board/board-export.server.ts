import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Cell, fileName, streamSheet, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download, type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { say } from '../../../kernel/text.ts';
import { toLocal } from '../../../kernel/value/zone.ts';
import { SHORE_ZONE } from '../ship-time.rules.ts';
import type { BoardRow } from './board.rules.ts';
import { boardRows } from './board.server.ts';
import { BOARD_TEXT } from './board.text.ts';
import { type BoardSheetColumn, sheetColumns } from './board-sheet.rules.ts';
import { type BoardFilter, byDue, fitsFilter, fitsWord, isBoardFilter } from './board-view.rules.ts';

const exportCall = route({
  method: 'GET',
  path: '/api/voyage/board/export',
  permission: 'voyage:report:export',
  summary: { zh: '导出船位报告跟踪', en: 'Export the fleet board' },
  query: z.object({
    confirmedOnly: z.enum(['true', 'false']).optional(),
    filter: z.string().max(20).optional(),
    word: z.string().max(100).optional(),
    columns: z.union([z.string(), z.array(z.string()).max(40)]).optional(),
  }),
});

const FORMAT: Readonly<Record<BoardSheetColumn['kind'], string | undefined>> = {
  text: undefined,
  time: 'yyyy-mm-dd hh:mm',
  one: '#,##0.0',
  two: '#,##0.00',
  count: '0',
};
const WIDTH: Readonly<Record<BoardSheetColumn['kind'], number>> = { text: 18, time: 20, one: 14, two: 12, count: 12 };

async function* cellsOf(
  ctx: Ctx,
  rows: readonly BoardRow[],
  columns: readonly BoardSheetColumn[],
): AsyncGenerator<Cell[]> {
  for (const row of rows) yield columns.map(({ cell }) => cell(row, (text) => say(text, ctx.lang), ctx.lang === 'en'));
}

type Wish = { confirmedOnly?: string; filter?: string; word?: string; columns?: string | string[] };

/** The ships of the board as the screen shows them: its filter, its order, its columns, in the language of the call. */
async function exportBoard(
  ctx: Ctx,
  { confirmedOnly, filter = 'all', word = '', columns = [] }: Wish,
): Promise<Download> {
  const kept: BoardFilter = isBoardFilter(filter) ? filter : 'all';
  const all = byDue(await boardRows(ctx, { confirmedOnly: confirmedOnly === 'true' }));
  const rows = all.filter((row) => fitsFilter(row, kept) && fitsWord(row, word));
  const shown = sheetColumns([columns].flat());
  const name = say(BOARD_TEXT.title, ctx.lang);
  const stamp = toLocal({ utc: ctx.now.toISOString(), zone: SHORE_ZONE })
    .slice(0, 16)
    .replaceAll(/[-:]/g, '')
    .replace('T', '-');
  const sheet = shown.map(({ kind, header }) => ({
    header: say(header, ctx.lang),
    width: WIDTH[kind],
    ...(FORMAT[kind] && { format: FORMAT[kind] }),
  }));
  return new Download({
    stream: await streamSheet(cellsOf(ctx, rows, shown), { name, columns: sheet }),
    filename: fileName(name, stamp),
    type: XLSX_TYPE,
  });
}

export const boardExportEndpoint: Endpoint = serve(exportCall, (ctx, { query }) => exportBoard(ctx, query));
