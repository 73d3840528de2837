export { boardRows } from './board/board.server.ts';
export type { MapShip } from './map/map.server.ts';
export { voyageModule } from './voyage.server.ts';
