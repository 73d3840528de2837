import { definePage } from '../../../kernel/page.ts';

export const correctiveApplicationPage = definePage({
  component: 'purchasing/CorrectiveApplication',
  title: { zh: '申请更正', en: 'Corrective application' },
  icon: 'Diff',
  permission: 'purchasing:correctiveApplication:list',
  records: ['purchasing.correctiveApplication'],
  menu: {
    key: 'purchasing.correctiveApplication',
    address: '/purchasing/corrective-applications',
    group: 'purchasing',
    order: 36,
  },
  help: {
    purpose: {
      zh: '申请更正：已批准申请的数量、规格、需用日期与交货港改动，批准后写入申请。',
      en: 'Changes of approved applications: quantities, specifications, days and the port; approved, they are the application’s.',
    },
    ways: [
      {
        zh: '在已批准的申请上点“更正”，原值与新值逐行并列；数量填 0 为取消该行。已订货或已询价的数量不能减去，规格也不能改。',
        en: 'Press “Correct” on an approved application: old and new stand side by side, line by line; zero cancels a line. What is ordered or asked of suppliers is neither cut nor specified anew.',
      },
      {
        zh: '估算增加时按新估算逐级审批，否则只须主管审批；生效后需求与预算占用随之调整。另加物料须另行申请。',
        en: 'Where the estimate rises it is approved like an application of that amount, else by the superintendent; needs and what is held of the budget follow. Other items are another application.',
      },
    ],
  },
});
