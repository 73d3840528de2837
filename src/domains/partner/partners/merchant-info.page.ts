import { definePage } from '../../../kernel/page.ts';

export const merchantInfoPage = definePage({
  component: 'partner/MerchantInfo',
  title: { zh: '客商信息', en: 'Merchant information' },
  icon: 'Shop',
  permission: 'partner:partner:list',
  records: ['partner.partner'],
  menu: { key: 'partner.merchantInfo', address: '/partners/merchant-info', group: 'partner', order: 10 },
  help: {
    purpose: {
      zh: '客商信息：供应商、船厂、代理、客户等全部往来单位，一家一份，可有多个角色。',
      en: 'Suppliers, yards, agents, customers: every company once, in one or several roles.',
    },
    ways: [
      {
        zh: '境内客商须填统一社会信用代码，系统核对校验位；名称按去除空格与括号差异后判断重复。',
        en: 'Companies of China have a credit code, whose check character is verified; names that differ in blanks and brackets alone are one.',
      },
      {
        zh: '资格与供货范围由“供应商准入审批”变化；资格到期自动暂停，复审后恢复。停用与恢复须写原因。',
        en: 'Standing and scope of supply move by what is approved under “Supplier qualification”; a qualification that ends suspends the partner until it is reviewed. Deactivating asks for a reason.',
      },
      {
        zh: '银行账户经第二人核实开户证明与回访记录后才可付款；换账号须新建账户。',
        en: 'Money goes to accounts that a second person has verified by proof and call-back; another number is another account.',
      },
    ],
    figures: [
      {
        name: { zh: '可询价', en: 'May quote' },
        how: {
          zh: '资格为合格或试用，且未过有效期，且没有过期的必备证照。',
          en: 'Qualified or on trial, not past its end, and no mandatory paper has expired.',
        },
      },
      {
        name: { zh: '将到期证照', en: 'Papers running out' },
        how: {
          zh: '今日起 60 天内到期的证照数；到期前 60、30、7 天各提醒采购员一次。',
          en: 'Papers that end within 60 days from today; buyers are told once 60, 30 and 7 days before.',
        },
      },
    ],
  },
});
