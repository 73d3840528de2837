import { approvalModule } from '../domains/approval/approval.server.ts';
import { communicationModule } from '../domains/communication/communication.server.ts';
import { dashboardsModule } from '../domains/dashboards/dashboards.server.ts';
import { financeModule } from '../domains/finance/finance.server.ts';
import { fleetModule } from '../domains/fleet/fleet.server.ts';
import { identityModule } from '../domains/identity/identity.server.ts';
import { maintenanceModule } from '../domains/maintenance/maintenance.server.ts';
import { marketModule } from '../domains/market/market.server.ts';
import { materialModule } from '../domains/material/material.server.ts';
import { operationsModule } from '../domains/operations/operations.server.ts';
import { parameterModule } from '../domains/parameter/parameter.server.ts';
import { partnerModule } from '../domains/partner/partner.server.ts';
import { purchasingModule } from '../domains/purchasing/purchasing.server.ts';
import { qhseModule } from '../domains/qhse/qhse.server.ts';
import { stockModule } from '../domains/stock/stock.server.ts';
import { vendorModule } from '../domains/vendor/public.server.ts';
import { voyageModule } from '../domains/voyage/voyage.server.ts';
import type { Module } from '../kernel/server/module.ts';

/** The domains on which all others stand: people, ships, messages, and what keeps the product running. */
export const platform: readonly Module[] = [identityModule, fleetModule, communicationModule, operationsModule];

/** The domains of the product, in the order in which they seed and build the demo company. */
export const modules: readonly Module[] = [
  ...platform,
  parameterModule,
  partnerModule,
  materialModule,
  financeModule,
  stockModule,
  purchasingModule,
  vendorModule,
  voyageModule,
  marketModule,
  maintenanceModule,
  dashboardsModule,
  // Last: what becomes of the documents that the others drafted.
  approvalModule,
  qhseModule,
];
