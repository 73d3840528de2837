import type { Slice } from '../../../kernel/server/compose.ts';
import { noteVersion, versionEndpoints, versionPermissions } from './version.server.ts';
import { versionsPage } from './versions.page.ts';

/** Release notes, shown once. */
export const versionSlice: Slice = {
  endpoints: versionEndpoints,
  pages: [versionsPage],
  permissions: versionPermissions,
  start: noteVersion,
};
