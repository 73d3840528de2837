import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { Fragment, useEffect, useRef, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { type ChatSummary, readChat, recallMessage } from './chat.calls.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import { Composer } from './composer.web.tsx';
import './conversation.css';
import { ConversationHead } from './conversation-head.web.tsx';
import { DayLine, sameDay } from './day-line.web.tsx';
import { eventWords } from './event-words.web.ts';
import { MessageBubble } from './message-bubble.web.tsx';
import { PendingBubble } from './pending-bubble.web.tsx';
import { useChatDetail } from './use-chats.web.ts';
import { useConversation } from './use-conversation.web.ts';
import { useScroll } from './use-scroll.web.ts';

/** Messages of one person within this time stand together. */
const TOGETHER_MS = 5 * 60_000;
/** From so many on there is a way to the first unread one. */
const MANY = 8;
/** What has been looked at for this long has been read. */
const READ_AFTER_MS = 300;

type Props = {
  chat: ChatSummary;
  online: ReadonlySet<number>;
  around: number | undefined;
  onBack: () => void;
  onNewest: () => void;
  onGone: () => void;
};

/** The right pane: one chat. */
export function Conversation({ chat, online, around, onBack, onNewest, onGone }: Props) {
  const me = useUser().id;
  const { store, state, ready } = useConversation(chat.id, around);
  const detail = useChatDetail(chat.id).data;
  // Where the reader had come to when the chat was opened; it stays while one reads on.
  const [opened] = useState({ readId: chat.readId, unread: chat.unread });
  const [jumped, setJumped] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { messages, pending, earlier, later } = state;
  const first = messages[0]?.id;
  const last = messages.at(-1)?.id;
  // What scrolls is reached by keyboard.
  useEffect(() => box.current?.setAttribute('tabindex', '0'), []);
  const { atEnd, look, toEnd } = useScroll(box, { first, last: pending.at(-1)?.key ?? last });
  const firstUnread = messages.find((one) => one.id > opened.readId && one.senderId !== me && one.kind === 'SAID')?.id;
  const group = chat.kind === 'GROUP';
  const otherRead = group ? 0 : (detail?.members.find((one) => one.id !== me)?.readId ?? 0);
  const lastSeen = messages.findLast((one) => one.senderId === me && one.id <= otherRead)?.id;

  useEffect(() => {
    if (!ready || around === undefined) return;
    const found = document.getElementById(`chat-message-${around}`);
    found?.scrollIntoView({ block: 'center' });
    found?.classList.add('chat-found');
    const timer = setTimeout(() => found?.classList.remove('chat-found'), 2500);
    return () => clearTimeout(timer);
  }, [ready, around]);

  const seenTo = ready && atEnd && !later ? last : undefined;
  useEffect(() => {
    if (seenTo === undefined || seenTo <= chat.readId) return;
    const read = (): void => {
      if (document.visibilityState === 'visible')
        void call(readChat, { params: { id: chat.id }, body: { upTo: seenTo }, quiet: true }).catch(() => undefined);
    };
    const timer = setTimeout(read, READ_AFTER_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [seenTo, chat.id, chat.readId]);

  async function toUnread(): Promise<void> {
    setJumped(true);
    if (firstUnread === undefined || (earlier && first !== undefined && first > opened.readId + 1))
      await store.open(opened.readId + 1);
    requestAnimationFrame(() => box.current?.querySelector('.chat-new')?.scrollIntoView({ block: 'start' }));
  }
  async function recall(id: number): Promise<void> {
    await call(recallMessage, { params: { id: chat.id, messageId: id }, quiet: true }).then(
      (message) => store.take([message]),
      (error) => notify.error(messageOf(error)),
    );
  }
  function toNewest(): void {
    if (later) onNewest();
    if (later) void store.open().then(toEnd);
    else toEnd();
  }

  return (
    <section className="chat-main" aria-label={chat.name}>
      <ConversationHead chat={chat} detail={detail} online={online} onBack={onBack} onGone={onGone} />
      <div className="chat-scroll-frame">
        <div
          ref={box}
          className="chat-scroll"
          role="log"
          aria-label={t(TEXT.messages)}
          onScroll={() => {
            look();
            const at = box.current;
            if (!at || !ready) return;
            if (at.scrollTop < 80 && earlier) void store.loadEarlier().catch(() => undefined);
            if (later && at.scrollHeight - at.scrollTop - at.clientHeight < 80)
              void store.loadLater().catch(() => undefined);
          }}
        >
          {state.loading && <Skeleton active avatar paragraph={{ rows: 4 }} />}
          {state.failed && (
            <p role="alert" className="chat-none">
              {state.failed} <Button onClick={() => void store.open(around)}>{t(TEXT.retry)}</Button>
            </p>
          )}
          {ready && !state.failed && (
            <p className="chat-begin">
              {earlier ? (
                <Button type="link" size="small" onClick={() => void store.loadEarlier().catch(() => undefined)}>
                  {t(TEXT.earlier)}
                </Button>
              ) : (
                t(TEXT.begin)
              )}
            </p>
          )}
          {messages.map((message, i) => {
            const before = messages[i - 1];
            const newDay = !sameDay(before?.createdAt, message.createdAt);
            const mine = message.senderId === me;
            const apart =
              newDay ||
              before?.senderId !== message.senderId ||
              before.kind === 'EVENT' ||
              before.recalledAt !== null ||
              Date.parse(message.createdAt) - Date.parse(before.createdAt) > TOGETHER_MS;
            return (
              <Fragment key={message.id}>
                {newDay && <DayLine at={message.createdAt} />}
                {message.id === firstUnread && <p className="chat-new">{t(TEXT.fromHere)}</p>}
                {message.event || message.recalledAt ? (
                  <p className="chat-event">
                    {message.event
                      ? eventWords(message.event, message.senderName)
                      : t(mine ? TEXT.recalledMine : TEXT.recalled, { name: message.senderName })}
                  </p>
                ) : (
                  <MessageBubble
                    message={message}
                    mine={mine}
                    first={apart || message.id === firstUnread}
                    group={group}
                    seen={message.id === lastSeen}
                    onRecall={() => void recall(message.id)}
                  />
                )}
              </Fragment>
            );
          })}
          {!later &&
            pending.map((one) => (
              <PendingBubble
                key={one.key}
                pending={one}
                onAgain={() => store.resend(one.key)}
                onDrop={() => store.discard(one.key)}
              />
            ))}
        </div>
        {ready && opened.unread >= MANY && !jumped && (
          <Button className="chat-to-unread" icon={<UpOutlined />} onClick={() => void toUnread()}>
            {t(TEXT.toUnread, { n: opened.unread > 99 ? '99+' : opened.unread })}
          </Button>
        )}
        {ready && (!atEnd || later) && (
          <Button
            className="chat-to-end"
            shape="circle"
            icon={<DownOutlined />}
            aria-label={t(TEXT.newest)}
            onClick={toNewest}
          />
        )}
      </div>
      <Composer
        key={chat.id}
        chatId={chat.id}
        closed={chat.other?.open === false}
        onSend={(message) => {
          if (later) void store.open().then(() => store.send(message));
          else store.send(message);
          toEnd();
        }}
      />
    </section>
  );
}
