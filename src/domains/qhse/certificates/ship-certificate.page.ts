import { definePage } from '../../../kernel/page.ts';

export const shipCertificatePage = definePage({
  component: 'qhse/ShipCertificate',
  title: { zh: '船舶证书', en: 'Ship certificates' },
  icon: 'SafetyCertificate',
  permission: 'qhse:shipCertificate:list',
  records: ['qhse.shipCertificate/certificates', 'qhse.certificateType/types', 'qhse.classCondition/conditions'],
  menu: { key: 'qhse.shipCertificate', address: '/qhse/ship-certificate', group: 'qhse', order: 40 },
  help: {
    purpose: {
      zh: '船舶与公司的法定、船级、体系、保险与设备证书：检验窗口、到期、缺证，以及船级条件。',
      en: 'Statutory, class, system, insurance and equipment certificates of ships and company: survey windows, expiry, what is missing, and conditions of class.',
    },
    ways: [
      {
        zh: '新证书附扫描件提交，机务或海务主管核对无误后生效；同一船、类型、设备只有一份现行证书。',
        en: 'A new certificate is submitted with its scan and current once a superintendent confirms it; there is one current of a ship, type and item.',
      },
      {
        zh: '检验做完后在证书上“登记检验”并附签注；中间或定期检验在第二、三年窗口内完成的，抵当年年度检验。',
        en: 'A survey that was done is recorded with its endorsement; an intermediate or periodical one counts for the annual survey in whose window it was done.',
      },
      {
        zh: '“换证”建立下一版，原证书保留；到期日留空时按规则计算。',
        en: 'Renewing makes the next version and keeps the former; an expiry left empty follows from the rules.',
      },
      {
        zh: '到期与窗口截止前 180、90、60、30、7 天提醒主管和船长，30、7 天另报安质经理与指定人员。',
        en: 'Superintendents and master are told 180, 90, 60, 30 and 7 days before an expiry or the end of a window; from 30 days on also QHSE manager and DPA.',
      },
      {
        zh: '类型页维护检验方案与须持有的船型、航区、船旗，一览表据此列出缺证。',
        en: 'Types say which surveys there are and which ships, trades and flags must hold them; the matrix shows what is missing.',
      },
    ],
    figures: [
      {
        name: { zh: '检验窗口', en: 'Survey window' },
        how: {
          zh: '周年日 = 到期日减（5 − n）年；年度检验为周年日前后各三个月，换证为到期前三个月，月末按当月最后一天。',
          en: 'Anniversary = expiry less (5 − n) years; annual surveys lie three months around it, the renewal in the last three months, by the last day of shorter months.',
        },
      },
      {
        name: { zh: '状态', en: 'State' },
        how: {
          zh: '依次判断：已换新、已过期、检验逾期、已展期、窗口内、90 天内到期、有效、长期有效。',
          en: 'The first that is true: replaced, expired, survey overdue, extended, in window, due within 90 days, valid, no expiry.',
        },
      },
      {
        name: { zh: '新到期日', en: 'Next expiry' },
        how: {
          zh: '换证检验在到期前三个月内或之后完成的，原到期日加有效期；更早完成的，完成日加有效期减一日。',
          en: 'The old expiry plus the term where the survey was done in the last three months or later; else its day plus the term less a day.',
        },
      },
    ],
  },
});
