import type { Slice } from '../../../kernel/server/compose.ts';
import { settingEndpoints, settingMenus, settingPermissions } from './settings.server.ts';

/** What administrators decide, typed by its declaration. */
export const settingSlice: Slice = {
  endpoints: settingEndpoints,
  menus: settingMenus,
  permissions: settingPermissions,
};
