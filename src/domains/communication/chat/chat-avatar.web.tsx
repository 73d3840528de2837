import { TeamOutlined } from '@ant-design/icons';
import { t } from '../../../kernel/web/i18n.ts';
import { Avatar } from '../../../shell/navbar/avatar.tsx';
import { CHAT_TEXT as TEXT } from './chat.text.ts';

/** A person with the mark of presence, or a group. */
export function ChatAvatar({
  name,
  avatar,
  online,
  group = false,
}: {
  name: string;
  avatar?: number | null;
  online?: boolean;
  group?: boolean;
}) {
  return (
    <span className="chat-avatar">
      {group ? (
        <span className="chat-group-mark" aria-hidden>
          <TeamOutlined />
        </span>
      ) : (
        <Avatar user={{ name: name || '?', avatar: avatar ?? null }} />
      )}
      {online && <span className="chat-online" role="img" aria-label={t(TEXT.online)} />}
    </span>
  );
}
