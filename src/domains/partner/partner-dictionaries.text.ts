import type { DictionarySeed } from '../identity/public.ts';

/** Words that administrators keep. */
export const PARTNER_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'payment_term',
    label: { zh: '付款条件', en: 'Payment terms' },
    entries: [
      ['0', '货到付款', 'On delivery'],
      ['15', '15 天', '15 days'],
      ['30', '30 天', '30 days'],
      ['45', '45 天', '45 days'],
      ['60', '60 天', '60 days'],
      ['90', '90 天', '90 days'],
    ],
  },
  {
    code: 'invoice_kind',
    label: { zh: '发票种类', en: 'Kinds of invoices' },
    entries: [
      ['special', '增值税专用发票', 'Special VAT invoice'],
      ['general', '增值税普通发票', 'General VAT invoice'],
      ['overseas', '境外形式发票', 'Foreign invoice'],
      ['receipt', '收据', 'Receipt'],
    ],
  },
  {
    code: 'partner_paper',
    label: { zh: '客商证照', en: 'Papers of partners' },
    entries: [
      ['LICENCE', '营业执照', 'Business licence'],
      ['ISO9001', '质量管理体系证书', 'ISO 9001 certificate'],
      ['CLASS', '船级社认可证书', 'Class approval'],
      ['MAKER', '制造厂授权书', 'Maker’s authorisation'],
      ['DANGEROUS', '危险化学品经营许可证', 'Licence for dangerous goods'],
      ['FOOD', '食品经营许可证', 'Food licence'],
      ['AGENCY', '代理协议', 'Agency agreement'],
    ],
  },
];
