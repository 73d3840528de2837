import { DisconnectOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { t } from '../i18n.ts';
import { lineIsUp, onLine } from './line-state.ts';
import { OFFLINE } from './offline.text.ts';
import './offline-strip.css';

type Props = {
  /** What is submitted without a line is put by and sent; else it stays a draft until somebody saves it. */
  sends?: boolean;
  /** What is typed could not be kept. */
  notKept?: boolean;
};

/** Above a form while there is no line: where what one writes is kept, and what becomes of it. */
export function OfflineStrip({ sends = false, notKept = false }: Props) {
  const up = useSyncExternalStore(onLine, lineIsUp);
  if (up) return null;
  return (
    <p className="offline-strip" role="status" data-lost={notKept || undefined}>
      <DisconnectOutlined aria-hidden /> {t(notKept ? OFFLINE.stripLost : sends ? OFFLINE.stripSends : OFFLINE.strip)}
    </p>
  );
}
