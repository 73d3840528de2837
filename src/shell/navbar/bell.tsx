import { BellOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { t } from '../../kernel/web/i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { BarButton } from './bar-button.tsx';
import { useWaiting } from './use-waiting.ts';

const BellList = lazy(async () => ({ default: (await import('./bell-list.tsx')).BellList }));

/** Beyond it nobody counts. */
const MOST = 99;

export const shownCount = (count: number): string => (count > MOST ? `${MOST}+` : `${count}`);

/** The bell with the live count of unread messages; a click shows the latest of them. */
export function Bell() {
  const waiting = useWaiting();
  const { unread } = waiting;
  const label = unread > 0 ? `${t(SHELL_TEXT.messages)} ${shownCount(unread)}` : t(SHELL_TEXT.messages);
  return (
    <BarButton
      title={t(SHELL_TEXT.messages)}
      label={label}
      icon={<BellOutlined aria-hidden />}
      badge={unread > 0 ? shownCount(unread) : undefined}
    >
      {(close) => <BellList waiting={waiting} onClose={close} />}
    </BarButton>
  );
}
