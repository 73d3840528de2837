import { definePage } from '../../../kernel/page.ts';

export const jobDefinitionPage = definePage({
  component: 'maintenance/JobDefinition',
  title: { zh: '保养工作卡', en: 'Job definitions' },
  icon: 'Schedule',
  permission: 'maintenance:job:list',
  records: ['maintenance.job'],
  menu: { key: 'maintenance.job', address: '/maintenance/jobs', group: 'maintenance', order: 20 },
  help: {
    purpose: {
      zh: '每台设备按什么周期做什么、由谁做、下次何时到期。',
      en: 'What is done to each machine and how often, by whom, and when it is due next.',
    },
    ways: [
      {
        zh: '周期按月或按天（二者填一）、按运行小时，或两者并用；并用时按“先到”或“后到”。',
        en: 'By months or days (one of the two), by running hours, or by both: whichever comes first or last.',
      },
      {
        zh: '基准：按上次完成日，或按上次到期日（船级与法定项目）；小时一律从上次完成时算起。',
        en: 'Counted from the last done, or from the last due (class and statutory items); hours always from the last done.',
      },
      {
        zh: '上次完成启用时填一次，此后由工单填写；从未做过的从设备启用日算起。',
        en: 'The last done is entered once at the start, orders write it afterwards; what was never done counts from when the equipment was commissioned.',
      },
      {
        zh: '停用的工作卡不再到期；停用与恢复都须说明原因。',
        en: 'A suspended job is not due; suspending and resuming need a reason.',
      },
    ],
    figures: [
      {
        name: { zh: '下次到期', en: 'Next due' },
        how: {
          zh: '按日期：基准日加周期。按小时：最近读数日加（到期小时减当前累计）除以日均，进到整天；已超过的为最近读数日。',
          en: 'By calendar: the base date and the interval. By hours: the day of the last reading and (hours due less the total) over the average a day, up to whole days; overrun, the day of the last reading.',
        },
      },
    ],
  },
});
