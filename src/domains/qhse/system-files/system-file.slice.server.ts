import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { fileHolders } from '../../../kernel/server/files/access.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { circularPage } from './circular.page.ts';
import { fileToAnswer, fileToRead, fileToSign } from './file-reminders.server.ts';
import { inspectionMemoPage } from './inspection-memo.page.ts';
import { noticePage } from './notice.page.ts';
import { filesOpenTo, readersEndpoint } from './readers.server.ts';
import { receipt } from './receipt.resource.ts';
import { receiptEndpoints } from './receipt.server.ts';
import { receiptStanding } from './receipt-standing.resource.ts';
import { FILE_MESSAGE } from './recipients.server.ts';
import { fileApproval } from './system-file.approval.server.ts';
import { systemFile } from './system-file.resource.ts';
import { fileEndpoints, keepFiles } from './system-file.server.ts';
import { systemFileStanding } from './system-file-standing.resource.ts';
import { FILE_DICTIONARIES, FILE_TEXT as TEXT } from './system-file-words.text.ts';

const KINDS: readonly AnyResource[] = [systemFile, receipt];
const acts = (...names: string[]): string[] => names.map((act) => `qhse:systemFile:${act}`);
const READ = acts('list', 'export');
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'submit', 'publish', 'remind', 'withdraw')];
const WRITERS = ['QHSE_OFF', 'QHSE_MGR', 'SUPT_MARINE', 'SUPT_TECH', 'TECH_MGR', 'CREW_MANAGER'];

/** Circulars, notices and memos of inspections: everybody reads what came, those who issue see who has read it. */
export const systemFileSlice: Slice = {
  resources: KINDS,
  views: [systemFileStanding, receiptStanding],
  endpoints: [readersEndpoint, ...fileEndpoints, ...receiptEndpoints],
  pages: [circularPage, noticePage, inspectionMemoPage],
  approvals: [fileApproval],
  reminders: [fileToRead, fileToSign, fileToAnswer],
  messageKinds: { [FILE_MESSAGE]: { label: TEXT.told } },
  fills: [fill(fileHolders, systemFile.name, { visible: filesOpenTo })],
  acts: { [systemFile.name]: { expire: { zh: '到期', en: 'Expired' } } },
  schedules: {
    'qhse.keepFiles': {
      label: TEXT.daily,
      cron: '25 0 * * *',
      run: async (work) => {
        const { expired, delivered } = await work.transaction(TEXT.expired.zh, keepFiles);
        return {
          zh: `到期 ${expired} 件，补发 ${delivered} 人`,
          en: `${expired} expired, ${delivered} delivered later`,
        };
      },
    },
  },
  grants: {
    '@staff': ['list', 'read', 'sign', 'reply'].map((act) => `qhse:receipt:${act}`),
    ...Object.fromEntries(WRITERS.map((role) => [role, WRITE])),
    GM: READ,
    DPA: READ,
    DEPT_LEADER: READ,
    AUDITOR: [...READ, 'qhse:receipt:list'],
  },
  seed: (ctx) => seedDictionaries(ctx, FILE_DICTIONARIES),
  demo: async (ctx) => (await import('./system-file.demo.ts')).demoSystemFiles(ctx),
};
