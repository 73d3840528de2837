import { lazy, Suspense } from 'react';
import { t } from '../../i18n.ts';
import { LIST } from '../list.text.ts';
import { type ListState, SIZES } from '../list-state.ts';
import type { Rows } from '../use-rows.ts';
import '../list.css';

const PageNumbers = lazy(() => import('./page-numbers.tsx').then((m) => ({ default: m.PageNumbers })));

type Props = { state: ListState; rows: Rows; endless: boolean; onChange: (part: Partial<ListState>) => void };

export const totalText = (rows: Rows): string => `${rows.total.toLocaleString('en-US')}${rows.capped ? '+' : ''}`;

/** Where the reader is in the list; load-more lists show how much has been loaded instead. */
export function Pager({ state, rows, endless, onChange }: Props) {
  const n = totalText(rows);
  if (endless) {
    const a = rows.rows.length;
    return (
      <div className="list-band list-pager">
        <span role="status">{t(LIST.loaded, { a: a.toLocaleString('en-US'), n })}</span>
        <progress
          className="list-progress"
          value={a}
          max={Math.max(rows.total, a, 1)}
          aria-label={t(LIST.loaded, { a, n })}
        />
      </div>
    );
  }
  const from = rows.rows.length === 0 ? 0 : state.page * state.size + 1;
  return (
    <nav className="list-band list-pager">
      <span>{from === 0 ? '' : t(LIST.range, { from, to: from + rows.rows.length - 1, n })}</span>
      <Suspense fallback={null}>
        <PageNumbers
          page={state.page}
          size={state.size}
          sizes={SIZES}
          total={rows.total}
          onPage={(page) => onChange({ page })}
          onSize={(size) => onChange({ size, page: 0 })}
        />
      </Suspense>
    </nav>
  );
}
