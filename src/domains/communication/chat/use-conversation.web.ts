import { useEffect, useState, useSyncExternalStore } from 'react';
import { onLive } from '../../../kernel/web/live/live.ts';
import { type ConversationStore, createConversation } from './conversation-store.web.ts';

/** What is open stays open while its page lives: going back to a chat shows it at once and asks what is new. */
const open = new Map<number, ConversationStore>();

function storeOf(chatId: number): ConversationStore {
  const found = open.get(chatId);
  if (found) return found;
  const made = createConversation(chatId);
  open.set(chatId, made);
  return made;
}

/** Follows one chat: what is told live, what was missed while the line was down, what waits to be sent. */
export function useConversation(chatId: number, around: number | undefined) {
  const store = storeOf(chatId);
  const state = useSyncExternalStore(store.subscribe, store.current);
  const [shown, setShown] = useState<{ chatId: number; around: number | undefined }>();
  useEffect(() => {
    // A window that ended in the past, or none yet: begin anew. Otherwise only what came since is missing.
    const { loading, later, failed } = store.current();
    if (around !== undefined || loading || later || failed) void store.open(around);
    else void store.catchUp();
    setShown({ chatId, around });
  }, [store, chatId, around]);
  useEffect(() => {
    const again = (): void => {
      store.resendLost();
      void store.catchUp();
    };
    const hear = (data: unknown): void => {
      const news = data as { chatId: number; messageId?: number; change: string };
      if (news.chatId !== chatId) return;
      if (news.change === 'recalled' && news.messageId) void store.refresh(news.messageId);
      else if (news.change !== 'read' && news.change !== 'gone') again();
    };
    const end = onLive('chat', hear, again);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      end();
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [store, chatId]);
  return { store, state, ready: shown?.chatId === chatId && !state.loading };
}
