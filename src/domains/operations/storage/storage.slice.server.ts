import type { Slice } from '../../../kernel/server/compose.ts';
import { MOVE_FILES, moveFiles } from './move-files.server.ts';
import { storagePage } from './storage.page.ts';
import { storageEndpoints, storagePermissions, storageSettings, uploadsBySettings } from './storage.server.ts';
import { diskKinds } from './tell-disk.server.ts';

/** Where contents lie, how they move, and when the disk is short. */
export const storageSlice: Slice = {
  endpoints: storageEndpoints,
  pages: [storagePage],
  permissions: storagePermissions,
  settings: storageSettings,
  fills: [uploadsBySettings],
  jobs: { [MOVE_FILES]: moveFiles },
  messageKinds: diskKinds,
};
