import { t } from '../../i18n.ts';
import type { PageRoute } from '../../routing/pages.ts';
import { findPage } from '../routing/find-page.ts';
import type { Tag } from './tags.ts';

/** A tab's visible title: its own, else its page's. */
export function tagLabel(tag: Tag, routes: readonly PageRoute[]): string {
  if (tag.title) return tag.title;
  const found = findPage(routes, tag.key);
  return found ? t(found.route.title) : tag.key;
}
