import { lazy, Suspense, useState } from 'react';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { officeDay } from '../../../kernel/web/office-day.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { returnBook } from './book.calls.ts';
import { BOOK_TEXT as TEXT } from './book.text.ts';
import { bookLoan } from './book-loan.resource.ts';

const ResourceForm = lazy(() =>
  import('../../../kernel/web/form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })),
);
const resource: AnyResource = bookLoan;

const RETURN: RowAct = {
  key: 'return',
  label: TEXT.back,
  permission: returnBook.permission,
  when: (row) => !row.returnedOn,
  first: true,
  run: async ({ id, version }, { refresh }) => {
    await call(returnBook, { params: { id }, body: { version } });
    notify.success(t(TEXT.backDone));
    await refresh();
  },
};

const dueOn = {
  field: 'dueOn',
  render: (row: AnyRow) => {
    const late = !row.returnedOn && row.dueOn && String(row.dueOn) < officeDay();
    return late ? (
      <StatusTag tone="red" late>
        {String(row.dueOn)}
      </StatusTag>
    ) : (
      String(row.dueOn ?? '—')
    );
  },
};

/** Who has which copy of the book, and lending another. */
export function BookLoans({ book }: { book: AnyRow }) {
  const [lending, setLending] = useState(false);
  return (
    <>
      <ResourceList
        resource={resource}
        title={null}
        embedded="loans"
        fixed={{ bookId: book.id }}
        columns={['borrowerId', 'organizationId', 'borrowedOn', dueOn, 'returnedOn']}
        filters={['borrowerId']}
        rowActions={[RETURN]}
        omit={['edit', 'import', 'export']}
        createLabel={TEXT.lend}
        onCreate={() => setLending(true)}
      />
      {lending && (
        <FormDrawer title={t(TEXT.lend)} onClose={() => setLending(false)}>
          <Suspense fallback={<SkeletonRows />}>
            <ResourceForm
              resource={resource}
              initial={{ bookId: book.id, borrowedOn: officeDay() }}
              slots={{ locked: ['bookId'] }}
              onSaved={() => setLending(false)}
              onDiscard={() => setLending(false)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </>
  );
}
