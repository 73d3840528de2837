import type { Slice } from '../../../kernel/server/compose.ts';
import { usageEndpoints, usageMenus, usagePermissions } from './usage.server.ts';

/** How often and how long each person uses the product. */
export const usageSlice: Slice = { endpoints: usageEndpoints, menus: usageMenus, permissions: usagePermissions };
