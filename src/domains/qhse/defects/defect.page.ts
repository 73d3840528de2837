import { definePage } from '../../../kernel/page.ts';

export const defectPage = definePage({
  component: 'qhse/Defect',
  title: { zh: '缺陷管理', en: 'Defects' },
  icon: 'Exception',
  permission: 'qhse:defect:list',
  records: ['qhse.defect'],
  menu: { key: 'qhse.defects', address: '/qhse/defects', group: 'qhse', order: 20 },
  help: {
    purpose: {
      zh: '缺陷从发现、分派、分析、整改到验证关闭与效果检查，船上与岸基都在此跟踪。',
      en: 'Defects from the finding to the proof that the cure held, on ships and ashore.',
    },
    ways: [
      {
        zh: '检查发现在检查提交时生成；船舶自查、事件与岸基的缺陷在此登记，自发现日起计算期限。',
        en: 'What inspections find comes when they are submitted; others are entered here and count from the day they were found.',
      },
      {
        zh: '录入代码、题号或设备时，表单下方列出三十六个月内相同的缺陷与其措施是否有效。',
        en: 'While code, question or equipment are typed, what was found before in 36 months stands below, with whether its cure held.',
      },
      {
        zh: '不符合、严重不符合及重大以上缺陷，提交整改前须写明根本原因、纠正与预防措施；每个原因都要有对应措施，每项措施都要完成。',
        en: 'Non-conformities and grave defects need root cause, corrective and preventive action; each cause an action, and each action done.',
      },
      {
        zh: '一般与较大的由主管关闭，重大的由安质经理关闭；严重不符合与特别重大的先验证，再由指定人员关闭；岸基缺陷由部门负责人验证。整改人不验证也不关闭。',
        en: 'Superintendents close the lesser ones, the quality manager the high ones; major and critical ones are verified first and closed by the designated person; ashore the leader does. Whoever put it right does neither.',
      },
      {
        zh: '重新打开会清除分析确认时间，再次关闭时重新记录。',
        en: 'Reopening clears when the analysis was accepted; closing sets it anew.',
      },
    ],
    figures: [
      {
        name: { zh: '最迟关闭', en: 'At the latest' },
        how: {
          zh: '自发现日：特别重大当日、重大 14 天、较大 30 天、一般 90 天；代码 17、19、30 为离港日（未知为次日），16 为 14 天，15 为下一港到港日（未知为 14 天），18 为三个月；取两者较早的。',
          en: 'From the day found: critical 0, high 14, medium 30, low 90 days; codes 17, 19, 30 the departure (unknown: the next day), 16 in 14 days, 15 the next arrival (unknown: 14 days), 18 three months; the earlier of both.',
        },
      },
    ],
  },
});
