import type { Slice } from '../../../kernel/server/compose.ts';
import { replaceEndpoints } from './replace.server.ts';
import { replaceVoyagePage } from './replace-voyage.page.ts';
import { voyageReplacement } from './replacement.resource.ts';

const REPLACED = { replace: { zh: '航次更换', en: 'Voyage replaced' } };

/** Reports that belong to another voyage, and numbers that were wrong. */
export const replaceSlice: Slice = {
  resources: [voyageReplacement],
  endpoints: replaceEndpoints,
  pages: [replaceVoyagePage],
  acts: { 'voyage.report': REPLACED, 'voyage.voyage': REPLACED, 'voyage.initInfo': REPLACED },
  demo: async (ctx) => (await import('./replace.demo.ts')).demoReplacement(ctx),
  grants: {
    SUPT_MARINE: ['voyage:voyage:replace', 'voyage:voyageReplacement:*'],
  },
};
