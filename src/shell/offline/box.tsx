import { CloudSyncOutlined, DisconnectOutlined, FileTextOutlined } from '@ant-design/icons';
import { lazy, useEffect, useSyncExternalStore } from 'react';
import { startDrafts, useDraftNotes } from '../../kernel/web/drafts/drafts.ts';
import { t } from '../../kernel/web/i18n.ts';
import { lineIsUp, onLine } from '../../kernel/web/offline/line-state.ts';
import { startOutbox } from '../../kernel/web/offline/outbox.ts';
import { useNewBuild } from '../../kernel/web/offline/register-worker.ts';
import { useOutbox } from '../../kernel/web/offline/unsent.ts';
import { BarButton } from '../navbar/bar-button.tsx';
import { BOX } from './box.text.ts';
import { boxOpensBy } from './show-box.ts';

const BoxList = lazy(async () => ({ default: (await import('./box-list.tsx')).BoxList }));

/** Drafts and what waits for the line, there only while something does, or there is no line. */
export function Box() {
  const drafts = useDraftNotes();
  const { unsent } = useOutbox();
  const up = useSyncExternalStore(onLine, lineIsUp);
  useEffect(() => {
    void startDrafts();
    return startOutbox();
  }, []);
  const count = drafts.length + unsent.length;
  const newBuild = useNewBuild();
  if (count === 0 && up && !newBuild) return null;
  const label = [!up && t(BOX.offline), newBuild && t(BOX.newBuild), count > 0 && t(BOX.boxCount, { n: count })]
    .filter(Boolean)
    .join(' · ');
  const Icon = !up ? DisconnectOutlined : unsent.length > 0 ? CloudSyncOutlined : FileTextOutlined;
  return (
    <BarButton
      title={t(BOX.box)}
      label={label}
      icon={<Icon aria-hidden />}
      badge={count > 0 ? count : undefined}
      name="box"
      opensBy={boxOpensBy}
    >
      {(close) => <BoxList onClose={close} />}
    </BarButton>
  );
}
