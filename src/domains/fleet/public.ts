/** What other domains may use of the fleet in browser and server. */
export { shipResponsibility } from './responsibilities/ship-responsibility.resource.ts';
export { vessel } from './vessels/vessel.resource.ts';
export { TRADE_AREAS, VESSEL_TYPES } from './vessels/vessel-words.text.ts';
