import { moduleOf } from '../../kernel/server/compose.ts';
import type { Module } from '../../kernel/server/module.ts';
import { classSlice } from './class-items/class.slice.server.ts';
import { dashMaintenanceSlice } from './dashboard/dash-maintenance.slice.server.ts';
import { demoSlice } from './demo/demo.slice.server.ts';
import { equipmentSlice } from './equipments/equipment.slice.server.ts';
import { errorSlice } from './error-reports/error.slice.server.ts';
import { failuresSlice } from './failures/failures.slice.server.ts';
import { handoverSlice } from './handover/handover.slice.server.ts';
import { hoursSlice } from './hours/hours.slice.server.ts';
import { jobSlice } from './jobs/job.slice.server.ts';
import { menuSlice } from './menu.slice.server.ts';
import { monitoringSlice } from './monitoring/monitoring.slice.server.ts';
import { partNeedsSlice } from './part-needs/part-needs.slice.server.ts';
import { partSlice } from './parts/part.slice.server.ts';
import { postponementSlice } from './postponements/postponement.slice.server.ts';
import { templateSlice } from './templates/template.slice.server.ts';
import { workOrderSlice } from './work-orders/work-order.slice.server.ts';
import { yearPlanSlice } from './year-plans/year-plan.slice.server.ts';

/** Machines of the ships, how long they ran, and what is done to them. */
export const maintenanceModule: Module = moduleOf(
  { name: 'maintenance', label: { zh: '维修保养', en: 'Maintenance' } },
  menuSlice,
  equipmentSlice,
  hoursSlice,
  partSlice,
  partNeedsSlice,
  jobSlice,
  demoSlice,
  workOrderSlice,
  postponementSlice,
  yearPlanSlice,
  templateSlice,
  errorSlice,
  failuresSlice,
  monitoringSlice,
  classSlice,
  handoverSlice,
  dashMaintenanceSlice,
);
