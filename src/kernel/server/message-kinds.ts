import type { Text } from '../text.ts';
import type { Holder } from './declared.ts';

/** A kind of message as a module declares it, such as `approval.todo`. */
export type MessageKind = {
  readonly label: Text;
  /** Goes by mail at once unless the person chose otherwise. */
  readonly mail?: boolean;
  /** Cannot be muted in the inbox: somebody waits, or a ship is overdue. */
  readonly urgent?: boolean;
  /** What `Module.reminders` tells. */
  readonly reminder?: boolean;
};

/** A kind by its name; a name that no module declares is a mistake of the code. */
export function messageKind({ db }: Holder, name: string): MessageKind {
  const kind = db.declared.messageKinds.get(name);
  if (!kind) throw new Error(`No module declares messages of the kind ${name}`);
  return kind;
}

export function allMessageKinds({ db }: Holder): readonly (MessageKind & { readonly name: string })[] {
  return [...db.declared.messageKinds].map(([name, kind]) => ({ name, ...kind }));
}
