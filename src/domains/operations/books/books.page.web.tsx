import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { book } from './book.resource.ts';
import { BOOK_TEXT as TEXT } from './book.text.ts';
import { BookLoans } from './book-loans.web.tsx';
import { bookStanding } from './book-standing.resource.ts';

const SLOTS: ResourceSlots = {
  list: { savedFilters: [{ key: 'valid', label: TEXT.valid, filters: { standing: ['CURRENT'] } }] },
  detail: {
    after: (row) =>
      hasPermission('operations:bookLoan:list') && (
        <Panel title={t(TEXT.loans)} flush>
          <BookLoans book={row} />
        </Panel>
      ),
  },
};

/** Company books and nautical publications, their copies and who has them. */
export function Page() {
  return <ResourcePage resource={book} listed={bookStanding} slots={SLOTS} />;
}
