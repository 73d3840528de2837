import type { Slice } from '../../../kernel/server/compose.ts';
import { noteVersion, versionEndpoints, versionMenus, versionPermissions } from './version.server.ts';

/** Release notes, shown once. */
export const versionSlice: Slice = {
  endpoints: versionEndpoints,
  menus: versionMenus,
  permissions: versionPermissions,
  start: noteVersion,
};
