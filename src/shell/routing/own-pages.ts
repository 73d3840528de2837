import type { Text } from '../../kernel/text.ts';
import type { PageRoute } from '../../kernel/web/routing/pages.ts';
import { broughtPages } from './web-modules.ts';

const own = (path: string, title: Text, component: string, more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  title,
  component,
  pinned: false,
  cached: true,
  trail: [],
  ...more,
});

export const HOME_PATH = '/dashboard';

/** Pages of the layout that no menu has to grant (spec.md section 2.1, layout routes). */
const OWN_PAGES: readonly PageRoute[] = [
  own(HOME_PATH, { zh: '首页', en: 'Home' }, 'shell/Home', { pinned: true }),
  own('/user/center', { zh: '个人中心', en: 'Personal centre' }, 'system/UserCenter'),
];

/** The same, with those that the domains bring. */
export const ownPages = (): readonly PageRoute[] => [
  ...OWN_PAGES,
  ...broughtPages().map(({ path, title, component }) => own(path, title, component)),
];
