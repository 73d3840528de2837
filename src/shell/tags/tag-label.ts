import { t } from '../../kernel/web/i18n.ts';
import { findPage } from '../../kernel/web/routing/find-page.ts';
import type { PageRoute } from '../../kernel/web/routing/pages.ts';
import type { Tag } from '../../kernel/web/tabs/tags.ts';

/** A tab's visible title: its own, else its page's. */
export function tagLabel(tag: Tag, routes: readonly PageRoute[]): string {
  if (tag.title) return tag.title;
  const found = findPage(routes, tag.key);
  return found ? t(found.route.title) : tag.key;
}
