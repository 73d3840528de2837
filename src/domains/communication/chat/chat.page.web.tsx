import { MessageOutlined, WarningOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { messageOf } from '../../../kernel/web/request.ts';
import { useHeld } from '../../../kernel/web/use-held.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import '../../../kernel/web/list/list.css';
import './chat.css';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import { ChatList } from './chat-list.web.tsx';
import { Conversation } from './conversation.web.tsx';
import { CHATS_KEY, useChats, usePresence } from './use-chats.web.ts';

const NewChat = lazy(async () => ({ default: (await import('./new-chat.web.tsx')).NewChat }));

/** Chats: the list beside the one that is open; on a phone one after the other. */
export function Page() {
  const [params, change] = useOwnSearch();
  const mobile = useMobile();
  const queries = useQueryClient();
  const found = useChats();
  const online = usePresence();
  const [making, setMaking] = useState(false);
  const id = Number(params.get('chat')) || undefined;
  const around = Number(params.get('message')) || undefined;
  const chats = found.data ?? [];
  // Beside the list there is room for one: the newest that has something to be read, else the newest.
  const offered = mobile || id !== undefined ? undefined : (chats.find((one) => one.unread > 0) ?? chats[0])?.id;
  const held = useHeld(offered);
  const chat = chats.find((one) => one.id === (id ?? held));

  const go = (chatId: number | undefined, message?: number): void =>
    change(
      () =>
        new URLSearchParams({
          ...(chatId !== undefined && { chat: `${chatId}` }),
          ...(message !== undefined && { message: `${message}` }),
        }),
    );

  return (
    <div className="chat" data-open={chat !== undefined}>
      {found.isPending && <SkeletonRows />}
      {found.error && !found.data && (
        <Message icon={<WarningOutlined />} title={t(TEXT.failed)} alert>
          <p className="list-message-more">{messageOf(found.error)}</p>
          <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
        </Message>
      )}
      {found.data && !(mobile && chat) && (
        <ChatList chats={chats} online={online} current={chat?.id} onOpen={go} onNew={() => setMaking(true)} />
      )}
      {chat && (
        <Conversation
          key={chat.id}
          chat={chat}
          online={online}
          around={around}
          onBack={() => go(undefined)}
          onNewest={() => go(chat.id)}
          onGone={() => go(undefined)}
        />
      )}
      {found.data && !chat && (!mobile || chats.length === 0) && (
        <div className="chat-main chat-nothing">
          <Message icon={<MessageOutlined />} title={t(chats.length === 0 ? TEXT.noChats : TEXT.choose)}>
            {chats.length === 0 && <p className="list-message-more">{t(TEXT.noChatsHelp)}</p>}
          </Message>
        </div>
      )}
      <Suspense>
        {making && (
          <NewChat
            online={online}
            onClose={() => setMaking(false)}
            onMade={async (chatId) => {
              await queries.invalidateQueries({ queryKey: CHATS_KEY });
              setMaking(false);
              go(chatId);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
