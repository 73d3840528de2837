/** What other domains may use of chartering on the server. */
export { certificatesFor } from './certificates/certificate.server.ts';
export { berthLimits } from './ports/berth.server.ts';
