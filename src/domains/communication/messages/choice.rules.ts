import type { Text } from '../../../kernel/text.ts';

/** How messages of one kind reach a person. `digest` is one mail a day; `muted` sets the rest aside without forgetting it. */
export type Choice = { inbox: boolean; mail: boolean; digest: boolean; muted: boolean };

/** What the kind says of itself. */
type KindFacts = { mail?: boolean; urgent?: boolean };

export const defaultChoice = (kind: KindFacts): Choice => ({
  inbox: true,
  mail: kind.mail ?? false,
  digest: false,
  muted: false,
});

/** Where a message goes: an urgent one always reaches the inbox, a muted one nothing else. */
export function waysOf(
  kind: KindFacts,
  chosen: Choice | undefined,
): { inbox: boolean; mail: boolean; digest: boolean } {
  const { inbox, mail, digest, muted } = chosen ?? defaultChoice(kind);
  if (muted) return { inbox: kind.urgent ?? false, mail: false, digest: false };
  return { inbox: inbox || (kind.urgent ?? false), mail, digest: digest && !mail };
}

/** Why a choice cannot be kept; undefined when it can. */
export function choiceProblem(kind: KindFacts | undefined, chosen: Choice): Text | undefined {
  if (!kind) return { zh: '没有这类消息', en: 'There is no such kind of message' };
  if (kind.urgent && (chosen.muted || !chosen.inbox))
    return { zh: '紧急消息不能在站内关闭', en: 'Urgent messages cannot be switched off in the inbox' };
  if (chosen.mail && chosen.digest)
    return { zh: '即时邮件与每日汇总只能选一项', en: 'Choose mail at once or the daily digest, not both' };
  return undefined;
}
