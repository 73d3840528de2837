import type { Module } from '../../kernel/server/module.ts';
import { storedFileEndpoints, storedFileMenus, storedFilePermissions } from './files/file.server.ts';
import { picture } from './pictures/picture.resource.ts';
import { pictureEndpoints, pictureMenus } from './pictures/picture.server.ts';
import { MOVE_FILES, moveFiles } from './storage/move-files.server.ts';
import {
  storageEndpoints,
  storageMenus,
  storagePermissions,
  storageSettings,
  uploadsBySettings,
} from './storage/storage.server.ts';
import { diskKinds } from './storage/tell-disk.server.ts';

/** What is stored, where, and for whom: files, pictures, places. A part of the system module. */
export const stored = {
  resources: [picture],
  endpoints: [...storedFileEndpoints, ...pictureEndpoints, ...storageEndpoints],
  menus: [...storedFileMenus, ...pictureMenus, ...storageMenus],
  permissions: { ...storedFilePermissions, ...storagePermissions },
  settings: storageSettings,
  fills: [uploadsBySettings],
  jobs: { [MOVE_FILES]: moveFiles },
  messageKinds: diskKinds,
} satisfies Partial<Module>;
