import { fileEndpoints } from '../../../kernel/server/files/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { ownInArea } from '../area/own-in-area.rules.ts';

/** Files of suppliers: what one uploaded and has not handed in yet opens to oneself, what lies with a record of the own firm to all of it. */
export const vendorFileEndpoints: readonly Endpoint[] = fileEndpoints.map((endpoint) => ({
  ...endpoint,
  route: { ...endpoint.route, path: ownInArea(endpoint.route.path), realm: 'vendor' },
}));
