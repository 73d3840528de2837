import type { PageRoute } from '../../kernel/web/routing/pages.ts';
import { layoutPages } from './web-modules.ts';

export const HOME_PATH = '/dashboard';

/** Pages of the layout that no menu has to grant (spec.md section 2.1, layout routes); home is the tab that stays. */
export const ownPages = (): readonly PageRoute[] =>
  layoutPages().map((page) => ({ ...page, pinned: page.path === HOME_PATH, cached: true, trail: [] }));
