import { approvalModule } from '../domains/approval/approval.server.ts';
import { dashboardsModule } from '../domains/dashboards/dashboards.server.ts';
import { parameterModule } from '../domains/parameter/parameter.server.ts';
import { systemModule } from '../domains/system/system.server.ts';
import { voyageModule } from '../domains/voyage/voyage.server.ts';
import type { Module } from '../kernel/server/module.ts';

/** The domains of the product, in the order in which they seed and build the demo company. */
export const modules: readonly Module[] = [
  systemModule,
  parameterModule,
  voyageModule,
  dashboardsModule,
  // Last: what becomes of the documents that the others drafted.
  approvalModule,
];
