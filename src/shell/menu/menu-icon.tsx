import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  CompassOutlined,
  DollarOutlined,
  EnvironmentOutlined,
  FileProtectOutlined,
  FormOutlined,
  FundProjectionScreenOutlined,
  GlobalOutlined,
  HomeOutlined,
  IdcardOutlined,
  InboxOutlined,
  MessageOutlined,
  MonitorOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
  StarOutlined,
  SwapOutlined,
  TeamOutlined,
  ToolOutlined,
} from '@ant-design/icons';
import { type ComponentType, lazy, Suspense } from 'react';
import { ShipGlyph } from '../../kernel/web/marks/ship-glyph.tsx';

export type IconSet = Readonly<Record<string, ComponentType<{ 'aria-hidden'?: boolean }>>>;

/** The hull, which stands for ships everywhere. */
function Ship() {
  return (
    <span className="anticon">
      <ShipGlyph kind="sailing" width={14} />
    </span>
  );
}

/** The icons of the top-level menus, part of the shell; the others come when an entry carries one. */
export const COMMON_ICONS: IconSet = {
  Appstore: AppstoreOutlined,
  Audit: AuditOutlined,
  BarChart: BarChartOutlined,
  Compass: CompassOutlined,
  Dollar: DollarOutlined,
  Environment: EnvironmentOutlined,
  FileProtect: FileProtectOutlined,
  Form: FormOutlined,
  FundProjectionScreen: FundProjectionScreenOutlined,
  Global: GlobalOutlined,
  Home: HomeOutlined,
  Idcard: IdcardOutlined,
  Inbox: InboxOutlined,
  Message: MessageOutlined,
  Monitor: MonitorOutlined,
  People: TeamOutlined,
  SafetyCertificate: SafetyCertificateOutlined,
  Setting: SettingOutlined,
  Ship,
  ShoppingCart: ShoppingCartOutlined,
  Star: StarOutlined,
  Swap: SwapOutlined,
  Team: TeamOutlined,
  Tool: ToolOutlined,
};

const plain = (name: string): string => name.toLowerCase().replace(/outlined$|[^a-z]/g, '');

/** `ToolOutlined`, `tool`, `Tool` name the same icon. */
export function findIcon(icons: IconSet, name: string | undefined): IconSet[string] | undefined {
  const wanted = plain(name ?? '');
  return Object.entries(icons).find(([key]) => plain(key) === wanted)?.[1];
}

const OtherIcon = lazy(async () => ({ default: (await import('./more-icons.tsx')).OtherIcon }));

/** The icon of a menu entry; without a known name it gets the neutral one. */
export function MenuIcon({ name }: { name?: string }) {
  const Icon = name ? findIcon(COMMON_ICONS, name) : AppstoreOutlined;
  if (Icon) return <Icon aria-hidden />;
  return (
    <Suspense fallback={<span className="anticon shell-icon-space" />}>
      <OtherIcon name={name} />
    </Suspense>
  );
}
