export type { BoardRow } from './board/board.rules.ts';
export { type BoardKind, boardCounts, byDue, isBound, kindOf } from './board/board-view.rules.ts';
export { routeToGo } from './board/route-to-go.rules.ts';
export { stockFigures } from './board/stock-figures.rules.ts';
export { dailyOilCall, monthlyCargoCall } from './board/wall.calls.ts';
export { REPORT_TYPE_TEXT, SHIP_STATUS_TEXT } from './reports/report.text.ts';
export { SHORE_ZONE, shipTime, shipTimeWithZone, spacedPosition } from './ship-time.rules.ts';
