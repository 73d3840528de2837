import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { request } from '../../kernel/web/request.ts';
import { findPage } from '../../kernel/web/routing/find-page.ts';
import { reportUse } from '../menu/menu-link.tsx';
import { useShell } from '../shell-context.ts';
import { HOME_TEXT } from './home.text.ts';

type Used = { readonly id: number; readonly label: string; readonly path: string };

/** The five pages that the user opens most. */
export function Frequent() {
  const { table } = useShell();
  const { data = [] } = useQuery({
    queryKey: ['menus', 'frequent'],
    queryFn: ({ signal }) => request<Used[]>('GET', '/api/system/my/frequent-menus', { signal, quiet: true }),
  });
  const shown = data.filter((one) => findPage(table.pages, one.path)).slice(0, 5);
  if (shown.length === 0) return null;
  return (
    <nav className="shell-frequent" aria-label={t(HOME_TEXT.frequent)}>
      <span aria-hidden>{t(HOME_TEXT.frequent)}</span>
      {shown.map((one) => (
        <Link key={one.id} to={one.path} onClick={() => reportUse(one.id)}>
          {one.label}
        </Link>
      ))}
    </nav>
  );
}
