import type { KeyboardEvent } from 'react';

const ITEM = '[data-menu-item]';

function focusNext(items: readonly HTMLElement[], from: number, step: 1 | -1): void {
  items[(from + step + items.length) % items.length]?.focus();
}

/** The next entry whose label or pinyin initials begin with the typed letter. */
function typeAhead(items: readonly HTMLElement[], from: number, letter: string): void {
  const turned = [...items.slice(from + 1), ...items.slice(0, from + 1)];
  const starts = (text: string | undefined): boolean => text?.toLowerCase().startsWith(letter.toLowerCase()) ?? false;
  turned.find((one) => starts(one.dataset.label) || starts(one.dataset.pinyin))?.focus();
}

/** Arrows, Home, End and type-ahead over the visible entries; right opens a group, left closes it or goes to it. */
export function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
  const at = items.indexOf(event.target as HTMLElement);
  const item = items[at];
  if (!item || event.ctrlKey || event.altKey || event.metaKey) return;
  const expanded = item.getAttribute('aria-expanded');
  if (event.key === 'ArrowDown') focusNext(items, at, 1);
  else if (event.key === 'ArrowUp') focusNext(items, at, -1);
  else if (event.key === 'Home') items[0]?.focus();
  else if (event.key === 'End') items.at(-1)?.focus();
  else if (event.key === 'ArrowRight' && expanded === 'false') item.click();
  else if (event.key === 'ArrowLeft' && expanded === 'true') item.click();
  else if (event.key === 'ArrowLeft')
    item.closest('ul')?.parentElement?.querySelector<HTMLElement>(`:scope > ${ITEM}`)?.focus();
  else if (event.key.length === 1 && event.key !== ' ') typeAhead(items, at, event.key);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
