import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { TabBar } from '../../../kernel/web/tab-bar/tab-bar.tsx';
import './mail.css';
import { mailSettings } from './mail.calls.ts';
import { MAIL_TEXT as TEXT } from './mail.text.ts';
import { MailSettings } from './mail-settings.web.tsx';
import { Outbox } from './outbox.web.tsx';
import { Templates } from './templates.web.tsx';

const TABS = [
  { key: 'outbox', label: TEXT.outbox, Body: Outbox },
  { key: 'templates', label: TEXT.templates, Body: Templates },
  { key: 'settings', label: TEXT.settings, Body: MailSettings },
] as const;
type Key = (typeof TABS)[number]['key'];

/** What goes out by mail, how it is written, and by which server. */
export function Page() {
  const [params, change] = useOwnSearch();
  const [tabs] = useState(() => TABS.filter((one) => one.key !== 'settings' || hasPermission(mailSettings.permission)));
  const { key, Body } = tabs.find((one) => one.key === params.get('tab')) ?? TABS[0];
  return (
    <div className="mail">
      <h1>{t(TEXT.title)}</h1>
      <div className="mail-panel">
        <TabBar<Key>
          label={t(TEXT.title)}
          tabs={tabs.map((one) => ({ key: one.key, label: t(one.label) }))}
          tab={key}
          onTab={(next) => change(() => new URLSearchParams(next === 'outbox' ? {} : { tab: next }))}
        >
          <Body />
        </TabBar>
      </div>
    </div>
  );
}
