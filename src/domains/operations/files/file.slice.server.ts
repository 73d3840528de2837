import type { Slice } from '../../../kernel/server/compose.ts';
import { storedFileEndpoints, storedFilePermissions } from './file.server.ts';
import { filesPage } from './files.page.ts';

/** Every stored file with its use. */
export const fileSlice: Slice = {
  endpoints: storedFileEndpoints,
  pages: [filesPage],
  permissions: storedFilePermissions,
};
