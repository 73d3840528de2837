import { Button, Modal } from 'antd';
import dayjs from 'dayjs';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { ShownAnnouncement } from './announcement.calls.ts';
import { ANNOUNCEMENT_TEXT as TEXT } from './announcement.text.ts';
import { useRead } from './use-announcements.web.ts';
import './announcements.css';

const RichRead = lazy(() => import('../../../kernel/web/fields/rich-read.tsx').then((m) => ({ default: m.RichRead })));

/** Announcements one after the other; pressing 已阅 is the receipt. */
export function AnnouncementDialog({ items, onClose }: { items: readonly ShownAnnouncement[]; onClose: () => void }) {
  const [all] = useState(items);
  const [at, setAt] = useState(0);
  const read = useRead();
  const item = all[at];
  if (!item) return null;
  const last = at === all.length - 1;
  const next = () => {
    if (!item.readAt) read(item.id);
    if (last) onClose();
    else setAt(at + 1);
  };
  return (
    <Modal
      open
      title={<span translate="no">{item.title}</span>}
      width={680}
      onCancel={onClose}
      footer={[
        all.length > 1 && (
          <span key="of" className="announcement-of">
            {t(TEXT.of, { i: at + 1, n: all.length })}
          </span>
        ),
        !item.readAt && (
          <Button key="later" onClick={onClose}>
            {t(TEXT.later)}
          </Button>
        ),
        <Button key="read" type="primary" onClick={next}>
          {t(!last ? TEXT.readNext : item.readAt ? TEXT.close : TEXT.read)}
        </Button>,
      ]}
    >
      <p className="announcement-from">
        {item.pinned && <StatusTag tone="amber">{t(TEXT.pinned)}</StatusTag>}
        <span>
          {t(TEXT.from, { unit: item.publisherName, time: dayjs(item.publishedAt).format('YYYY-MM-DD HH:mm') })}
        </span>
        {item.validTo && <span>{t(TEXT.until, { day: item.validTo })}</span>}
      </p>
      <div className="announcement-text" translate="no">
        <Suspense fallback={<SkeletonRows />}>
          <RichRead html={item.content} />
        </Suspense>
      </div>
    </Modal>
  );
}
