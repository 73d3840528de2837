/** How messages of one kind reach a person. `digest` is one mail a day; `muted` sets the rest aside without forgetting it. */
export type Choice = { inbox: boolean; mail: boolean; digest: boolean; muted: boolean };

/** What the kind says of itself. */
export type KindFacts = { mail?: boolean; urgent?: boolean };

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
