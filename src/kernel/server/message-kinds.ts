import type { Text } from '../text.ts';

/** A kind of message as a module declares it, such as `approval.todo`. */
export type MessageKind = {
  readonly label: Text;
  /** Goes by mail at once unless the person chose otherwise. */
  readonly mail?: boolean;
  /** Cannot be muted in the inbox: somebody waits, or a ship is overdue. */
  readonly urgent?: boolean;
};

const known = new Map<string, MessageKind>();

/** Makes the kinds of a module known. Called once at start for each module. */
export function registerMessageKinds(kinds: Readonly<Record<string, MessageKind>> = {}): void {
  for (const [name, kind] of Object.entries(kinds)) known.set(name, kind);
}

/** A kind by its name; a name that no module declares is a mistake of the code. */
export function messageKind(name: string): MessageKind {
  const kind = known.get(name);
  if (!kind) throw new Error(`No module declares messages of the kind ${name}`);
  return kind;
}

export function allMessageKinds(): readonly (MessageKind & { readonly name: string })[] {
  return [...known].map(([name, kind]) => ({ name, ...kind }));
}
