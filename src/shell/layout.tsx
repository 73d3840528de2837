import { SettingOutlined } from '@ant-design/icons';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { t } from '../kernel/web/i18n.ts';
import { COMPANY } from './company.ts';
import { Layers } from './layers.tsx';
import './layout.css';
import { useMobile } from '../kernel/web/viewport/use-mobile.ts';
import { Sidebar } from './menu/sidebar.tsx';
import { ActingBar } from './navbar/acting-bar.tsx';
import { IconButton } from './navbar/icon-button.tsx';
import { Navbar } from './navbar/navbar.tsx';
import { isWall } from './navbar/use-data-dashboard.ts';
import { ProgressBar } from './progress.tsx';
import { useSettings } from './settings/app-settings.ts';
import { SHELL_TEXT } from './shell.text.ts';
import { useShell } from './shell-context.ts';
import { TagBar } from './tags/tag-bar.tsx';
import { useFocusHeading } from './use-focus-heading.ts';

const SideDrawer = lazy(async () => ({ default: (await import('./menu/side-drawer.tsx')).SideDrawer }));

/** Sidebar, bars and footer round the page; on the system chooser neither sidebar nor tags. */
export function Layout({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const mobile = useMobile();
  const { setLayer, layer, found } = useShell();
  const choosing = useLocation().pathname === '/choiceSys';
  const tagsView = settings.tagsView && !mobile && !choosing;
  const main = useFocusHeading();
  return (
    <div
      className="shell"
      data-fixed={settings.fixedHeader || undefined}
      data-tags={tagsView || undefined}
      inert={layer === 'dataDashboard' || isWall(found)}
    >
      <button type="button" className="shell-skip" onClick={() => main.current?.focus()}>
        {t(SHELL_TEXT.skip)}
      </button>
      <ProgressBar />
      {!choosing && <Side mobile={mobile} collapsed={!settings.sidebarOpened} />}
      <div className="shell-column">
        <div className="shell-head">
          <Navbar />
          <ActingBar />
          {tagsView && <TagBar />}
        </div>
        <main id="main" ref={main} tabIndex={-1} className="shell-main">
          {children}
        </main>
        <footer className="shell-footer">
          {t(COMPANY.name)}
          <a href={COMPANY.filingUrl} target="_blank" rel="noreferrer">
            {COMPANY.filing}
          </a>
        </footer>
      </div>
      {settings.showSettings && (
        <div className="shell-settings-button">
          <IconButton label={t(SHELL_TEXT.layoutSettings)} onClick={() => setLayer('settings')}>
            <SettingOutlined aria-hidden />
          </IconButton>
        </div>
      )}
      <Layers />
    </div>
  );
}

function Side({ mobile, collapsed }: { mobile: boolean; collapsed: boolean }) {
  const { menu, layer, found } = useShell();
  const { pathname } = useLocation();
  if (mobile) return <Suspense>{layer === 'sidebar' && <SideDrawer />}</Suspense>;
  return (
    <aside aria-label={t(SHELL_TEXT.sidebar)} className="shell-side">
      <Sidebar nodes={menu} currentPath={found?.route.path ?? pathname} collapsed={collapsed} />
    </aside>
  );
}
