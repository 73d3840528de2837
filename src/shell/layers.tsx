import { lazy, Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { t } from '../kernel/web/i18n.ts';
import { useSession } from '../kernel/web/session/session.ts';
import { DomainLayers } from './domain-layers.tsx';
import { TypeAhead } from './finder/type-ahead.tsx';
import { leaveFullScreen } from './full-screen.ts';
import { DATA_DASHBOARD, isWall } from './navbar/use-data-dashboard.ts';
import { OverlayContext } from './overlay.ts';
import { PageBoundary } from './pages/page-boundary.tsx';
import { HOME_PATH } from './routing/own-pages.ts';
import { pageComponent } from './routing/web-modules.ts';
import { SHELL_TEXT } from './shell.text.ts';
import { useShell } from './shell-context.ts';
import { useIdle } from './use-idle.ts';

const SettingsDrawer = lazy(async () => ({ default: (await import('./settings/settings-drawer.tsx')).SettingsDrawer }));
const Finder = lazy(async () => ({ default: (await import('./finder/finder.tsx')).Finder }));
const HelpDrawer = lazy(async () => ({ default: (await import('./help/help-drawer.tsx')).HelpDrawer }));
const CardLayer = lazy(async () => ({ default: (await import('../kernel/web/records/card-layer.tsx')).CardLayer }));
const KeyList = lazy(async () => ({ default: (await import('./dialogs/key-list.tsx')).KeyList }));
const ChangePassword = lazy(async () => ({ default: (await import('./dialogs/change-password.tsx')).ChangePassword }));

const loadIdleWarning = async () => ({ default: (await import('./dialogs/idle-warning.tsx')).IdleWarning });
const IdleWarning = lazy(loadIdleWarning);
/** Fetched once the page has settled: when it is needed the line may be gone. */
const LOAD_LATER_MS = 30_000;

/** What lies over the page, loaded when first needed. A weak password opens its dialog by force where that is enforced. */
export function Layers() {
  const { layer, setLayer, findWord, found } = useShell();
  const navigate = useNavigate();
  const { passwordWeak, enforcePassword, actor } = useSession();
  const forced = passwordWeak === true && enforcePassword === true && !actor;
  const [ahead, setAhead] = useState('');
  const close = () => {
    setAhead('');
    setLayer(undefined);
  };
  const left = useIdle();
  useEffect(() => {
    const later = setTimeout(() => void loadIdleWarning().catch(() => undefined), LOAD_LATER_MS);
    return () => clearTimeout(later);
  }, []);
  return (
    <Suspense>
      {layer === 'settings' && <SettingsDrawer open onClose={close} />}
      {layer === 'search' && (
        <Suspense fallback={<TypeAhead onWord={setAhead} onClose={close} />}>
          <Finder first={findWord + ahead} onClose={close} />
        </Suspense>
      )}
      {layer === 'help' && <HelpDrawer onClose={close} />}
      {layer === 'keys' && <KeyList onClose={close} />}
      {(forced || layer === 'password') && <ChangePassword forced={forced} onClose={close} />}
      {layer === 'dataDashboard' && <DataDashboard onClose={close} />}
      {left !== undefined && <IdleWarning left={left} />}
      {layer !== 'dataDashboard' && isWall(found) && <DataDashboard onClose={() => navigate(HOME_PATH)} />}
      {!forced && <DomainLayers />}
      <Suspense>
        <CardLayer />
      </Suspense>
    </Suspense>
  );
}

function DataDashboard({ onClose }: { onClose: () => void }) {
  const [, again] = useReducer((times: number) => times + 1, 0);
  const Page = pageComponent(DATA_DASHBOARD);
  const close = () => {
    leaveFullScreen();
    onClose();
  };
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    // What lies over the wall takes its Esc first and says so.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return createPortal(
    <OverlayContext value={close}>
      <div
        role="dialog"
        aria-modal
        aria-label={t(SHELL_TEXT.dataDashboard)}
        className="shell-overlay"
        data-theme="screen"
      >
        <PageBoundary onAgain={again}>
          <Suspense>{Page && <Page />}</Suspense>
        </PageBoundary>
      </div>
    </OverlayContext>,
    document.body,
  );
}
