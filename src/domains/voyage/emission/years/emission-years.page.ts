import { definePage } from '../../../../kernel/page.ts';

export const emissionYearsPage = definePage({
  component: 'voyage/EmissionYears',
  title: { zh: '年度能耗记录', en: 'Emission years' },
  icon: 'FileProtect',
  permission: 'voyage:emissionYear:list',
  records: ['voyage.emissionYear'],
  menu: { key: 'voyage.emissionYears', address: '/voyage/emission-years', group: 'voyage.emission', order: 20 },
  help: {
    purpose: {
      zh: '每船每年的能耗与评级记录：由动态报计算，经审批后固定，再登记验证机构和符合声明。',
      en: 'A record a ship and year: reckoned from reports, fixed by approval, then completed with verifier and statement of compliance.',
    },
    ways: [
      {
        zh: '新建时选船舶和年度，数据自动计算；草稿期间可重新计算，提交时再算一次。',
        en: 'Choose ship and year; the figures come by themselves, may be reckoned anew while it is a draft, and are once more when it is submitted.',
      },
      {
        zh: '年度结束、全部动态报已确认后才能提交；安全质量部审核后由指定人员批准。',
        en: 'It is submitted once the year is over and every report confirmed; compliance and then the designated person approve it.',
      },
      {
        zh: '评级为 E，或连续三年为 D，须在次年 4 月 30 日前制定纠正措施计划，到期前提醒。',
        en: 'Rated E, or D for three years running, it asks for a corrective plan by 30 April, and reminds of it.',
      },
    ],
  },
});
