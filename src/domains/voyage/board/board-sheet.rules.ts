import type { Text } from '../../../kernel/text.ts';
import { toLocal } from '../../../kernel/value/zone.ts';
import { REPORT_TYPE_TEXT, SHIP_STATUS_TEXT } from '../reports/report.text.ts';
import { SHORE_ZONE } from '../ship-time.rules.ts';
import type { BoardRow } from './board.rules.ts';
import { isBound } from './board-view.rules.ts';

/** Columns of the board as the screen shows them; each becomes one or more columns of the sheet. */
export const BOARD_COLUMNS = ['ship', 'status', 'position', 'speed', 'next', 'last', 'dueAt', 'age'] as const;
type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** Times are `Date` whose UTC parts are what the sheet shows. */
type SheetCell = string | number | Date | null;

export type BoardSheetColumn = {
  readonly of: BoardColumn;
  readonly header: Text;
  readonly kind: 'text' | 'time' | 'one' | 'two' | 'count';
  readonly cell: (row: BoardRow, say: (text: Text) => string, english: boolean) => SheetCell;
};

const REPAIR: Text = { zh: '修理', en: 'In repair' };
const figure = (value: string | null): number | null => (value === null ? null : Number(value));
const clock = (utc: string | null, zone: number | null): Date | null =>
  utc === null ? null : new Date(`${toLocal({ utc, zone: zone ?? SHORE_ZONE })}Z`);

const column = (
  of: BoardColumn,
  kind: BoardSheetColumn['kind'],
  header: Text,
  cell: BoardSheetColumn['cell'],
): BoardSheetColumn => ({ of, kind, header, cell });

/** The sheet of the fleet board, one row a ship; units and clocks stand in the heads. */
const BOARD_SHEET: readonly BoardSheetColumn[] = [
  column('ship', 'text', { zh: '船舶', en: 'Ship' }, (row, _say, english) =>
    english ? row.shipNameEn || row.shipName : row.shipName,
  ),
  column('ship', 'text', { zh: '航次', en: 'Voyage' }, (row) => row.voyageNo),
  column('status', 'text', { zh: '状态', en: 'Status' }, (row, say) =>
    row.repair ? say(REPAIR) : row.shipStatus && say(SHIP_STATUS_TEXT[row.shipStatus]),
  ),
  column('position', 'text', { zh: '纬度', en: 'Latitude' }, (row) => row.latitude),
  column('position', 'text', { zh: '经度', en: 'Longitude' }, (row) => row.longitude),
  column('speed', 'two', { zh: '航速（kn）', en: 'Speed (kn)' }, (row) =>
    row.shipStatus === 'SAILING' ? figure(row.avgSpeed) : null,
  ),
  column(
    'next',
    'text',
    { zh: '下一港 / 所在港', en: 'Next or present port' },
    (row) => row.nextPortName ?? row.lastPortName,
  ),
  column('next', 'one', { zh: '剩余里程（nm）', en: 'To go (nm)' }, (row) =>
    isBound(row) ? figure(row.nextDis) : null,
  ),
  column('next', 'time', { zh: '预抵（当地时间）', en: 'ETA (local time)' }, (row) =>
    isBound(row) ? clock(row.eta, row.etaZone) : null,
  ),
  column(
    'last',
    'text',
    { zh: '最近报告', en: 'Last report' },
    (row, say) => row.rptType && say(REPORT_TYPE_TEXT[row.rptType]),
  ),
  column('last', 'time', { zh: '报告时间（船时）', en: 'Reported (ship’s time)' }, (row) =>
    clock(row.rptTime, row.zone),
  ),
  column('last', 'count', { zh: '未确认报告', en: 'Unconfirmed reports' }, (row) => row.unconfirmed),
  column('dueAt', 'time', { zh: '应报时间（北京时间）', en: 'Next report due (Beijing time)' }, (row) =>
    clock(row.dueAt, SHORE_ZONE),
  ),
  column('age', 'one', { zh: '距今（h）', en: 'Age (h)' }, (row) => figure(row.ageHours)),
];

/** The sheet's columns for what the screen shows; unknown names are passed over, none given means all. */
export function sheetColumns(shown: readonly string[]): readonly BoardSheetColumn[] {
  const chosen = BOARD_SHEET.filter(({ of }) => shown.includes(of));
  return chosen.length > 0 ? chosen : BOARD_SHEET;
}
