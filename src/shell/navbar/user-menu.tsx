import {
  AppstoreOutlined,
  DownOutlined,
  FundProjectionScreenOutlined,
  GlobalOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import { lang, switchLang, t } from '../../kernel/web/i18n.ts';
import { ownName } from '../../kernel/web/session/own-name.ts';
import { useUser } from '../../kernel/web/session/session.ts';
import { useMobile } from '../../kernel/web/viewport/use-mobile.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import { askSignOut } from './ask-sign-out.ts';
import { Avatar } from './avatar.tsx';
import { useDataDashboard } from './use-data-dashboard.ts';

const OTHER = { zh: { lang: 'en', name: 'English' }, en: { lang: 'zh', name: '中文' } } as const;

/** Layout settings, personal centre, log out; on a phone also what the bar has no room for. */
export function UserMenu() {
  const user = useUser();
  const mobile = useMobile();
  const navigate = useNavigate();
  const { setLayer } = useShell();
  const dashboard = useDataDashboard();
  const name = ownName(user);
  const items: MenuProps['items'] = [
    ...(mobile && dashboard
      ? [
          {
            key: 'data',
            icon: <FundProjectionScreenOutlined />,
            label: t(SHELL_TEXT.dataDashboard),
            onClick: dashboard,
          },
        ]
      : []),
    ...(mobile
      ? [
          {
            key: 'choose',
            icon: <AppstoreOutlined />,
            label: t(SHELL_TEXT.chooseSystem),
            onClick: () => void navigate('/choiceSys', { state: { again: true } }),
          },
          {
            key: 'help',
            icon: <QuestionCircleOutlined />,
            label: t(SHELL_TEXT.help),
            onClick: () => setLayer('help'),
          },
          {
            key: 'lang',
            icon: <GlobalOutlined />,
            label: OTHER[lang].name,
            onClick: () => switchLang(OTHER[lang].lang),
          },
        ]
      : []),
    {
      key: 'settings',
      icon: <SettingOutlined />,
      label: t(SHELL_TEXT.layoutSettings),
      onClick: () => setLayer('settings'),
    },
    {
      key: 'centre',
      icon: <UserOutlined />,
      label: t(SHELL_TEXT.personalCentre),
      onClick: () => void navigate('/user/center'),
    },
    { type: 'divider' },
    { key: 'out', icon: <LogoutOutlined />, label: t(SHELL_TEXT.signOut), onClick: () => void askSignOut() },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className="shell-user">
        <Avatar user={user} />
        <span className={mobile ? 'visually-hidden' : undefined}>{name}</span>
        <span className="visually-hidden">{t(SHELL_TEXT.userMenu)}</span>
        {!mobile && <DownOutlined aria-hidden />}
      </button>
    </Dropdown>
  );
}
