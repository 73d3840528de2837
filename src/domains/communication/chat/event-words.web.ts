import { listed, t } from '../../../kernel/web/i18n.ts';
import type { ChatEvent } from './chat.rules.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';

const WORDS = {
  created: TEXT.created,
  added: TEXT.added,
  left: TEXT.left,
  removed: TEXT.removed,
  renamed: TEXT.renamed,
  owner: TEXT.ownerIs,
} as const satisfies Record<ChatEvent['type'], unknown>;

/** What happened to a group, in words. */
export const eventWords = (event: ChatEvent, who: string): string =>
  t(WORDS[event.type], { who, people: listed(event.people), name: event.name ?? '' });
