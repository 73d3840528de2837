import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { useSession, useUser } from '../../../kernel/web/session/session.ts';
import type { ShellLayer } from '../../../shell/shell-layer.ts';
import type { ShownAnnouncement } from './announcement.calls.ts';
import { ANNOUNCEMENT_TEXT as TEXT } from './announcement.text.ts';
import { AnnouncementDialog } from './announcement-dialog.web.tsx';
import { noteShown, shownBefore, useAnnouncements } from './use-announcements.web.ts';

const PARAM = 'announcement';

/** Opens what is new and unread at sign-in, each announcement once, and the one that a message leads to. */
function Announcements() {
  const { id: userId } = useUser();
  const { actor } = useSession();
  const { data } = useAnnouncements();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<readonly ShownAnnouncement[]>();
  const asked = Number(params.get(PARAM)) || undefined;

  useEffect(() => {
    if (!data || !asked) return;
    const one = data.find(({ id }) => id === asked);
    if (one) setOpen([one]);
    else notify.info(t(TEXT.gone));
    setParams(
      (now) => {
        now.delete(PARAM);
        return now;
      },
      { replace: true },
    );
  }, [data, asked, setParams]);

  useEffect(() => {
    if (!data || actor) return;
    const before = shownBefore(userId);
    const fresh = data.filter((one) => !one.readAt && !before.has(one.id));
    if (fresh.length === 0) return;
    noteShown(
      userId,
      fresh.map((one) => one.id),
    );
    setOpen((now) => now ?? fresh);
  }, [data, actor, userId]);

  return open && <AnnouncementDialog items={open} onClose={() => setOpen(undefined)} />;
}

export const shellLayers: readonly ShellLayer[] = [
  {
    key: 'system.announcements',
    sort: 10,
    opens: { resource: 'communication.announcement', param: PARAM },
    Layer: Announcements,
  },
];
