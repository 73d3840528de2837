import type { Slice } from '../../../kernel/server/compose.ts';
import { book } from './book.resource.ts';
import { bookEndpoints } from './book.server.ts';
import { bookLoan } from './book-loan.resource.ts';
import { bookStanding } from './book-standing.resource.ts';
import { booksPage } from './books.page.ts';

/** Publications with copies, loans and successors. */
export const bookSlice: Slice = {
  resources: [book, bookLoan],
  views: [bookStanding],
  endpoints: bookEndpoints,
  pages: [booksPage],
  messageKinds: { 'system.bookSuperseded': { label: { zh: '图书换版', en: 'Superseded books' } } },
  acts: { 'operations.bookLoan': { bringBack: { zh: '归还', en: 'Brought back' } } },
  grants: {
    QHSE_MGR: ['operations:book:*', 'operations:bookLoan:*'],
    QHSE_OFF: ['operations:book:*', 'operations:bookLoan:*'],
    MASTER: ['operations:book:list', 'operations:bookLoan:*'],
    CHIEF_OFFICER: ['operations:book:list', 'operations:bookLoan:*'],
    AUDITOR: ['list', 'export', 'pick'].flatMap((act) => [`operations:book:${act}`, `operations:bookLoan:${act}`]),
  },
};
