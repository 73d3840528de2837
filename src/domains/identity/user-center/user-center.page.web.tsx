import { Button } from 'antd';
import { useState } from 'react';
import { lang, listed, t } from '../../../kernel/web/i18n.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { TabBar } from '../../../kernel/web/tab-bar/tab-bar.tsx';
import { ChangePassword } from '../../../shell/dialogs/change-password.tsx';
import { AvatarUpload } from './avatar-upload.web.tsx';
import { MailAccount } from './mail-account.web.tsx';
import { MenuOrder } from './menu-order.web.tsx';
import { MyHistory } from './my-history.web.tsx';
import { MySessions } from './my-sessions.web.tsx';
import { Profile } from './profile.web.tsx';
import { SecondFactor } from './second-factor.web.tsx';
import './user-center.css';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';

const nameOf = (unit: { name: string; nameEn?: string | null }): string => (lang === 'en' && unit.nameEn) || unit.name;

const TABS = [
  { key: 'profile', label: TEXT.profile, Body: Profile },
  { key: 'mail', label: TEXT.mail, Body: MailAccount },
  { key: 'second', label: TEXT.second, Body: SecondFactor },
  { key: 'sessions', label: TEXT.sessions, Body: MySessions },
  { key: 'history', label: TEXT.history, Body: MyHistory },
  { key: 'order', label: TEXT.order, Body: MenuOrder },
] as const;
type Tab = (typeof TABS)[number]['key'];

/** The personal centre: who I am, and what is mine alone. */
export function Page() {
  const user = useUser();
  const [changing, setChanging] = useState(false);
  const [tab, setTab] = useState<Tab>('profile');
  const { Body } = TABS.find((one) => one.key === tab) ?? TABS[0];
  return (
    <div className="centre">
      <h1>{t(TEXT.title)}</h1>
      <div className="centre-columns">
        <section className="centre-panel centre-card" aria-label={t(TEXT.profile)}>
          <AvatarUpload user={user} />
          <p className="centre-name">{nameOf(user)}</p>
          <p className="centre-quiet">{user.username}</p>
          <dl>
            <dt>{t(TEXT.organizations)}</dt>
            <dd>{listed(user.organizations?.map(nameOf) ?? []) || '—'}</dd>
            <dt>{t(TEXT.email)}</dt>
            <dd>{user.email || '—'}</dd>
            <dt>{t(TEXT.phone)}</dt>
            <dd>{user.phone || '—'}</dd>
          </dl>
          <Button block onClick={() => setChanging(true)}>
            {t(TEXT.changePassword)}
          </Button>
        </section>
        <div className="centre-panel">
          <TabBar
            label={t(TEXT.title)}
            tabs={TABS.map((one) => ({ key: one.key, label: t(one.label) }))}
            tab={tab}
            onTab={setTab}
          >
            <Body />
          </TabBar>
        </div>
      </div>
      {changing && <ChangePassword onClose={() => setChanging(false)} />}
    </div>
  );
}
