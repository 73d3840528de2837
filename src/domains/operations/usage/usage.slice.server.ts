import type { Slice } from '../../../kernel/server/compose.ts';
import { usagePage } from './usage.page.ts';
import { usageEndpoints, usagePermissions } from './usage.server.ts';

/** How often and how long each person uses the product. */
export const usageSlice: Slice = { endpoints: usageEndpoints, pages: [usagePage], permissions: usagePermissions };
