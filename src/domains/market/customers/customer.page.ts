import { definePage } from '../../../kernel/page.ts';

export const customerPage = definePage({
  component: 'market/Customer',
  title: { zh: '客户管理', en: 'Customers' },
  icon: 'Solution',
  permission: 'market:customer:list',
  records: ['market.customer'],
  menu: { key: 'market.customer', address: '/market/customer', group: 'market', order: 30 },
  help: {
    purpose: {
      zh: '客户档案：等级、信用额度与账期、联系人、制裁核查，以及合同、货量和信用占用。',
      en: 'Customers with grade, credit limit and days to pay, contacts and sanctions checks, their contracts, volumes and exposure.',
    },
    ways: [
      {
        zh: '客户从客商档案中角色为“客户”的公司选取，名称、税号、账户在客商档案维护。',
        en: 'A customer is a partner with the role customer; name, tax number and accounts are kept there.',
      },
      {
        zh: '暂停往来须写原因：从此不能与其定租，已成交的合同继续履行。',
        en: 'Putting one on hold says why: nothing more is fixed with it, and what is fixed goes on.',
      },
      {
        zh: '运费或客户发票到期三十天仍未收讫的客户，每天早晨自动暂停往来。',
        en: 'A customer whose freight or invoice is not paid thirty days after it was due is put on hold by itself each morning.',
      },
      {
        zh: '制裁核查满 180 天须重做，到期前 30 天开始提醒。',
        en: 'Sanctions lists are checked again after 180 days; reminders begin 30 days before.',
      },
    ],
    figures: [
      {
        name: { zh: '信用占用', en: 'Exposure' },
        how: {
          zh: '合同待开票 + 未收发票 − 预收款，折人民币。',
          en: 'Not billed of contracts + open invoices − advances, in CNY.',
        },
      },
      {
        name: { zh: '合同待开票', en: 'Not billed' },
        how: {
          zh: '已成交与执行中合同的预计金额减去已开票，加上已完成合同在别处开票未收的运费。',
          en: 'Estimates of contracts fixed and performing less what of them is billed, plus freight of completed ones that was invoiced elsewhere and has not come.',
        },
      },
      {
        name: { zh: '账龄', en: 'Age' },
        how: {
          zh: '未收发票按到期日至今的天数分段，点按打开所计的发票。',
          en: 'Open invoices by the days since they were due; press one for the invoices it counts.',
        },
      },
      {
        name: { zh: '货量', en: 'Volume' },
        how: {
          zh: '当年装船货载的提单量之和，未出提单量的取约定数量。',
          en: 'Sum of the bills of lading of parcels loaded in the year; without one, the quantity agreed.',
        },
      },
    ],
  },
});
