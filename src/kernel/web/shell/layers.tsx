import { lazy, Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../i18n.ts';
import { useSession } from '../session/session.ts';
import { DomainLayers } from './domain-layers.tsx';
import { leaveFullScreen } from './full-screen.ts';
import { DATA_DASHBOARD } from './navbar/use-data-dashboard.ts';
import { OverlayContext } from './overlay.ts';
import { PageBoundary } from './pages/page-boundary.tsx';
import { pageComponent } from './routing/web-modules.ts';
import { SHELL_TEXT } from './shell.text.ts';
import { useShell } from './shell-context.ts';

const SettingsDrawer = lazy(async () => ({ default: (await import('./settings/settings-drawer.tsx')).SettingsDrawer }));
const MenuSearch = lazy(async () => ({ default: (await import('./dialogs/menu-search.tsx')).MenuSearch }));
const KeyList = lazy(async () => ({ default: (await import('./dialogs/key-list.tsx')).KeyList }));
const ChangePassword = lazy(async () => ({ default: (await import('./dialogs/change-password.tsx')).ChangePassword }));

/** What lies over the page, loaded when first needed. A weak password opens its dialog by force where that is enforced. */
export function Layers() {
  const { layer, setLayer } = useShell();
  const { passwordWeak, enforcePassword, actor } = useSession();
  const forced = passwordWeak === true && enforcePassword === true && !actor;
  const close = () => setLayer(undefined);
  return (
    <Suspense>
      {layer === 'settings' && <SettingsDrawer open onClose={close} />}
      {layer === 'search' && <MenuSearch onClose={close} />}
      {layer === 'keys' && <KeyList onClose={close} />}
      {(forced || layer === 'password') && <ChangePassword forced={forced} onClose={close} />}
      {layer === 'dataDashboard' && <DataDashboard onClose={close} />}
      {!forced && <DomainLayers />}
    </Suspense>
  );
}

function DataDashboard({ onClose }: { onClose: () => void }) {
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
        <PageBoundary>
          <Suspense>{Page && <Page />}</Suspense>
        </PageBoundary>
      </div>
    </OverlayContext>,
    document.body,
  );
}
