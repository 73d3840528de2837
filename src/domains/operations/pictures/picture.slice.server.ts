import type { Slice } from '../../../kernel/server/compose.ts';
import { picture } from './picture.resource.ts';
import { pictureEndpoints } from './picture.server.ts';
import { picturesPage } from './pictures.page.ts';

/** Pictures for everybody. */
export const pictureSlice: Slice = { resources: [picture], endpoints: pictureEndpoints, pages: [picturesPage] };
