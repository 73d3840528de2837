export type { BoardRow } from './board/board.rules.ts';
export { REPORT_TYPE_TEXT, SHIP_STATUS_TEXT } from './reports/report.text.ts';
