import type { AnyResource } from '../../kernel/resource/resource.ts';
import { moduleOf, type Slice } from '../../kernel/server/compose.ts';
import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import type { Module } from '../../kernel/server/module.ts';
import type { Text } from '../../kernel/text.ts';
import { seedDictionaries } from '../identity/public.server.ts';
import { boardEndpoints } from './board/board.server.ts';
import { boardExportEndpoint } from './board/board-export.server.ts';
import { voyageFeed } from './board/voyage-feed.server.ts';
import { voyageReportHomePage } from './board/voyage-report-home.page.ts';
import { wallEndpoints } from './board/wall.server.ts';
import { correctionApproval } from './corrections/correction.approval.server.ts';
import { CORRECTION, correctionEndpoints } from './corrections/correction.server.ts';
import { reportCorrectionFormPage } from './corrections/report-correction-form.page.ts';
import { reportCorrectionsPage } from './corrections/report-corrections.page.ts';
import { reportFormPage } from './detail/report-form.page.ts';
import { reportPaper } from './detail/report-paper.server.ts';
import { dispatchSlice } from './dispatch/dispatch.slice.server.ts';
import { emissionSlice } from './emission/emission.slice.server.ts';
import { reportFormNewPage } from './entry/report-form-new.page.ts';
import { examplesSlice } from './examples/examples.slice.server.ts';
import { reportFinding } from './findings/finding.resource.ts';
import { findingsPage } from './findings/findings.page.ts';
import { laytimeSlice } from './laytime/laytime.slice.server.ts';
import { mapEndpoints } from './map/map.server.ts';
import { remindEndpoint } from './messages/remind.server.ts';
import { missingNoonSchedule, voyageMessageKinds } from './messages/voyage-messages.server.ts';
import { movementSlice } from './movements/movement.slice.server.ts';
import { noonExemptionPage } from './noon/noon-exemption.page.ts';
import { noonExemption } from './noon/noon-exemption.resource.ts';
import { noonTracePage } from './noon/trace/noon-report-trace.page.ts';
import { noonTraceEndpoints } from './noon/trace/noon-trace.server.ts';
import { oilCostSlice } from './oil-cost/oil-cost.slice.server.ts';
import { oilStatementsSlice } from './oil-statements/oil-statements.slice.server.ts';
import { oilStatisticsSlice } from './oil-statistics/oil-statistics.slice.server.ts';
import { packageSlice } from './packages/packages.slice.server.ts';
import { portCallSlice } from './port-calls/port-call.slice.server.ts';
import { proofreadSlice } from './proofread/proofread.slice.server.ts';
import { replaceSlice } from './replacements/replace.slice.server.ts';
import { reportMailSlice } from './report-mail/report-mail.slice.server.ts';
import { detailedPage } from './reports/detailed.page.ts';
import { reportEndpoints } from './reports/report.server.ts';
import { REPORT } from './reports/service/report-facts.server.ts';
import { voyageScripts } from './scripts/voyage-scripts.server.ts';
import { seaRouteSlice } from './sea-routes/sea-route.slice.server.ts';
import { statisticsSlice } from './statistics/statistics.slice.server.ts';
import { vefSlice } from './vef/vef.slice.server.ts';
import { volumeAndTimeSlice } from './volume-and-time/volume-and-time.slice.server.ts';
import { VOYAGE_DICTIONARIES } from './voyage-dictionaries.text.ts';
import { voyageTimeSlice } from './voyage-time/voyage-time.slice.server.ts';
import { newVoyageInitInfoPage } from './voyages/new-voyage-init-info.page.ts';
import { voyageOilSlice } from './voyages/oil/voyage-oil.slice.server.ts';
import { INIT_INFO, VOYAGE } from './voyages/service/open-voyage.server.ts';
import { voyageEndpoints } from './voyages/voyage.server.ts';
import { voyageNumberPage } from './voyages/voyage-number.page.ts';

const FINDING: AnyResource = reportFinding;
const EXEMPTION: AnyResource = noonExemption;

/** The operator drafts corrections and sends them to be approved (4.6). */
const CORRECT = ['add', 'edit', 'del', 'submit'].map((act) => `voyage:reportCorrection:${act}`);

/** Reports and voyages of the ships in one's data scope, read only. */
const READ = ['voyage:*:list', 'voyage:*:export'];
const WRITE = ['voyage:report:add', 'voyage:report:edit', 'voyage:report:del'];
/** Without it the oil, revolution and water blocks alone are written, as a chief engineer does. */
const NAUTICAL = 'voyage:report:nautical';
/** A ship is told of findings in each of its reports; lists over all of them, and who need not report, are the office's. */
const OFFICE = ['!voyage:finding:*', '!voyage:noonExemption:*'];
/** Who reads and does no more in this domain. */
const READERS = [
  'DATA_SHOW',
  'GM',
  'DEPT_LEADER',
  'CHARTERING',
  'PORT_OPS',
  'SUPT_TECH',
  'TECH_MGR',
  'DPA',
  'QHSE_MGR',
  'QHSE_OFF',
  'DUTY_OFFICER',
  'FIN_MANAGER',
  'CFO',
];

