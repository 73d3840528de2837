/** What other domains may use of safety and quality in browser and server. */
export { defect } from './defects/defect.resource.ts';
export { inspection } from './inspections/inspection.resource.ts';
