import {
  AppstoreOutlined,
  ArrowLeftOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  FundProjectionScreenOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { Mark } from '../../kernel/web/marks/mark.tsx';
import { useTags } from '../../kernel/web/tabs/tag-store.ts';
import { useMobile } from '../../kernel/web/viewport/use-mobile.ts';
import { enterFullScreen, leaveFullScreen, useFullScreen } from '../full-screen.ts';
import { changeSettings, useSettings } from '../settings/app-settings.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import { tagLabel } from '../tags/tag-label.ts';
import { Bell } from './bell.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ChatButton } from './chat-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { IconButton } from './icon-button.tsx';
import { LangMenu } from './lang-menu.tsx';
import './navbar.css';
import { useDataDashboard } from './use-data-dashboard.ts';
import { UserMenu } from './user-menu.tsx';

const TaskButton = lazy(async () => ({ default: (await import('../tasks/task-button.tsx')).TaskButton }));
const Box = lazy(async () => ({ default: (await import('../offline/box.tsx')).Box }));

export function Navbar() {
  return useMobile() ? <MobileBar /> : <DesktopBar />;
}

function DesktopBar() {
  const { sidebarOpened } = useSettings();
  const navigate = useNavigate();
  const full = useFullScreen();
  const dashboard = useDataDashboard();
  const { setLayer } = useShell();
  const choosing = useLocation().pathname === '/choiceSys';
  return (
    <header className="shell-navbar">
      {choosing ? (
        <Brand />
      ) : (
        <IconButton
          label={t(sidebarOpened ? SHELL_TEXT.closeSidebar : SHELL_TEXT.openSidebar)}
          onClick={() => changeSettings({ sidebarOpened: !sidebarOpened })}
        >
          {sidebarOpened ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        </IconButton>
      )}
      <Breadcrumb />
      <FavouriteButton />
      <div className="shell-tools">
        {dashboard && (
          <IconButton label={t(SHELL_TEXT.dataDashboard)} onClick={dashboard}>
            <FundProjectionScreenOutlined aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={t(SHELL_TEXT.chooseSystem)}
          onClick={() => navigate('/choiceSys', { state: { again: true } })}
        >
          <AppstoreOutlined aria-hidden />
        </IconButton>
        <Suspense>
          <Box />
        </Suspense>
        <Suspense>
          <TaskButton />
        </Suspense>
        <Bell />
        <ChatButton />
        <IconButton label={t(SHELL_TEXT.help)} onClick={() => setLayer('help')}>
          <QuestionCircleOutlined aria-hidden />
        </IconButton>
        <IconButton
          label={t(full ? SHELL_TEXT.exitFullScreen : SHELL_TEXT.fullScreen)}
          onClick={full ? leaveFullScreen : enterFullScreen}
        >
          {full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
        </IconButton>
        <LangMenu />
        <UserMenu />
      </div>
    </header>
  );
}

/** On the system chooser, which has no sidebar to fold. */
function Brand() {
  return (
    <span className="shell-navbar-brand">
      <Mark size={26} />
      <b>{t(SHELL_TEXT.product)}</b> {t(SHELL_TEXT.otherProduct)}
    </span>
  );
}

/** Menu, the page's title as its one h1, bell and user; everything else is in the user menu. */
function MobileBar() {
  const { setLayer, found, table } = useShell();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tag = useTags().find((one) => one.key === pathname);
  const second = found && found.route.path !== pathname;
  const title = tag ? tagLabel(tag, table.pages) : t(found?.route.title ?? SHELL_TEXT.product);
  return (
    <header className="shell-navbar">
      {second ? (
        <IconButton label={t(SHELL_TEXT.back)} onClick={() => navigate(-1)}>
          <ArrowLeftOutlined aria-hidden />
        </IconButton>
      ) : (
        <IconButton label={t(SHELL_TEXT.openSidebar)} onClick={() => setLayer('sidebar')}>
          <MenuOutlined aria-hidden />
        </IconButton>
      )}
      {found && <h1 className="shell-title">{title}</h1>}
      <div className="shell-tools">
        <Suspense>
          <Box />
        </Suspense>
        <Suspense>
          <TaskButton />
        </Suspense>
        <Bell />
        <ChatButton />
        <UserMenu />
      </div>
    </header>
  );
}
