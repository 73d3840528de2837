import { useContext } from 'react';
import { t } from '../../i18n.ts';
import { findPage } from '../../routing/find-page.ts';
import { usePages } from '../../routing/pages.ts';
import { TagContext } from '../../tabs/use-tag.ts';

/** The title of the page that this stands in, as the menu has it; nothing outside of a tab. */
export function usePageTitle(): string | undefined {
  const key = useContext(TagContext);
  const pages = usePages();
  const route = key ? findPage(pages, key)?.route : undefined;
  return route && t(route.title);
}