const grants = {
  '@ship': [...READ, ...OFFICE],
  ...Object.fromEntries(READERS.map((role) => [role, READ])),
  MASTER: [...WRITE, NAUTICAL],
  CHIEF_OFFICER: [...WRITE, NAUTICAL],
  CHIEF_ENGINEER: WRITE,
  OPERATOR: [
    ...READ,
    ...WRITE,
    NAUTICAL,
    'voyage:report:confirm',
    'voyage:report:return',
    ...['plan', 'open', 'close', 'cancel', 'edit'].map((act) => `voyage:voyage:${act}`),
    'voyage:initInfo:*',
    'voyage:noonExemption:*',
    'voyage:finding:*',
    ...CORRECT,
  ],
  FUEL_CLERK: [...READ, 'voyage:initInfo:*'],
  SUPT_MARINE: [
    ...READ,
    NAUTICAL,
    'voyage:report:confirm',
    'voyage:report:return',
    'voyage:report:unconfirm',
    'voyage:voyage:reopen',
    'voyage:finding:*',
  ],
  AUDITOR: ['voyage:*:list', 'voyage:*:export', 'voyage:*:pick'],
  CREW_DISPATCHER: ['voyage:voyage:list'],
  CREW_MANAGER: ['voyage:voyage:list'],
} satisfies Module['grants'];

/** The word for what a corrected report changes in those after it. */
const CARRIED: Text = { zh: '因前面报告更正带入', en: 'Carried on from a correction' };

/** Voyages and their reports: the product's main job. */
const reportingSlice: Slice = {
  resources: [VOYAGE, INIT_INFO, REPORT, FINDING, EXEMPTION, CORRECTION],
  fills: [reportPaper],
  endpoints: [
    ...reportEndpoints,
    ...voyageEndpoints,
    ...boardEndpoints,
    boardExportEndpoint,
    remindEndpoint,
    ...wallEndpoints,
    ...correctionEndpoints,
    ...mapEndpoints,
    ...noonTraceEndpoints,
    ...crudEndpoints(FINDING, { omit: ['create', 'update', 'remove'] }),
    ...crudEndpoints(EXEMPTION),
  ],
  menuGroups: [
    { key: 'voyage', title: { zh: '航次报告', en: 'Voyage reports' }, icon: 'Compass', address: '/voyage', order: 20 },
    {
      key: 'voyage.oil',
      title: { zh: '油耗与加油', en: 'Oil and bunkers' },
      icon: 'Fire',
      address: '/voyage/oil',
      group: 'voyage',
      order: 61,
    },
    {
      key: 'voyage.checks',
      title: { zh: '校验与统计', en: 'Checks and statistics' },
      icon: 'FileSearch',
      address: '/voyage/checks',
      group: 'voyage',
      order: 110,
    },
  ],
  pages: [
    voyageReportHomePage,
    reportFormNewPage,
    reportFormPage,
    voyageNumberPage,
    detailedPage,
    newVoyageInitInfoPage,
    findingsPage,
    noonExemptionPage,
    reportCorrectionsPage,
    reportCorrectionFormPage,
    noonTracePage,
  ],
  feed: voyageFeed,
  approvals: [correctionApproval],
  scripts: voyageScripts,
  seed: (ctx) => seedDictionaries(ctx, VOYAGE_DICTIONARIES),
  // The simulator is loaded only where the demo company is built.
  demo: async (ctx, { company }) => (await import('./voyage.demo.ts')).demoVoyages(ctx, company),
  messageKinds: voyageMessageKinds,
  schedules: { 'voyage.missing-noon': missingNoonSchedule },
  acts: {
    'voyage.report': {
      rechain: { zh: '因前面报告变化重新推算', en: 'Derived anew after an earlier report changed' },
      correct: { zh: '更正', en: 'Corrected' },
      carry: CARRIED,
    },
    'voyage.voyage': {
      carry: CARRIED,
      open: { zh: '计划航次开启', en: 'Opened as planned' },
      rotation: { zh: '调整挂港顺序', en: 'Rotation changed' },
    },
    'voyage.initInfo': { carry: CARRIED },
  },
  grants,
  permissions: {
    'voyage:noonTrace:list': { zh: '查看正午报追踪', en: 'See the noon report trace' },
    'voyage:noonTrace:export': { zh: '导出正午报追踪', en: 'Export the noon report trace' },
    'voyage:s2l:process': { zh: '处理船岸报文', en: 'Process packages of ships' },
    'voyage:report:nautical': { zh: '填写动态报的航行部分', en: 'Write the nautical part of a report' },
  },
};

export const voyageModule: Module = moduleOf(
  { name: 'voyage', label: { zh: '航次', en: 'Voyage' } },
  reportingSlice,
  seaRouteSlice,
  portCallSlice,
  voyageTimeSlice,
  emissionSlice,
  examplesSlice,
  proofreadSlice,
  statisticsSlice,
  replaceSlice,
  volumeAndTimeSlice,
  dispatchSlice,
  vefSlice,
  laytimeSlice,
  movementSlice,
  oilCostSlice,
  oilStatisticsSlice,
  voyageOilSlice,
  oilStatementsSlice,
  packageSlice,
  reportMailSlice,
);
