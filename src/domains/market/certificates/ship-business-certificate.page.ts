import { definePage } from '../../../kernel/page.ts';

export const shipBusinessCertificatePage = definePage({
  component: 'market/ShipBusinessCertificate',
  title: { zh: '船舶商务证书', en: 'Ship business certificates' },
  icon: 'SafetyCertificate',
  permission: 'market:shipBusinessCertificate:list',
  records: ['market.shipBusinessCertificate'],
  menu: { key: 'market.certificates', address: '/market/ship-business-certificate', group: 'market', order: 55 },
  help: {
    purpose: {
      zh: '各船的商务证书、油公司审核与检查，到期状态一目了然。',
      en: 'Commercial papers, approvals of oil companies and inspections of each ship, with how long they still hold.',
    },
    ways: [
      {
        zh: '列表按到期先后；一览表按船与种类，点标记打开证书，可导出 Excel。',
        en: 'The list begins with what ends first; the matrix shows ship by kind, a mark opens the certificate, and it goes to Excel.',
      },
      {
        zh: '换新证书时新建一条，旧的保留；状态与提醒只看现行的一条。',
        en: 'A renewed paper is a new record beside the old one; lamp and reminders look at the one that counts.',
      },
      {
        zh: '到期前 90、30、7 天提醒负责人和租船部门，过期次日再报总经理。',
        en: 'Whoever is responsible and chartering are told 90, 30 and 7 days before; the day after it ended the general manager, too.',
      },
    ],
    figures: [
      {
        name: { zh: '状态', en: 'Status' },
        how: {
          zh: '剩余超过 90 天为有效，31 至 90 天、30 天以内分别提示，过期或结论为暂停、不接受的为已失效。',
          en: 'Valid beyond 90 days, then up to 90 and up to 30; not valid once it ended or was put on hold or rejected.',
        },
      },
      {
        name: { zh: '有效至', en: 'Valid until' },
        how: {
          zh: '到期日；没有填的，SIRE 检查日期加 6 个月、CDI 加 12 个月（系统参数可改），其余取复核日期。',
          en: 'The expiry; without one SIRE counts 6 and CDI 12 months from the inspection (settings), others until their review.',
        },
      },
    ],
  },
});
