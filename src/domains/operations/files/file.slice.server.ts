import type { Slice } from '../../../kernel/server/compose.ts';
import { storedFileEndpoints, storedFileMenus, storedFilePermissions } from './file.server.ts';

/** Every stored file with its use. */
export const fileSlice: Slice = {
  endpoints: storedFileEndpoints,
  menus: storedFileMenus,
  permissions: storedFilePermissions,
};
