import type { Slice } from '../../../kernel/server/compose.ts';

/** Machines, readings and jobs belong together: the demo company builds them at once. */
export const demoSlice: Slice = {
  demo: async (ctx) => (await import('./maintenance.demo.ts')).demoMaintenance(ctx),
};
