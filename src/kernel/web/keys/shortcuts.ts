import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Text } from '../../text.ts';
import { nameOfKey } from './key-name.ts';

/** A key of the page in front: `Ctrl+S`, `Alt+W`, `Alt+1…9` (any of the nine), `n`, `/`, `?`. Ctrl stands for ⌘ on a Mac. */
type Shortcut = { readonly keys: string; readonly label: Text; readonly run: (event: KeyboardEvent) => void };

const registered = new Set<Shortcut>();
const listeners = new Set<() => void>();
let list: readonly Shortcut[] = [];

function publish(): void {
  list = [...registered];
  for (const listener of listeners) listener();
}

/** Registers a key while the component is in front; a hidden tab's keys are silent. */
export function useShortcut(keys: string, label: Text, run: (event: KeyboardEvent) => void, enabled = true): void {
  const latest = useRef(run);
  // With what is shown, not after it: a key pressed at once means what one sees.
  useLayoutEffect(() => {
    latest.current = run;
  });
  useLayoutEffect(() => {
    if (!enabled) return;
    const shortcut: Shortcut = { keys, label, run: (event) => latest.current(event) };
    registered.add(shortcut);
    publish();
    return () => {
      registered.delete(shortcut);
      publish();
    };
  }, [keys, label, enabled]);
}

/** All keys that work now, for the list behind `?`. */
export function useShortcutList(): readonly Shortcut[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => list,
  );
}

const matchesRange = (keys: string, name: string): boolean => keys === 'Alt+1…9' && /^alt\+[1-9]$/.test(name);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select, [role=grid] *, [role=dialog] *, [role=menu] *'));

/** What is pressed by Space itself. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, summary, label, [role=button], [role=tab], [role=switch]') !== null;

/**
 * A dialog keeps the keys to itself but for saving what stands in it, and going on to the next: the page below neither changes nor opens another one.
 * A form beside its list is the page of its tab: the keys of tabs work over it.
 */
const silenced = (name: string): boolean =>
  !['ctrl+s', 'ctrl+enter'].includes(name) &&
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => dialog.checkVisibility() && !(name.startsWith('alt+') && dialog.closest('.form-drawer')),
  );

function onKeyDown(event: KeyboardEvent, letterKeys: () => boolean): void {
  if (event.defaultPrevented || event.isComposing) return;
  const name = nameOfKey(event);
  if (silenced(name)) return;
  // Help is asked for also from within a field.
  const single = !name.includes('+') && name !== 'f1';
  if (name === 'space' && isPressed(event.target)) return;
  if (single && (isTyping(event.target) || !letterKeys())) return;
  const shortcut = list.findLast((one) => one.keys.toLowerCase() === name || matchesRange(one.keys, name));
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run(event);
}

/** Listens for the life of the shell; `letterKeys`: whether single letters are keys for this person. */
export function useShortcutKeys(letterKeys: () => boolean): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKeyDown(event, letterKeys);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [letterKeys]);
}
