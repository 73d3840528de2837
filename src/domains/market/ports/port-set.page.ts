import { definePage } from '../../../kernel/page.ts';

export const portSetPage = definePage({
  component: 'market/PortSet',
  title: { zh: '港口设置', en: 'Port settings' },
  icon: 'Environment',
  permission: 'market:portProfile:list',
  records: ['market.portProfile/profiles', 'market.berth/berths', 'market.portDistance/distances'],
  menu: { key: 'market.portSet', address: '/market/port-set', group: 'market', order: 50 },
  help: {
    purpose: {
      zh: '港口的引航、锚地、作业时间、潮高与所需单证，泊位的限制，港口之间的里程。',
      en: 'Pilot, anchorage, working hours, tide and documents of ports; what berths bear; distances between ports.',
    },
    ways: [
      {
        zh: '每个港口一份设置，代码与时区取自港口资料；泊位各自登记，可从 Excel 导入。',
        en: 'A port has one sheet of settings, with code and zone of the port master; each berth is a record of its own. All may come from Excel.',
      },
      {
        zh: '泊位页列出各船能否靠泊，可填实际吃水核对。',
        en: 'The page of a berth tells which ships may berth; a draft may be entered to look at.',
      },
      {
        zh: '里程不分方向，录入后优先于海上里程的计算值；经某航道的里程只用于走该航道的航线。',
        en: 'A distance holds both ways and goes before what the sea routes compute; one by a passage holds for ways through it.',
      },
    ],
    figures: [
      {
        name: { zh: '平均等泊', en: 'Average wait' },
        how: {
          zh: '预抵在近 12 个月内、实抵与实靠都已知的挂港，实靠减实抵的平均小时数。',
          en: 'ATB less ATA in hours, averaged over calls of which the ETA lies in the last 12 months and both are known.',
        },
      },
      {
        name: { zh: '允许吃水', en: 'Draft allowed' },
        how: {
          zh: '（水深 + 可用潮高）÷ 1.10，与码头限制吃水取小；留吃水的一成作富余水深。',
          en: '(Depth + usable tide) / 1.10, or what the terminal allows where that is less: a tenth of the draft stays under the keel.',
        },
      },
    ],
  },
});
