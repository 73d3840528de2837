import type { Slice } from '../../../kernel/server/compose.ts';
import { voyageTimeEndpoints } from './voyage-time.server.ts';

/** How a voyage spent its time. */
export const voyageTimeSlice: Slice = { endpoints: voyageTimeEndpoints };
