import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { officeDay } from '../office-day.web.ts';
import { book } from './book.resource.ts';
import { BOOK_TEXT as TEXT } from './book.text.ts';
import { BookLoans } from './book-loans.web.tsx';

/** Whether this edition still holds. */
function Standing({ row }: { row: AnyRow }) {
  if (row.supersededById) return <StatusTag tone="amber">{t(TEXT.superseded)}</StatusTag>;
  if (row.validTo && String(row.validTo) < officeDay()) return <StatusTag tone="red">{t(TEXT.expired)}</StatusTag>;
  return <StatusTag tone="green">{t(TEXT.valid)}</StatusTag>;
}

const standing = {
  field: 'standing',
  label: { zh: '效力', en: 'Validity' },
  width: 104,
  sortable: false,
  render: (row: AnyRow) => <Standing row={row} />,
};

/** In the reader's language where the book has a name in it. */
const name = { field: 'title', render: (row: AnyRow) => String((lang === 'en' && row.titleEn) || row.title) };

const SLOTS: ResourceSlots = {
  list: {
    columns: [name, 'kind', 'number', 'edition', standing, 'publishedOn', 'validTo', 'supersededById', 'attachment'],
    savedFilters: [{ key: 'valid', label: TEXT.valid, filters: { supersededById: ['null'] } }],
  },
  detail: {
    tags: (row) => <Standing row={row} />,
    after: (row) =>
      hasPermission('system:bookLoan:list') && (
        <Panel title={t(TEXT.loans)} flush>
          <BookLoans book={row} />
        </Panel>
      ),
  },
};

/** Company books and nautical publications, their copies and who has them. */
export function Page() {
  return <ResourcePage resource={book} slots={SLOTS} />;
}
