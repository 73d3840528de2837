import { useNavigate } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { StatusTag } from '../../kernel/web/marks/status-tag.tsx';
import { shortTime } from '../../kernel/web/when.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import { readMessages, type useWaiting, type WaitingMessage } from './use-waiting.ts';

/** The page of the inbox, where the menu has it. */
const MESSAGES_PAGE = 'system/Messages';

/** The latest unread messages; each opens what it is about. */
export function BellList({ waiting, onClose }: { waiting: ReturnType<typeof useWaiting>; onClose: () => void }) {
  const navigate = useNavigate();
  const { table } = useShell();
  const page = table.pages.find((one) => one.component === MESSAGES_PAGE)?.path;
  const { latest, unread, refresh } = waiting;

  async function open({ id, link }: WaitingMessage): Promise<void> {
    onClose();
    const to = link ?? page;
    if (to) void navigate(to);
    await readMessages({ id }).catch(() => undefined);
    await refresh();
  }
  async function readAll(): Promise<void> {
    await readMessages({ upTo: latest[0]?.id ?? 0 });
    await refresh();
  }

  return (
    <div className="bell">
      {latest.length === 0 && <p className="bell-none">{t(SHELL_TEXT.noMessages)}</p>}
      {latest.length > 0 && (
        <ul>
          {latest.map((one) => (
            <li key={one.id}>
              <button type="button" className="bell-item" onClick={() => void open(one)}>
                <span className="bell-head">
                  <StatusTag tone={one.urgent ? 'red' : 'blue'}>{one.label}</StatusTag>
                  <time dateTime={one.createdAt}>{shortTime(one.createdAt)}</time>
                </span>
                <span className="bell-title" translate="no">
                  {one.title}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {(unread > 0 || page) && (
        <p className="bell-foot">
          {unread > 0 && (
            <button type="button" className="bell-act" onClick={() => void readAll()}>
              {t(SHELL_TEXT.readAll)}
            </button>
          )}
          {page && (
            <button
              type="button"
              className="bell-act"
              onClick={() => {
                onClose();
                void navigate(page);
              }}
            >
              {t(SHELL_TEXT.allMessages)}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
