import { icons } from 'virtual:menu-icons';
import { AppstoreOutlined } from '@ant-design/icons';
import { COMMON_ICONS, findIcon, type IconSet } from './menu-icon.tsx';

/** Every icon that a menu entry can carry; the administrator picks from them. One icon, one meaning (ui.md section 8). */
export const MENU_ICONS: IconSet = { ...COMMON_ICONS, ...icons };

export function OtherIcon({ name }: { name?: string }) {
  const Icon = findIcon(icons, name) ?? AppstoreOutlined;
  return <Icon aria-hidden />;
}
