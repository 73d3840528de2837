import { lazy, Suspense } from 'react';
import { t } from '../../i18n.ts';
import { LIST } from '../list.text.ts';
import type { Paging } from './embedded-list.props.ts';
import '../list.css';

const PageNumbers = lazy(() => import('../pages/page-numbers.tsx').then((m) => ({ default: m.PageNumbers })));

/** Where one is, and the pages, as below every list. */
export function EmbeddedPager({ page, size, total, onPage, shown, held = shown }: Paging & { shown: number }) {
  if (total === 0) return null;
  const from = shown === 0 ? 0 : page * size + 1;
  const n = total.toLocaleString('en-US');
  return (
    <nav className="list-band list-pager" aria-label={t(LIST.pages)}>
      <span>
        {from === 0 ? '' : t(held > shown ? LIST.rangeIn : LIST.range, { from, to: from + held - 1, n, rows: shown })}
      </span>
      {total > size && (
        <Suspense fallback={null}>
          <PageNumbers page={page} size={size} total={total} onPage={onPage} />
        </Suspense>
      )}
    </nav>
  );
}
