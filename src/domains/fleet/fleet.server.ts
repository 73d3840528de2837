import { moduleOf } from '../../kernel/server/compose.ts';
import type { Module } from '../../kernel/server/module.ts';
import { shipResponsibilitySlice } from './responsibilities/ship-responsibility.slice.server.ts';
import { vesselSlice } from './vessels/vessel.slice.server.ts';

/** The ships, and who looks after them. */
export const fleetModule: Module = moduleOf(
  { name: 'fleet', label: { zh: '船队', en: 'Fleet' } },
  vesselSlice,
  shipResponsibilitySlice,
  {
    // Loaded only where the demo company is built.
    demo: async (ctx, { company }) => (await import('./fleet.demo.ts')).demoFleet(ctx, company),
  },
);
