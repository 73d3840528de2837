import { BellOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useWaiting } from './use-waiting.ts';

const BellList = lazy(async () => ({ default: (await import('./bell-list.tsx')).BellList }));

/** Beyond it nobody counts. */
const MOST = 99;

export const shownCount = (count: number): string => (count > MOST ? `${MOST}+` : `${count}`);

/** The bell with the live count of unread messages; a click shows the latest of them. */
export function Bell() {
  const waiting = useWaiting();
  const [open, setOpen] = useState(false);
  const { unread } = waiting;
  const label = unread > 0 ? `${t(SHELL_TEXT.messages)} ${shownCount(unread)}` : t(SHELL_TEXT.messages);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      title={t(SHELL_TEXT.messages)}
      content={
        open && (
          <Suspense>
            <BellList waiting={waiting} onClose={() => setOpen(false)} />
          </Suspense>
        )
      }
      classNames={{ root: 'shell-bell' }}
    >
      <button type="button" className="shell-icon" aria-label={label} aria-expanded={open} title={label}>
        <BellOutlined aria-hidden />
        {unread > 0 && <span className="shell-badge">{shownCount(unread)}</span>}
      </button>
    </Popover>
  );
}
