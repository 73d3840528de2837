import { useSyncExternalStore } from 'react';
import type { Outcome, Unsent } from './outbox.rules.ts';

type Outbox = {
  readonly unsent: readonly Unsent[];
  /** What holds it up: a sign-in, or the server's trouble. */
  readonly waits?: Extract<Outcome, 'signIn' | 'later' | 'noLine'>;
};

let outbox: Outbox = { unsent: [] };
const listeners = new Set<() => void>();

export const outboxNow = (): Outbox => outbox;

export function holdOutbox(next: Outbox): void {
  outbox = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits to be sent, the oldest first. */
export const useOutbox = (): Outbox => useSyncExternalStore(listen, outboxNow);

/** What a form of that name wrote and is not sent yet: nobody is offered to write it once more. */
export const useUnsentOf = (form: string | undefined): Unsent | undefined =>
  useSyncExternalStore(listen, () => (form === undefined ? undefined : unsentOf(form)));

export const unsentOf = (form: string): Unsent | undefined => outbox.unsent.find(({ draft }) => draft?.name === form);
