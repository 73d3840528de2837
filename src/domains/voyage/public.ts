export type { BoardRow } from './board/board.rules.ts';
export { boardCounts, byDue, hoursOverdue, isBound, isSailing, kindOf } from './board/board-view.rules.ts';
export { routeToGo } from './board/route-to-go.rules.ts';
export { stockFigures } from './board/stock-figures.rules.ts';
export { dailyOilCall, monthlyCargoCall } from './board/wall.calls.ts';
export { seaRouteCall } from './sea-routes/sea-route.calls.ts';
export type { ShipNow } from './map/ship-now.rules.ts';
export { SHORE_ZONE, shipTime, shipTimeWithZone, spacedPosition } from './ship-time.rules.ts';
