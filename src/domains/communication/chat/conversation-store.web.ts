import { ApiError, call, messageOf } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { type ChatMessage, chatMessages, sendMessage } from './chat.calls.ts';
import { mergeMessages } from './chat.rules.ts';

/** A message on its way: shown at once, sent until the server has it. */
export type Pending = {
  readonly key: string;
  readonly text: string;
  readonly files: readonly { readonly id: number; readonly name: string }[];
  readonly at: string;
  readonly failed?: string;
};

type Conversation = {
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly Pending[];
  /** There are more before the first, or after the last, of those loaded. */
  readonly earlier: boolean;
  readonly later: boolean;
  readonly loading: boolean;
  readonly failed?: string;
};

const EMPTY: Conversation = { messages: [], pending: [], earlier: false, later: false, loading: true };
const SIZE = 50;

/**
 * One open chat: a window over its messages that grows at both ends. What is new is always asked for after the last id that
 * came in a gapless answer, so that nothing is missed whatever the line did; merging by id keeps everything once.
 */
export function createConversation(chatId: number) {
  let state = EMPTY;
  /** Everything up to this id, from the first one loaded on, is there. One's own message may be ahead of it. */
  let gapless = 0;
  let asking: Promise<void> | undefined;
  let askAgain = false;
  let sending: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (part: Partial<Conversation>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const take = (arrived: readonly ChatMessage[]): void => {
    const keys = new Set(arrived.map((one) => one.key));
    set({
      messages: mergeMessages(state.messages, arrived),
      pending: state.pending.filter((one) => !keys.has(one.key)),
    });
  };
  const ask = (query: { before?: number; after?: number; around?: number; size?: number }) =>
    call(chatMessages, { params: { id: chatId }, query: { size: SIZE, ...query }, quiet: true });

  /** The newest messages, or those around one. */
  async function open(around?: number): Promise<void> {
    set({ ...EMPTY, pending: state.pending });
    try {
      const page = await ask(around === undefined ? {} : { around });
      gapless = page.content.at(-1)?.id ?? 0;
      set({ messages: page.content, earlier: page.earlier, later: page.later, loading: false, failed: undefined });
      // The answer may be older than the news that came while it was on its way.
      if (askAgain) void catchUp();
    } catch (error) {
      set({ loading: false, failed: messageOf(error) });
    }
  }

  async function askLater(): Promise<void> {
    do {
      askAgain = false;
      const page = await ask({ after: gapless, size: 200 });
      gapless = page.content.at(-1)?.id ?? gapless;
      take(page.content);
      if (page.later) askAgain = true;
    } while (askAgain);
  }

  /** Fetches what came since; calls at once become one more look. A window that ends earlier is left as it is. */
  function catchUp(): Promise<void> {
    if (state.later || state.failed) return Promise.resolve();
    if (state.loading) {
      askAgain = true;
      return Promise.resolve();
    }
    if (asking) {
      askAgain = true;
      return asking;
    }
    asking = askLater()
      // Whatever went wrong, the next news or the next connection asks again after the same id.
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  async function loadEarlier(): Promise<void> {
    const first = state.messages[0]?.id;
    if (!state.earlier || first === undefined) return;
    const page = await ask({ before: first });
    set({ messages: mergeMessages(page.content, state.messages), earlier: page.earlier });
  }

  async function loadLater(): Promise<void> {
    if (!state.later) return;
    const page = await ask({ after: gapless });
    gapless = page.content.at(-1)?.id ?? gapless;
    take(page.content);
    set({ later: page.later });
  }

  /** One message that changed, such as by being taken back. */
  async function refresh(messageId: number): Promise<void> {
    if (!state.messages.some((one) => one.id === messageId)) return;
    const page = await ask({ after: messageId - 1, size: 1 }).catch(() => undefined);
    if (page) take(page.content);
  }

  async function post(one: Pending): Promise<void> {
    try {
      const fileIds = one.files.map((file) => file.id);
      take([
        await call(sendMessage, {
          params: { id: chatId },
          body: { key: one.key, text: one.text, fileIds },
          quiet: true,
        }),
      ]);
      await catchUp();
    } catch (error) {
      const lost = error instanceof ApiError && error.status === 0;
      set({
        pending: state.pending.map((other) =>
          other.key === one.key ? { ...other, failed: lost ? '' : messageOf(error) } : other,
        ),
      });
    }
  }

  /** In the order of writing: the second waits for the first. */
  function queue(one: Pending): void {
    sending = sending.then(() => post(one));
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: (): Conversation => state,
    open,
    catchUp,
    loadEarlier,
    loadLater,
    refresh,
    take,
    send(message: Pick<Pending, 'text' | 'files'>): void {
      const one: Pending = { ...message, key: uuid(), at: serverDate().toISOString() };
      set({ pending: [...state.pending, one] });
      queue(one);
    },
    resend(key: string): void {
      const one = state.pending.find((other) => other.key === key);
      if (!one) return;
      const { failed: _failed, ...again } = one;
      set({ pending: state.pending.map((other) => (other.key === key ? again : other)) });
      queue(again);
    },
    /** Those that the lost connection kept back, once it is there again. */
    resendLost(): void {
      for (const one of state.pending) if (one.failed === '') this.resend(one.key);
    },
    discard(key: string): void {
      set({ pending: state.pending.filter((one) => one.key !== key) });
    },
  };
}

export type ConversationStore = ReturnType<typeof createConversation>;
