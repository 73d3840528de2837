import { Drawer } from 'antd';
import { useLocation } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar of a phone; it closes on navigation. */
export function SideDrawer() {
  const { menu, setLayer } = useShell();
  const { pathname } = useLocation();
  const close = () => setLayer(undefined);
  return (
    <Drawer
      open
      onClose={close}
      placement="left"
      size={260}
      closable={false}
      aria-label={t(SHELL_TEXT.sidebar)}
      className="shell-drawer"
    >
      <Sidebar nodes={menu} currentPath={pathname} onOpen={close} />
    </Drawer>
  );
}
