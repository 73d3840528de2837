import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { shortTime } from '../../../kernel/web/when.ts';
import { type ChatSummary, searchChats } from './chat.calls.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import { ChatItem } from './chat-list.web.tsx';

type Props = {
  word: string;
  chats: readonly ChatSummary[];
  online: ReadonlySet<number>;
  onOpen: (chatId: number, around?: number) => void;
};

/** Chats by name, and what was said in them. */
export function ChatSearch({ word, chats, online, onOpen }: Props) {
  const q = useDeferredValue(word);
  const { data, error } = useQuery({
    queryKey: ['chatSearch', q],
    queryFn: ({ signal }) => call(searchChats, { query: { q }, signal, quiet: true }),
  });
  const named = chats.filter((chat) => chat.name.toLowerCase().includes(word.toLowerCase()));
  return (
    <div className="chat-list" aria-live="polite">
      {named.length > 0 && (
        <>
          <h2>{t(TEXT.chatsNamed)}</h2>
          <ul>
            {named.map((chat) => (
              <ChatItem
                key={chat.id}
                chat={chat}
                online={chat.other !== null && online.has(chat.other.id)}
                current={false}
                onOpen={() => onOpen(chat.id)}
              />
            ))}
          </ul>
        </>
      )}
      {data && data.length > 0 && (
        <>
          <h2>{t(TEXT.found)}</h2>
          <ul>
            {data.map((hit) => (
              <li key={hit.id}>
                <button type="button" className="chat-item chat-hit" onClick={() => onOpen(hit.chatId, hit.id)}>
                  <span className="chat-item-name">{hit.chatName}</span>
                  <time className="chat-item-time" dateTime={hit.createdAt}>
                    {shortTime(hit.createdAt)}
                  </time>
                  <span className="chat-item-last" translate="no">
                    {t(TEXT.by, { name: hit.senderName })}
                    <Marked text={hit.text} word={q} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {error && <p role="alert">{messageOf(error)}</p>}
      {data?.length === 0 && named.length === 0 && <p className="chat-none">{t(TEXT.noneFound)}</p>}
    </div>
  );
}

/** The place where the word stands, with a little before it. */
function Marked({ text, word }: { text: string; word: string }) {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0) return text;
  const from = Math.max(0, at - 12);
  return (
    <>
      {from > 0 && '…'}
      {text.slice(from, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
