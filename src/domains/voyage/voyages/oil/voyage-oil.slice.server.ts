import type { Slice } from '../../../../kernel/server/compose.ts';
import { voyageOilPage } from './voyage-oil.page.ts';
import { voyageOilEndpoint } from './voyage-oil.server.ts';

/** The oil of one voyage. */
export const voyageOilSlice: Slice = { endpoints: [voyageOilEndpoint], pages: [voyageOilPage] };
