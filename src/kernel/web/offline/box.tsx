import { CloudSyncOutlined, DisconnectOutlined, FileTextOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { startDrafts, useDraftNotes } from '../drafts/drafts.ts';
import { t } from '../i18n.ts';
import { lineIsUp, onLine } from './line-state.ts';
import { OFFLINE } from './offline.text.ts';
import { startOutbox, useOutbox } from './outbox.ts';
import { useNewBuild } from './register-worker.ts';
import '../shell/navbar/navbar.css';

const BoxList = lazy(async () => ({ default: (await import('./box-list.tsx')).BoxList }));

/** Drafts and what waits for the line, there only while something does, or there is no line. */
export function Box() {
  const drafts = useDraftNotes();
  const { unsent } = useOutbox();
  const up = useSyncExternalStore(onLine, lineIsUp);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    void startDrafts();
    return startOutbox();
  }, []);
  const count = drafts.length + unsent.length;
  const newBuild = useNewBuild();
  if (count === 0 && up && !newBuild) return null;
  const label = [
    !up && t(OFFLINE.offline),
    newBuild && t(OFFLINE.newBuild),
    count > 0 && t(OFFLINE.boxCount, { n: count }),
  ]
    .filter(Boolean)
    .join(' · ');
  const Icon = !up ? DisconnectOutlined : unsent.length > 0 ? CloudSyncOutlined : FileTextOutlined;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      title={t(OFFLINE.box)}
      content={
        open && (
          <Suspense>
            <BoxList onClose={() => setOpen(false)} />
          </Suspense>
        )
      }
      classNames={{ root: 'shell-bell' }}
    >
      <button type="button" className="shell-icon" data-box aria-label={label} aria-expanded={open} title={label}>
        <Icon aria-hidden />
        {count > 0 && <span className="shell-badge">{count}</span>}
      </button>
    </Popover>
  );
}
