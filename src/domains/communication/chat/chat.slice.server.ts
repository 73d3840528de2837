import type { Slice } from '../../../kernel/server/compose.ts';
import { fileHolders } from '../../../kernel/server/files/access.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { chatPage } from './chat.page.ts';
import { chatEndpoints } from './chat.server.ts';
import { CHAT_FILES } from './chat-message.server.ts';
import { visibleMessages } from './membership.server.ts';

/** Chats of two and of groups. */
export const chatSlice: Slice = {
  endpoints: chatEndpoints,
  fills: [fill(fileHolders, CHAT_FILES, { visible: visibleMessages })],
  pages: [chatPage],
};
