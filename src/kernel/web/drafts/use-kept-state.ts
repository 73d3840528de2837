import { useCallback, useEffect, useRef } from 'react';
import { type DraftHandle, useDraft } from './use-draft.ts';

/** Callers make the value anew each time they are drawn: its parts tell whether it changed. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return Object.is(a, b);
  const [mine, theirs] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return mine.size === theirs.size && [...mine].every(([key, part]) => Object.is(part, theirs.get(key)));
}

/** The draft of a form whose state is one value: `value` is what is typed and not saved, nothing when nothing is. */
export function useKeptState<T>({
  name,
  title,
  value,
}: {
  name: string;
  title: string;
  value: T | undefined;
}): DraftHandle<T> {
  const latest = useRef(value);
  const listeners = useRef(new Set<() => void>());
  const first = useRef(true);
  useEffect(() => {
    const same = isSame(latest.current, value);
    latest.current = value;
    // What stands there from the start is no change, and neither is the same once more: keeping it draws the form anew.
    if (!first.current && !same) for (const changed of listeners.current) changed();
    first.current = false;
  }, [value]);
  const watch = useCallback((changed: () => void) => {
    listeners.current.add(changed);
    return () => {
      listeners.current.delete(changed);
    };
  }, []);
  return useDraft<T>({ name, title, watch, read: () => latest.current });
}
