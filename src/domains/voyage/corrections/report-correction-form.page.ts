import { definePage } from '../../../kernel/page.ts';

export const reportCorrectionFormPage = definePage({
  component: 'voyage/ReportCorrectionForm',
  title: { zh: '更正动态报', en: 'Correct a report' },
  icon: 'Reconciliation',
  permission: 'voyage:reportCorrection:add',
  menu: {
    key: 'voyage.correctionForm',
    address: '/voyage/report-correction-form',
    group: 'voyage',
    order: 75,
    from: 'voyage/ReportCorrections',
  },
  help: {
    purpose: {
      zh: '对一份已确认的动态报起草更正：只填要改的值，提交前可预览影响。',
      en: 'Draft a correction of a confirmed report: only the values that change, with a preview of the effect.',
    },
  },
});
