/** What other domains and the app may use of the material domain on the server. */
export { unitsOfMaterial } from './conversions/material-units.server.ts';
export { categoriesAbove } from './facts/categories-above.server.ts';
export {
  type BuyableItem,
  buyableItems,
  type MaterialFacts,
  materialFacts,
  type UnitOf,
  unitFacts,
} from './facts/material-facts.server.ts';
export { factorsToBase } from './facts/to-base.server.ts';
export { materialModule } from './material.server.ts';
export { limitsOf } from './ship-limits/limits-of.server.ts';
export { UNITS_OF_MEASURE } from './units/published-units.server.ts';
