import { useLocation } from 'react-router';
import type { Found } from '../../kernel/web/routing/find-page.ts';
import { useUser } from '../../kernel/web/session/session.ts';
import { enterFullScreen } from '../full-screen.ts';
import { hasPage } from '../routing/web-modules.ts';
import { useShell } from '../shell-context.ts';

/** The page behind the navbar's data-dashboard icon. */
export const DATA_DASHBOARD = 'dashboards/DataDashboard';

/** The wall fills the screen also for whoever comes by its address. */
export const isWall = (found: Found | undefined): boolean => found?.route.component === DATA_DASHBOARD;

/** Opens the data dashboard; nothing for whoever is neither ADMIN nor DATA_SHOW, and on the system chooser. */
export function useDataDashboard(): (() => void) | undefined {
  const { roles } = useUser();
  const { setLayer } = useShell();
  const { pathname } = useLocation();
  const may = roles.includes('ADMIN') || roles.includes('DATA_SHOW');
  if (!may || pathname === '/choiceSys' || !hasPage(DATA_DASHBOARD)) return undefined;
  return () => {
    setLayer('dataDashboard');
    enterFullScreen();
  };
}
