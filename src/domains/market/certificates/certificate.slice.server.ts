import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { shipBusinessCertificate } from './certificate.resource.ts';
import { certificateEndpoints } from './certificate.server.ts';
import { certificateEnds } from './certificate-ends.server.ts';
import { CERTIFICATE_DICTIONARIES } from './certificate-kinds.text.ts';
import { certificateSettings } from './certificate-settings.server.ts';
import { certificateStanding } from './certificate-standing.resource.ts';
import { shipBusinessCertificatePage } from './ship-business-certificate.page.ts';

const CERTIFICATE: AnyResource = shipBusinessCertificate;
const acts = (...names: string[]): string[] => names.map((act) => `market:shipBusinessCertificate:${act}`);
const READ = acts('list', 'export');
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'import')];
const READERS = [
  'DATA_SHOW',
  'GM',
  'DEPT_LEADER',
  'PORT_OPS',
  'SUPT_TECH',
  'TECH_MGR',
  'DPA',
  'DUTY_OFFICER',
  'AUDITOR',
];
/** Inspections are prepared by these, papers kept by the commercial side. */
const WRITERS = ['CHARTERING', 'OPERATOR', 'SUPT_MARINE', 'QHSE_MGR', 'QHSE_OFF'];

/** Commercial papers and approvals of ships: which hold, which end, which a fixture lacks. A ship sees her own. */
export const certificateSlice: Slice = {
  resources: [CERTIFICATE],
  views: [certificateStanding],
  endpoints: certificateEndpoints,
  pages: [shipBusinessCertificatePage],
  reminders: [certificateEnds],
  settings: certificateSettings,
  grants: {
    '@ship': READ,
    ...Object.fromEntries(READERS.map((role) => [role, READ])),
    ...Object.fromEntries(WRITERS.map((role) => [role, WRITE])),
  },
  seed: (ctx) => seedDictionaries(ctx, CERTIFICATE_DICTIONARIES),
  demo: async (ctx) => (await import('./certificate.demo.ts')).demoCertificates(ctx),
};
