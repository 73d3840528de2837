import type { Slice } from '../../../kernel/server/compose.ts';
import { failureKinds, tellFailure } from './tell-failure.server.ts';
import { timingPage } from './timing.page.ts';
import { timingEndpoints, timingPermissions } from './timing.server.ts';

/** What runs by itself, when, how it went and who is told. */
export const timingSlice: Slice = {
  endpoints: timingEndpoints,
  pages: [timingPage],
  permissions: timingPermissions,
  messageKinds: failureKinds,
  afterFailure: tellFailure,
};
