/** What other domains and the app may use of voyages on the server. */
export { type CargoFigures, cargoFiguresOf } from './cargo-figures/cargo-figures.server.ts';
export { createDispatch } from './dispatch/dispatch.server.ts';
export { type VoyageOil, voyageOilCosts } from './oil-cost/voyage-cost.server.ts';
export { type ShipFigures, shipFigures } from './oil-statistics/ship-figures.server.ts';
export { nameAgentOfCall } from './port-calls/name-agent.server.ts';
export type { PlannedCall } from './port-calls/set-rotation.server.ts';
export { type EngineHours, engineHoursAfter } from './reports/service/engine-hours.server.ts';
export { type OilOnBoard, oilOnBoard } from './reports/service/oil-on-board.server.ts';
export { milesBetween, type PairMiles } from './sea-routes/sea-route.server.ts';
export { voyageModule } from './voyage.server.ts';
export { VOYAGES } from './voyages/published-voyages.server.ts';
export { voyageActs } from './voyages/service/close-voyage.server.ts';
export {
  planVoyage,
  setRotation,
  setTerms,
  type VoyagePlan,
  type VoyageTerms,
} from './voyages/service/plan-voyage.server.ts';
export { tradeVoyagesOf, type VoyageFacts, voyagesById } from './voyages/service/voyages-by-id.server.ts';
