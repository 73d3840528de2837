import type { Slice } from '../../../kernel/server/compose.ts';
import { picture } from './picture.resource.ts';
import { pictureEndpoints, pictureMenus } from './picture.server.ts';

/** Pictures for everybody. */
export const pictureSlice: Slice = { resources: [picture], endpoints: pictureEndpoints, menus: pictureMenus };
