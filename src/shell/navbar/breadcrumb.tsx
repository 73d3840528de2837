import { Link, useLocation } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { useTags } from '../../kernel/web/tabs/tag-store.ts';
import type { Tag } from '../../kernel/web/tabs/tags.ts';
import { HOME_PATH } from '../routing/own-pages.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import { tagLabel } from '../tags/tag-label.ts';
import { TagMark } from '../tags/tag-mark.tsx';

/** The list as it was left. */
function listOf(path: string, tags: readonly Tag[]): string {
  const open = tags.find((one) => one.key === path);
  return open ? open.key + open.search + open.hash : path;
}

/** Home first; the page in front last and not a link. */
export function Breadcrumb() {
  const { found, table } = useShell();
  const { pathname } = useLocation();
  const tags = useTags();
  const tag = tags.find((one) => one.key === pathname);
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
            <Link to={listOf(found.route.path, tags)}>{t(found.route.title)}</Link>
          </li>
        )}
        <li aria-current="page">
          {tag?.mark && <TagMark {...tag.mark} />}
          {own}
        </li>
      </ol>
    </nav>
  );
}
