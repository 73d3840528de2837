import { computed, date, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** A copy that somebody has taken, until it is brought back. */
export const bookLoan = defineResource({
  name: 'operations.bookLoan',
  label: { zh: '借阅', en: 'Loan' },
  title: ['bookId', 'borrowerId', 'borrowedOn'],
  fields: {
    bookId: ref('operations.book', { zh: '图书', en: 'Book' }, { required: true }),
    organizationId: ref('identity.organization', { zh: '借自', en: 'Borrowed from' }, { required: true }),
    borrowerId: ref('identity.user', { zh: '借阅人', en: 'Borrower' }, { required: true }),
    borrowedOn: date({ zh: '借出日期', en: 'Borrowed on' }, { required: true }),
    dueOn: date({ zh: '应还日期', en: 'Due on' }),
    returnedOn: computed('date', { zh: '归还日期', en: 'Returned on' }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
  check: (row) =>
    row.borrowedOn && row.dueOn && row.dueOn < row.borrowedOn
      ? [{ field: 'dueOn', message: { zh: '应还日期不能早于借出日期', en: 'It cannot be due before it is borrowed' } }]
      : undefined,
  list: {
    columns: ['bookId', 'organizationId', 'borrowerId', 'borrowedOn', 'dueOn', 'returnedOn', 'remark'],
    filters: ['bookId', 'organizationId', 'borrowerId', 'dueOn', 'returnedOn'],
    sort: '-borrowedOn',
  },
  form: [['bookId'], ['organizationId', 'borrowerId'], ['borrowedOn', 'dueOn'], ['remark']],
  scope: { organization: 'organizationId' },
  excel: { export: true },
});
