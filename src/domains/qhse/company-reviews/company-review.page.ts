import { definePage } from '../../../kernel/page.ts';

export const companyReviewPage = definePage({
  component: 'qhse/CompanyReview',
  title: { zh: '公司评审', en: 'Company review' },
  icon: 'Audit',
  permission: 'qhse:companyReview:list',
  records: ['qhse.companyReview'],
  menu: { key: 'qhse.companyReview', address: '/qhse/company-review', group: 'qhse', order: 90 },
  help: {
    purpose: {
      zh: '公司与船舶的内审、外审计划，检查表、审核发现、报告审批与整改跟踪。',
      en: 'Internal and external audits of office and ships: plan, checklist, findings, report and what follows.',
    },
    ways: [
      {
        zh: '审核员不能属于被审核部门；至少提前 7 天通知。按 ISM 审核的自动带出第 1 至 12 章检查项。',
        en: 'No auditor belongs to the audited unit; it is notified at least seven days before. Under ISM the checks of sections 1 to 12 come by themselves.',
      },
      {
        zh: '船舶审核开始时建立一次检查，发现登记在该检查上；公司审核的发现登记在本单，提交报告后成为缺陷。',
        en: 'Begun on a ship an audit makes an inspection, on which findings are entered; those of the office are lines here and defects once the report is submitted.',
      },
      {
        zh: '报告经审核组长、指定人员、总经理审批后跟踪整改，缺陷全部关闭后关闭审核。',
        en: 'Its report is approved by lead auditor, designated person and general manager; it closes once all its defects are closed.',
      },
    ],
    figures: [
      {
        name: { zh: '下次到期', en: 'Next due' },
        how: {
          zh: '内审结束日期加 12 个月；指定人员写明特殊原因的，最迟再加 3 个月，过后为逾期。',
          en: 'Twelve months after an internal audit ended; with an exceptional reason of the designated person three more, then it is overdue.',
        },
      },
    ],
  },
});
