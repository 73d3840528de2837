/** What other domains may use of the material domain in browser and server. */
export { material } from './materials/material.resource.ts';
export { MATERIALS } from './materials/published-materials.rules.ts';
export { fitsUnit, tooFine, type UnitFacts } from './units/quantity.rules.ts';
