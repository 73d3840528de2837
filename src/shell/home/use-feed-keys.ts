import { type RefObject, useRef } from 'react';
import { useShortcut } from '../../kernel/web/keys/shortcuts.ts';
import { FEED_TEXT as TEXT } from './feed.text.ts';

/** J and K go through the acts; Enter on one does it, as on every button. */
export function useFeedKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const go = (step: 1 | -1): void => {
    const acts = [...(list.current?.querySelectorAll<HTMLElement>('button.feed-act') ?? [])];
    const at = acts.indexOf(document.activeElement as HTMLElement);
    acts[Math.max(0, Math.min(acts.length - 1, at + step))]?.focus();
  };
  useShortcut('j', TEXT.next, () => go(1));
  useShortcut('k', TEXT.previous, () => go(-1));
  return list;
}
