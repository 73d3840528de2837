import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { shortTime } from '../../../kernel/web/fields/date-value.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import type { HomePanel } from '../../../shell/home/home-panel.ts';
import { HomeSection } from '../../../shell/home/home-section.tsx';
import type { ShownAnnouncement } from './announcement.calls.ts';
import { ANNOUNCEMENT_TEXT as TEXT } from './announcement.text.ts';
import { AnnouncementDialog } from './announcement-dialog.web.tsx';
import { useAnnouncements } from './use-announcements.web.ts';
import './announcements.css';

const MOST = 5;

/** What the company tells me: pinned first, the unread marked. */
function AnnouncementPanel() {
  const { data, error, refetch } = useAnnouncements();
  const [open, setOpen] = useState<ShownAnnouncement>();
  const [all, setAll] = useState(false);
  const now = serverDate();
  return (
    <HomeSection
      title={t(TEXT.title)}
      extra={
        data && data.length > MOST && !all ? (
          <Button type="link" size="small" onClick={() => setAll(true)}>
            {`${t(TEXT.all)} ${data.length}`}
          </Button>
        ) : undefined
      }
    >
      {error && (
        <p role="alert">
          {t(TEXT.failed)} <Button onClick={() => void refetch()}>{t(TEXT.retry)}</Button>
        </p>
      )}
      {!data && !error && <Skeleton active title={false} />}
      {data?.length === 0 && <p className="announcement-quiet">{t(TEXT.none)}</p>}
      <ul className="announcement-list">
        {data?.slice(0, all ? undefined : MOST).map((one) => (
          <li key={one.id}>
            <button type="button" data-unread={!one.readAt} onClick={() => setOpen(one)} translate="no">
              {one.title}
            </button>
            {one.pinned && <StatusTag tone="amber">{t(TEXT.pinned)}</StatusTag>}
            {!one.readAt && <StatusTag tone="blue">{t(TEXT.unread)}</StatusTag>}
            <time dateTime={one.publishedAt}>{shortTime(one.publishedAt, now)}</time>
          </li>
        ))}
      </ul>
      {open && <AnnouncementDialog key={open.id} items={[open]} onClose={() => setOpen(undefined)} />}
    </HomeSection>
  );
}

export const homePanels: readonly HomePanel[] = [
  { key: 'system.announcements', place: 'side', sort: 5, Panel: AnnouncementPanel },
];
