import type { Slice } from '../../../kernel/server/compose.ts';
import { onlineEndpoints, onlineMenus, onlinePermissions } from './online.server.ts';

/** Sign-ins that hold now. */
export const onlineSlice: Slice = { endpoints: onlineEndpoints, menus: onlineMenus, permissions: onlinePermissions };
