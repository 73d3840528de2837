import { useSyncExternalStore } from 'react';
import { call } from '../request.ts';

/** The shapes of the calls come after the shell, which is the smaller without them. */
const calls = () => import('../../preference.calls.ts');

type Value = boolean | string | string[] | null;

/** What the signed-in person prefers, wherever they sign in; nothing until the server has said it. */
let known: Readonly<Record<string, unknown>> | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

function set(next: Readonly<Record<string, unknown>>): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Without an answer nothing is preferred: the page does not wait for it. */
export function loadPreferences(): Promise<void> {
  asked ??= calls()
    .then(({ readPreferences }) => call(readPreferences, { quiet: true }))
    .then(set, () => set({}));
  return asked;
}

export const preference = (name: string): unknown => known?.[name];

/** Takes hold at once; what could not be saved is asked for again another time. */
export function prefer(name: string, value: Value): void {
  set({ ...known, [name]: value });
  void calls()
    .then(({ savePreference }) => call(savePreference, { body: { name, value }, quiet: true }))
    .catch(() => undefined);
}

/** Undefined until the server has answered, null where nothing is preferred. */
export function usePreference(name: string): unknown {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
  );
  return all && (all[name] ?? null);
}
