import type { Slice } from '../../../kernel/server/compose.ts';
import { proofFinding } from './proof-finding.resource.ts';
import { PROOFREAD, proofreadEndpoints, proofreadJob } from './proofread.server.ts';
import { voyageDataProofreadPage } from './voyage-data-proofread.page.ts';

const ALL = ['voyage:proofFinding:*'];

/** The rules over reports that are kept already. */
export const proofreadSlice: Slice = {
  resources: [proofFinding],
  endpoints: proofreadEndpoints,
  pages: [voyageDataProofreadPage],
  jobs: { [PROOFREAD]: proofreadJob },
  demo: async (ctx) => (await import('./proofread.demo.ts')).demoProofread(ctx),
  grants: {
    // What is found in old reports is the office's to settle; ships are told when a report comes back.
    '@ship': ALL.map((pattern) => `!${pattern}`),
    OPERATOR: ALL,
    SUPT_MARINE: ALL,
    FUEL_CLERK: ALL,
  },
};
