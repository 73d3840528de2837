import { PlusOutlined } from '@ant-design/icons';
import { Button, Input, Tooltip } from 'antd';
import { useState } from 'react';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { shortTime } from '../../../kernel/web/when.ts';
import type { ChatSummary } from './chat.calls.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import { ChatAvatar } from './chat-avatar.web.tsx';
import { ChatSearch } from './chat-search.web.tsx';
import { eventWords } from './event-words.web.ts';

type Props = {
  chats: readonly ChatSummary[];
  online: ReadonlySet<number>;
  current: number | undefined;
  onOpen: (chatId: number, around?: number) => void;
  onNew: () => void;
};

/** The left pane: search, and my chats with what was said last. */
export function ChatList({ chats, online, current, onOpen, onNew }: Props) {
  const [word, setWord] = useState('');
  return (
    <nav className="chat-side" aria-label={t(TEXT.chats)}>
      <div className="chat-side-head">
        <h1>{t(TEXT.title)}</h1>
        <Button icon={<PlusOutlined />} onClick={onNew}>
          {t(TEXT.newChat)}
        </Button>
      </div>
      <div className="chat-find">
        <Input
          type="search"
          aria-label={t(TEXT.find)}
          placeholder={t(TEXT.find)}
          value={word}
          allowClear={clearable()}
          onChange={(event) => setWord(event.target.value)}
        />
      </div>
      {word.trim() ? (
        <ChatSearch
          word={word.trim()}
          chats={chats}
          online={online}
          onOpen={(chatId, around) => {
            onOpen(chatId, around);
            if (around === undefined) setWord('');
          }}
        />
      ) : (
        <ul className="chat-list">
          {chats.map((chat) => (
            <ChatItem
              key={chat.id}
              chat={chat}
              online={chat.other !== null && online.has(chat.other.id)}
              current={chat.id === current}
              onOpen={() => onOpen(chat.id)}
            />
          ))}
        </ul>
      )}
    </nav>
  );
}

export function ChatItem({
  chat,
  online,
  current,
  onOpen,
}: {
  chat: ChatSummary;
  online: boolean;
  current: boolean;
  onOpen: () => void;
}) {
  const { name, kind, other, unread, last } = chat;
  return (
    <li>
      <button type="button" className="chat-item" aria-current={current ? 'true' : undefined} onClick={onOpen}>
        <ChatAvatar name={name} avatar={other?.avatar} online={online} group={kind === 'GROUP'} />
        <span className="chat-item-name">{name}</span>
        {last && (
          <time className="chat-item-time" dateTime={last.createdAt}>
            {shortTime(last.createdAt)}
          </time>
        )}
        <span className="chat-item-last" translate="no">
          {last ? <LastSaid last={last} group={kind === 'GROUP'} /> : ''}
        </span>
        {unread > 0 && (
          <Tooltip title={t(TEXT.unread, { n: unread > 99 ? '99+' : unread })}>
            <span className="chat-badge">
              {unread > 99 ? '99+' : unread}
              <span className="visually-hidden">{t(TEXT.unread, { n: '' })}</span>
            </span>
          </Tooltip>
        )}
      </button>
    </li>
  );
}

function LastSaid({ last, group }: { last: NonNullable<ChatSummary['last']>; group: boolean }) {
  const { id } = useUser();
  const mine = last.senderId === id;
  if (last.recalled) return mine ? t(TEXT.recalledMine) : t(TEXT.recalled, { name: last.senderName });
  if (last.event) return eventWords(last.event, last.senderName);
  const words = last.text ?? [t(TEXT.files), last.fileName].filter(Boolean).join(' ');
  return group && !mine ? t(TEXT.said, { name: last.senderName, words }) : words;
}
