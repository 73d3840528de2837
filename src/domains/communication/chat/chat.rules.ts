import type { Text } from '../../../kernel/text.ts';

/** Characters of one message. */
export const MAX_CHARACTERS = 4000;
export const MAX_FILES = 9;
export const MAX_MEMBERS = 200;
/** Within this time the sender may take a message back. */
export const RECALL_MS = 2 * 60_000;

/** What happened to a group, told between the messages. */
export type ChatEvent = {
  type: 'created' | 'added' | 'left' | 'removed' | 'renamed' | 'owner';
  /** Whom it happened to. */
  people: string[];
  /** The new name. */
  name?: string;
};

/** `3:17`: the same for both people of a direct chat. */
export const pairOf = (a: number, b: number): string => [a, b].sort((x, y) => x - y).join(':');

export function mayRecall(message: { senderId: number; createdAt: string }, userId: number, now: Date): boolean {
  return message.senderId === userId && now.getTime() - Date.parse(message.createdAt) <= RECALL_MS;
}

/** Why a text cannot be sent; undefined when it can. */
export function messageProblem(text: string, files: number): Text | undefined {
  if (text.trim() === '' && files === 0) return { zh: '消息内容不能为空', en: 'The message is empty' };
  if ([...text].length > MAX_CHARACTERS)
    return {
      zh: `消息不能超过 ${MAX_CHARACTERS} 个字`,
      en: `A message has at most ${MAX_CHARACTERS} characters`,
    };
  if (files > MAX_FILES)
    return { zh: `一次最多发送 ${MAX_FILES} 个文件`, en: `At most ${MAX_FILES} files in one message` };
  return undefined;
}

/** Messages by id, each once, in order: what arrived twice or out of turn falls into its place. */
export function mergeMessages<T extends { id: number }>(known: readonly T[], arrived: readonly T[]): T[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of arrived) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
