import { MessageOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import { shownCount } from './bell.tsx';
import { IconButton } from './icon-button.tsx';
import { useWaiting } from './use-waiting.ts';

const CHAT_PAGE = 'system/Chat';

/** Opens the chats, with how much in them is unread; nothing for whom the menu has no chat. */
export function ChatButton() {
  const { chats } = useWaiting();
  const navigate = useNavigate();
  const { table } = useShell();
  const page = table.pages.find((one) => one.component === CHAT_PAGE)?.path;
  if (!page) return null;
  const label = chats > 0 ? `${t(SHELL_TEXT.chat)} ${shownCount(chats)}` : t(SHELL_TEXT.chat);
  return (
    <IconButton label={label} onClick={() => navigate(page)}>
      <MessageOutlined aria-hidden />
      {chats > 0 && <span className="shell-badge">{shownCount(chats)}</span>}
    </IconButton>
  );
}
