import { definePage } from '../../../kernel/page.ts';

export const receiptAllocationPage = definePage({
  component: 'finance/ReceiptAllocation',
  title: { zh: '收款核销', en: 'Allocations' },
  icon: 'Link',
  permission: 'finance:receiptAllocation:list',
  records: ['finance.receiptAllocation'],
  menu: { key: 'receivable.allocation', address: '/receivable/allocations', group: 'receivable', order: 40 },
  help: {
    purpose: {
      zh: '收款核销：哪笔收款核销了哪张发票多少金额、汇兑差额多少；撤销的也留在这里。',
      en: 'Which receipt was set off against which invoice, with how much and at what exchange difference; released ones stay here too.',
    },
    ways: [
      {
        zh: '撤销核销须写原因：发票恢复未收，款项回到收款单待核销。',
        en: 'Releasing one says why: the invoice is open again, and the money is to be allocated anew.',
      },
    ],
  },
});
