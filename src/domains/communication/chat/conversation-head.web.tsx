import { ArrowLeftOutlined, TeamOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { IconButton } from '../../../shell/navbar/icon-button.tsx';
import type { ChatDetail, ChatSummary } from './chat.calls.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import { ChatAvatar } from './chat-avatar.web.tsx';

const GroupDrawer = lazy(async () => ({ default: (await import('./group-drawer.web.tsx')).GroupDrawer }));

type Props = {
  chat: ChatSummary;
  detail: ChatDetail | undefined;
  online: ReadonlySet<number>;
  onBack: () => void;
  onGone: () => void;
};

/** With whom: presence of a person, members of a group. */
export function ConversationHead({ chat, detail, online, onBack, onGone }: Props) {
  const mobile = useMobile();
  const [open, setOpen] = useState(false);
  const group = chat.kind === 'GROUP';
  const here = detail?.members.filter((one) => online.has(one.id)).length ?? 0;
  const present = chat.other !== null && online.has(chat.other.id);
  const note = group
    ? t(here > 0 ? TEXT.membersOnline : TEXT.members, { n: chat.members, m: here })
    : t(chat.other?.open === false ? TEXT.closed : present ? TEXT.online : TEXT.offline);
  return (
    <header className="chat-head">
      {mobile && (
        <IconButton label={t(TEXT.back)} onClick={onBack}>
          <ArrowLeftOutlined aria-hidden />
        </IconButton>
      )}
      <ChatAvatar name={chat.name} avatar={chat.other?.avatar} online={present} group={group} />
      <div className="chat-head-words">
        <h2>
          {chat.name} {chat.other && <small className="chat-account">{chat.other.username}</small>}
        </h2>
        <p>{note}</p>
      </div>
      {group && (
        <IconButton label={t(TEXT.details)} onClick={() => setOpen(true)}>
          <TeamOutlined aria-hidden />
        </IconButton>
      )}
      <Suspense>
        {open && detail && (
          <GroupDrawer detail={detail} online={online} onClose={() => setOpen(false)} onGone={onGone} />
        )}
      </Suspense>
    </header>
  );
}
