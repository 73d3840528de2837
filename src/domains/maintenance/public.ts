/** What other domains may use of machines and their maintenance in browser and server. */
export { equipment } from './equipments/equipment.resource.ts';
export { maintenanceJob } from './jobs/job.resource.ts';
export { workClearance } from './work-orders/work-clearance.rules.ts';
