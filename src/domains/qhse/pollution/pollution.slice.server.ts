import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { bookLandingEndpoint } from './book-landing.server.ts';
import { pollutionPage } from './pollution.page.ts';
import { pollutionEndpoints, pollutionHeldBack } from './pollution.server.ts';
import { pollutionPaper } from './pollution-paper.server.ts';
import { pollutionRecord } from './pollution-record.resource.ts';
import { pollutionStanding } from './pollution-standing.resource.ts';

const RECORD: AnyResource = pollutionRecord;
const acts = (...names: string[]): string[] => names.map((act) => `qhse:pollutionRecord:${act}`);
const READ = [
  ...acts('list', 'pick', 'export'),
  ...['tankStanding', 'recordTotal', 'wasteLanding', 'wasteCheck'].flatMap((view) => [
    `qhse:${view}:list`,
    `qhse:${view}:export`,
  ]),
];
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'sign', 'correct'), 'qhse:tankCapacity:pick'];

/** Officers in charge write and sign, the master countersigns; the office reads. */
export const pollutionSlice: Slice = {
  resources: [RECORD],
  views: [pollutionStanding],
  endpoints: [bookLandingEndpoint, ...pollutionEndpoints],
  pages: [pollutionPage],
  fills: [pollutionPaper],
  heldBack: pollutionHeldBack,
  permissions: {
    'qhse:tankStanding:list': { zh: '查看舱柜存量', en: 'See what tanks hold' },
    'qhse:tankStanding:export': { zh: '导出舱柜存量', en: 'Export what tanks hold' },
    'qhse:recordTotal:list': { zh: '查看记录簿月度汇总', en: 'See monthly totals of record books' },
    'qhse:recordTotal:export': { zh: '导出记录簿月度汇总', en: 'Export monthly totals of record books' },
    'qhse:wasteLanding:list': { zh: '查看岸上接收', en: 'See landed wastes' },
    'qhse:wasteLanding:export': { zh: '导出岸上接收', en: 'Export landed wastes' },
    'qhse:wasteCheck:list': { zh: '查看记录簿核对', en: 'See checks of record books' },
    'qhse:wasteCheck:export': { zh: '导出记录簿核对', en: 'Export checks of record books' },
  },
  grants: {
    MASTER: [...READ, ...acts('countersign')],
    CHIEF_OFFICER: WRITE,
    CHIEF_ENGINEER: WRITE,
    SECOND_ENGINEER: WRITE,
    SUPT_MARINE: READ,
    SUPT_TECH: READ,
    QHSE_OFF: READ,
    QHSE_MGR: READ,
    DPA: READ,
    AUDITOR: READ,
  },
  demo: async (ctx) => (await import('./pollution.demo.ts')).demoPollution(ctx),
};
