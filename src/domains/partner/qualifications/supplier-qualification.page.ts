import { definePage } from '../../../kernel/page.ts';

export const supplierQualificationPage = definePage({
  component: 'partner/SupplierQualification',
  title: { zh: '供应商准入审批', en: 'Supplier qualification' },
  icon: 'Audit',
  permission: 'partner:supplierQualification:list',
  records: ['partner.supplierQualification'],
  menu: { key: 'partner.supplierQualification', address: '/partners/qualifications', group: 'partner', order: 15 },
  help: {
    purpose: {
      zh: '供应商准入审批：准入、供货范围、复审、恢复、暂停与列入黑名单的申请与审批，客商的资格由此变化。',
      en: 'Admission, scope, review, reinstatement, suspension and blacklisting of suppliers: what is approved here moves the standing of the partner.',
    },
    ways: [
      {
        zh: '选客商与事项，写明理由后保存，核查表自动带出；填写结论后提交。必备项不是“符合”的不能提交。',
        en: 'Choose partner and matter, give the reason and save: the checklist comes by itself. Fill in the findings and submit; what is mandatory has to be met.',
      },
      {
        zh: '备件、修理、滑油、化学品先经机务主管，再经采购经理；列入黑名单与恢复还须总经理批准。写单的人和提交的人都不能批准。',
        en: 'Of spares, repair, lubricants and chemicals a superintendent decides first, then the purchasing manager; blacklisting and reinstatement go to the general manager too. Whoever wrote or submitted it does not approve it.',
      },
      {
        zh: '批准当日生效：准入填了试单数的先为试用，否则为合格；申请范围写入客商，同类别替换，其他类别不变。',
        en: 'Approved, it holds at once: an admission with trial orders puts the supplier on trial, another qualifies it. The scope asked for replaces that of the same types; other types stay.',
      },
      {
        zh: '列入黑名单即停用该客商的供应商账号，满 12 个月才能申请恢复，恢复后先为试用。',
        en: 'Blacklisting disables the accounts of the supplier; it may come back after 12 months, on trial first.',
      },
    ],
    figures: [
      {
        name: { zh: '资格有效至', en: 'Qualified until' },
        how: {
          zh: '批准日加有效月数，默认 24 个月；到期前 60、30、7 天提醒采购员，7 天时同时提醒采购经理，过期次日自动暂停。',
          en: 'The day of the approval and the months it is valid for, 24 unless told. Buyers are told 60, 30 and 7 days before, at seven their manager too; the day after it ends the partner is suspended.',
        },
      },
    ],
  },
});
