import type { Slice } from '../../../kernel/server/compose.ts';
import { onlinePage } from './online.page.ts';
import { onlineEndpoints, onlinePermissions } from './online.server.ts';

/** Sign-ins that hold now. */
export const onlineSlice: Slice = { endpoints: onlineEndpoints, pages: [onlinePage], permissions: onlinePermissions };
