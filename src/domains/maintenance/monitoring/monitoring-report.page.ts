import { definePage } from '../../../kernel/page.ts';
import { MONITORING_TEXT as TEXT } from './monitoring.text.ts';

export const monitoringReportPage = definePage({
  component: 'maintenance/MonitoringReport',
  title: TEXT.title,
  icon: 'LineChart',
  permission: 'maintenance:monitoringReport:list',
  records: ['maintenance.monitoringReport/reports', 'maintenance.monitoringTemplate/templates'],
  menu: {
    key: 'maintenance.monitoringReport',
    address: '/maintenance/monitoring-reports',
    group: 'maintenance',
    order: 65,
  },
  help: {
    purpose: {
      zh: '主机性能、曲轴拐挡差、滑油化验、振动、绝缘、测厚等的测量值：与限值和基准比较，看走势，预计何时超限。',
      en: 'Measured values such as engine performance, crankshaft deflection, oil analysis, vibration, insulation and thickness: judged by limits and baseline, with their trend and when they will cross a limit.',
    },
    ways: [
      {
        zh: '模板定测点、单位、上下限、偏离报警与周期；报告选设备与模板后，测点自动列出，填实测值即可。',
        en: 'A template says points, units, limits, deviation and cycle. Choose equipment and template, and the points are listed: enter what was measured.',
      },
      {
        zh: '超限值为红色。有超限值时须填结论才能提交，机务审阅时须填意见，并可由此生成故障报告。',
        en: 'Values outside are red. Such a report needs a conclusion to be submitted and a comment to be reviewed, and becomes an error report by one button.',
      },
      {
        zh: '提交后数值不再变动；同一设备、同一模板的报告按测量日期先后提交，已有更晚的报告时不能退回。',
        en: 'Submitted, its values stand. Reports of a machine by one template are submitted in the order of their days; one that a later one follows is not returned.',
      },
      {
        zh: '预计超限日前 60 天、14 天和当天提醒轮机长与机务主管；到期未测的另行提醒。',
        en: 'Chief engineer and superintendent are reminded 60 and 14 days before a limit is expected to be crossed and on that day, and of what is due to be measured.',
      },
    ],
    figures: [
      {
        name: { zh: '基准值', en: 'Baseline' },
        how: {
          zh: '该设备该测点前三次测量的平均值；不足三次的没有基准。',
          en: 'Mean of the first three measurements of that point of the machine; none before there are three.',
        },
      },
      {
        name: { zh: '偏离', en: 'Off baseline' },
        how: {
          zh: '|实测值 − 基准值| ÷ |基准值| 大于模板的偏离报警百分比。',
          en: 'Measured less baseline, as a part of the baseline, exceeds the percentage of the template.',
        },
      },
      {
        name: { zh: '预计超限', en: 'Crosses on' },
        how: {
          zh: '过最近六次（至少三次）测量的最小二乘直线，与其走向的限值相交之日，不足一天进为一天；平稳、远离限值、已超限或五年以后的不预计。例：每 30 天一次测得 2.0、2.4、2.5、2.9，上限 4.0，末次之后 122 天超限。',
          en: 'The day on which the line of least squares through the last six measurements, at least three, meets the limit that it moves to, rounded up; none where it stands still, moves away, lies outside already, or beyond five years. Measured every 30 days 2.0, 2.4, 2.5, 2.9 with 4.0 at most: 122 days after the last.',
        },
      },
      {
        name: { zh: '下次测量', en: 'Next due' },
        how: {
          zh: '最近一次测量日期加模板周期；封存或报废的设备、停用的模板没有。',
          en: 'The last day of measurement and the cycle of the template; none of machines laid up or scrapped, nor of templates out of use.',
        },
      },
    ],
  },
});
