import type { Text } from '../../../text.ts';
import type { PageRoute } from './flatten.ts';

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
export const OWN_PAGES: readonly PageRoute[] = [
  own(HOME_PATH, { zh: '首页', en: 'Home' }, 'shell/Home', { pinned: true }),
  own('/user/center', { zh: '个人中心', en: 'Personal centre' }, 'system/UserCenter'),
  own(
    '/homeReport/voyageReportHome',
    { zh: '船位报告跟踪', en: 'Vessel position report tracking' },
    'voyage/VoyageReportHome',
  ),
];
