import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { compareEndpoint } from './compare.server.ts';
import { documentPage } from './document.page.ts';
import { document } from './document.resource.ts';
import { documentEndpoints } from './document.server.ts';
import { documentReview } from './document-due.server.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import { documentRequest } from './request.resource.ts';
import { REQUEST_MESSAGE, requestEndpoints } from './request.server.ts';
import { effectVersions } from './take-effect.server.ts';
import { versionApproval } from './version.approval.server.ts';
import { documentVersion } from './version.resource.ts';
import { versionEndpoints } from './version.server.ts';

const KINDS: readonly AnyResource[] = [document, documentVersion, documentRequest];
const of = (kind: string, ...acts: string[]): string[] => acts.map((act) => `qhse:${kind}:${act}`);
const ASK = of('documentRequest', 'list', 'add');
/** Those who approve see versions before they are effective. */
const APPROVE = [...of('document', 'list', 'export'), ...of('documentVersion', 'list', 'export'), ...ASK];
const KEEP = [
  ...APPROVE,
  ...of('document', 'add', 'edit', 'del', 'review', 'end'),
  ...of('documentVersion', 'add', 'edit', 'del', 'submit', 'remind', 'withdraw'),
  ...of('documentRequest', 'export', 'accept', 'refuse'),
];

/** Documents of the safety management system: kept ashore, effective in one version at a time, signed by those whom they reach. */
export const documentSlice: Slice = {
  resources: KINDS,
  endpoints: [compareEndpoint, ...documentEndpoints, ...versionEndpoints, ...requestEndpoints],
  pages: [documentPage],
  approvals: [versionApproval],
  reminders: [documentReview],
  messageKinds: { [REQUEST_MESSAGE]: { label: TEXT.told } },
  acts: {
    [document.name]: { effect: TEXT.effect, recall: { zh: '版本撤回', en: 'Version withdrawn' } },
    [documentVersion.name]: { effect: TEXT.effect, supersede: TEXT.supersede },
  },
  heldBack: {
    qhse_document_version_one_effective: {
      code: 'RULE',
      message: { zh: '文件已有现行版本', en: 'Another version of the document is effective' },
    },
  },
  schedules: {
    'qhse.effectVersions': {
      label: TEXT.daily,
      cron: '15 0 * * *',
      run: async (work) => {
        const n = await work.transaction(TEXT.effect.zh, effectVersions);
        return { zh: `生效 ${n} 个版本`, en: `${n} versions took effect` };
      },
    },
  },
  grants: {
    '@staff': ASK,
    '@shore': of('document', 'list'),
    QHSE_OFF: KEEP,
    QHSE_MGR: KEEP,
    DPA: APPROVE,
    GM: APPROVE,
    DEPT_LEADER: APPROVE,
    AUDITOR: of('document', 'list', 'export'),
  },
  demo: async (ctx, { files }) => (await import('./document.demo.ts')).demoDocuments(ctx, files),
};
