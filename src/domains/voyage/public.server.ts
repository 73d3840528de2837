export { type ShipFigures, shipFigures } from './oil-statistics/ship-figures.server.ts';
export { voyageModule } from './voyage.server.ts';
export { VOYAGES } from './voyages/published-voyages.server.ts';
