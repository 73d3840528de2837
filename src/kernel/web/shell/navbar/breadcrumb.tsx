import { Link, useLocation } from 'react-router';
import { t } from '../../i18n.ts';
import { HOME_PATH } from '../routing/own-pages.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import { tagLabel } from '../tags/tag-label.ts';
import { useTags } from '../tags/tag-store.ts';

/** Home first; the page in front last and not a link. */
export function Breadcrumb() {
  const { found, table } = useShell();
  const { pathname } = useLocation();
  const tag = useTags().find((one) => one.key === pathname);
  if (!found) return null;
  const home = found.route.path === HOME_PATH;
  const own = tag ? tagLabel(tag, table.pages) : t(found.route.title);
  const under = found.route.path !== pathname && own !== t(found.route.title);
  return (
    <nav className="shell-crumbs" aria-label={t(SHELL_TEXT.breadcrumb)}>
      <ol>
        {!home && (
          <li>
            <Link to={HOME_PATH}>{t(SHELL_TEXT.home)}</Link>
          </li>
        )}
        {found.route.trail.map((one) => (
          <li key={one.title.zh}>{one.path ? <Link to={one.path}>{t(one.title)}</Link> : t(one.title)}</li>
        ))}
        {under && !found.route.path.includes(':') && (
          <li>
            <Link to={found.route.path}>{t(found.route.title)}</Link>
          </li>
        )}
        <li aria-current="page">{own}</li>
      </ol>
    </nav>
  );
}
