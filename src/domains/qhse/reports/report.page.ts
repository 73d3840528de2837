import { definePage } from '../../../kernel/page.ts';

export const reportPage = definePage({
  component: 'qhse/Report',
  title: { zh: '安全报告', en: 'Safety reports' },
  icon: 'Alert',
  permission: 'qhse:report:list',
  records: ['qhse.report'],
  menu: { key: 'qhse.report', address: '/qhse/report', group: 'qhse', order: 30 },
  help: {
    purpose: {
      zh: '事故、事件、险情与不安全行为：首次报告、调查、批准、措施与关闭。',
      en: 'Accidents, incidents, near misses and unsafe acts: first report, investigation, approval, measures and closing.',
    },
    ways: [
      {
        zh: '发生后 24 小时内提交首次报告；审批期间由调查人补充根本原因、要素、教训与措施。',
        en: 'The first report is sent within 24 hours; while it is under approval the investigators add root cause, factors, lessons and measures.',
      },
      {
        zh: '由安质经理批准，严重及以上再经指定人员与总经理；事故与事件没有根本原因不能批准。',
        en: 'The QHSE manager approves, what is serious also the designated person and the general manager; accidents and incidents need a root cause.',
      },
      {
        zh: '措施全部完成后关闭。',
        en: 'A report is closed when all measures are done.',
      },
      {
        zh: '“匿名报告险情”只记录船舶与日期：不记录姓名、设备、网络地址和时刻，操作日志也没有记录。',
        en: 'An anonymous near miss keeps ship and day alone: no name, device, address or hour, and no line in any log.',
      },
    ],
    figures: [
      {
        name: { zh: '损工', en: 'Lost-time injuries' },
        how: {
          zh: '死亡、永久完全失能、永久部分失能、损工之和；可记录伤害再加限制工作与医疗处理，急救不计。',
          en: 'Fatalities, permanent total and partial disabilities and lost workday cases; recordable cases add restricted work and medical treatment, first aid is not counted.',
        },
      },
      {
        name: { zh: '百万工时率', en: 'Frequency' },
        how: {
          zh: '件数 × 1 000 000 ÷ 暴露工时；暴露工时 = 船数 × 平均在船人数（系统参数）× 24 × 365。',
          en: 'Cases × 1,000,000 / hours of exposure = ships × people on board (setting) × 24 × 365.',
        },
      },
    ],
  },
});
