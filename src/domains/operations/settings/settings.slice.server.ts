import type { Slice } from '../../../kernel/server/compose.ts';
import { settingsPage } from './settings.page.ts';
import { settingEndpoints, settingPermissions } from './settings.server.ts';

/** What administrators decide, typed by its declaration. */
export const settingSlice: Slice = {
  endpoints: settingEndpoints,
  pages: [settingsPage],
  permissions: settingPermissions,
};
