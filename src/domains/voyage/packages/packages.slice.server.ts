import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { PROCESS } from './s2l-package.flow.ts';
import { s2lPackage } from './s2l-package.resource.ts';
import { packageEndpoints } from './s2l-package.server.ts';
import { s2lVoyageOpePage } from './s2l-voyage-ope.page.ts';

const PACKAGE: AnyResource = s2lPackage;

/** Reports that ships without a line sent as files. */
export const packageSlice: Slice = {
  resources: [PACKAGE],
  endpoints: packageEndpoints,
  pages: [s2lVoyageOpePage],
  grants: { OPERATOR: [PROCESS], SUPT_MARINE: [PROCESS] },
  demo: async (ctx) => (await import('./s2l-package.demo.ts')).demoPackages(ctx),
};
