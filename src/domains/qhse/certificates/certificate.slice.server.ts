import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { shipCertificate } from './certificate.resource.ts';
import { certificateEndpoints } from './certificate.server.ts';
import { certificateReminders } from './certificate-reminders.server.ts';
import { CERTIFICATE_SEEDS } from './certificate-seeds.text.ts';
import { certificateStanding } from './certificate-standing.resource.ts';
import { certificateType } from './certificate-type.resource.ts';
import { classCondition } from './class-condition.resource.ts';
import { conditionStanding } from './class-condition-standing.resource.ts';
import { shipCertificatePage } from './ship-certificate.page.ts';

const KINDS: readonly AnyResource[] = [shipCertificate, certificateType, classCondition];
const of = (kind: string, ...acts: string[]): string[] => acts.map((act) => `qhse:${kind}:${act}`);
const READ = [
  ...of('shipCertificate', 'list', 'export'),
  ...of('certificateType', 'list', 'export'),
  ...of('classCondition', 'list', 'export'),
];
const WRITE = [
  ...READ,
  ...of('shipCertificate', 'add', 'edit', 'del', 'submit'),
  ...of('classCondition', 'add', 'edit', 'del', 'import'),
];
/** Whoever checks a certificate against its scan also says what becomes of it (4.2). */
const CHECK = [...WRITE, ...of('shipCertificate', 'confirm', 'sendBack', 'endorse', 'renew', 'extend', 'withdraw')];
const READERS = ['DATA_SHOW', 'GM', 'DEPT_LEADER', 'OPERATOR', 'CHARTERING', 'PORT_OPS', 'DUTY_OFFICER', 'AUDITOR'];

/** Certificates of ships and company: which hold, which surveys they need, what is missing. A ship sees her own. */
export const certificateSlice: Slice = {
  resources: KINDS,
  views: [certificateStanding, conditionStanding],
  endpoints: certificateEndpoints,
  pages: [shipCertificatePage],
  reminders: certificateReminders,
  grants: {
    '@ship': READ,
    ...Object.fromEntries(READERS.map((role) => [role, READ])),
    QHSE_OFF: WRITE,
    SUPT_TECH: CHECK,
    SUPT_MARINE: CHECK,
    TECH_MGR: CHECK,
    DPA: CHECK,
    QHSE_MGR: [...CHECK, ...of('certificateType', 'add', 'edit', 'del')],
  },
  seed: async (ctx) => {
    for (const seed of CERTIFICATE_SEEDS) await recordsOf(certificateType).create(ctx, seed);
  },
  demo: async (ctx) => (await import('./certificate.demo.ts')).demoShipCertificates(ctx),
};
