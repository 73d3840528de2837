import type { HelpTexts } from '../../kernel/help.ts';

/** Help of the pages about partners. */
export const help: HelpTexts = {
  'partner/MerchantInfo': {
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
        zh: '资格由“转试用、评为合格、暂停、列入黑名单”等操作变化，须写原因；合格满两年自动暂停，复审后恢复。',
        en: 'Its standing moves by acts, each with a reason; a qualification ends after two years and suspends the partner until it is reviewed.',
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
  'resource:partner.bankAccount': {
    purpose: {
      zh: '银行账户：各客商的收款账户及其核实情况。',
      en: 'The accounts into which partners are paid, and whether they have been verified.',
    },
    ways: [
      {
        zh: '登记后附开户证明、写明回访记录并提交，由采购经理或财务第二人核实；登记人不能核实自己的账户。',
        en: 'Enter it, attach the proof, write down the call-back and submit; a second person verifies it, never whoever entered it.',
      },
      {
        zh: '账号加密保存，只有被授予权限的人看到末四位，查看全号须写理由并留痕。',
        en: 'Numbers lie sealed; those who may see the last four signs reveal the whole with a reason that is kept.',
      },
    ],
  },
  'resource:partner.role': {
    purpose: {
      zh: '客商类型：客商以何种身份往来，如供应商、船厂、代理。',
      en: 'As what partners deal with the company: supplier, yard, agent.',
    },
    ways: [
      {
        zh: '系统所用的类型代码不要改；可增加公司自己的类型。',
        en: 'Leave the codes that come with the product; add types of your own.',
      },
    ],
  },
  'partner/VendorUser': {
    purpose: {
      zh: '供应商账号：供应商在报价区登录的账号，一人一个，物资与修船分开。',
      en: 'Accounts by which people of suppliers sign in to quote: one each, goods and repairs apart.',
    },
    ways: [
      {
        zh: '新建后“发送激活链接”，供应商凭邮件里的链接自己设置密码；密码任何员工都不知道。',
        en: 'Make it, then send the link: the supplier sets the password by the mail; no member of staff ever knows it.',
      },
      {
        zh: '停用、客商列入黑名单后，已登录的也立即失效。',
        en: 'Disabled, or with the firm blacklisted, whoever is signed in is out at once.',
      },
    ],
  },
};
