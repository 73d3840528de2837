import { definePage } from '../../../../kernel/page.ts';

export const noonTracePage = definePage({
  component: 'voyage/NoonReportTrace',
  title: { zh: '正午报追踪', en: 'Noon report trace' },
  icon: 'Calendar',
  permission: 'voyage:noonTrace:list',
  menu: { key: 'voyage.noonTrace', address: '/voyage/noon-trace', group: 'voyage', order: 55 },
  help: {
    purpose: {
      zh: '每船每天的正午报是按时、迟报、缺报、豁免还是由其他报告代替，一月一张。',
      en: 'Whether each ship’s noon report of each day came in time, late or not at all, was exempt, or another report stood for it; a month a sheet.',
    },
    ways: [
      {
        zh: '按船舶当地日期计；过日界线的船同一日期可有两次。点已收到的打开报告，点缺报的可催报或写明原因豁免。',
        en: 'By the ship’s own dates; one that crosses the date line may have a date twice. A mark opens the report; a missing one lets you remind the ship or exempt the day with a reason.',
      },
      {
        zh: '修理航次只在周一应报。',
        en: 'A repair voyage owes one on Mondays only.',
      },
    ],
    figures: [
      {
        name: { zh: '上报率', en: 'Rate' },
        how: {
          zh: '（按时 + 迟报）÷ 应报；应报不含豁免和当天待报。船舶时间 14:00 前提交为按时，24:00 前为迟报。',
          en: '(On time + late) / owed; exempt days and those still due are not owed. On time is by 14:00 of the ship, late by 24:00.',
        },
      },
    ],
  },
});
