import { definePage } from '../../../kernel/page.ts';

export const s2lVoyageOpePage = definePage({
  component: 'voyage/S2lVoyageOpe',
  title: { zh: '船岸航次处理', en: 'Ship-to-land packages' },
  icon: 'Inbox',
  permission: 'voyage:s2lPackage:list',
  records: ['voyage.s2lPackage'],
  menu: { key: 'voyage.s2l', address: '/voyage/s2l-voyage-ope', group: 'voyage', order: 46 },
  help: {
    purpose: {
      zh: '收取失去网络的船舶以文件送来的动态报：校验、接收、拒收。接收后成为该船一份待确认的动态报。',
      en: 'Takes in reports that ships without a line send as files: checked, accepted or rejected. Accepted, one is a report of the ship that waits for confirmation.',
    },
    ways: [
      {
        zh: '船端断网时在动态报填报页“导出报文”，用卫星邮件发给岸上；岸上在此“上传报文”。',
        en: 'On board, without a line, the report form exports the package, which goes ashore by satellite mail and is taken in here.',
      },
      {
        zh: '有错误的报文不能接收：前一份动态报补到后“重新校验”，或退回船上重做后“拒收”。同一文件再次上传会被识别。',
        en: 'One with errors is not accepted: check it again once the report before it has come, or reject it and ask for another. The same file sent again is known.',
      },
    ],
  },
});
