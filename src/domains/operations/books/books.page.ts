import { definePage } from '../../../kernel/page.ts';

export const booksPage = definePage({
  component: 'system/Books',
  title: { zh: '图书资料', en: 'Books and publications' },
  icon: 'Book',
  permission: 'operations:book:list',
  records: ['operations.book'],
  menu: { key: 'system.books', address: '/system/books', group: 'office', order: 40 },
  help: {
    purpose: {
      zh: '公约、规则、手册等图书资料的版本、存放、借还与换版。',
      en: 'Publications with edition, copies, loans and successors.',
    },
    figures: [
      {
        name: { zh: '册数', en: 'Copies' },
        how: { zh: '各存放处册数之和，包括借出未还的。', en: 'Copies of all places, loans included.' },
      },
    ],
  },
});
