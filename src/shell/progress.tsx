import { useEffect, useSyncExternalStore } from 'react';
import { t } from '../kernel/web/i18n.ts';
import { SHELL_TEXT } from './shell.text.ts';

const DELAY = 150;
const listeners = new Set<() => void>();
let running = 0;
let shown = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: boolean): void {
  if (shown === next) return;
  shown = next;
  for (const listener of listeners) listener();
}

/** Work that the user waits for has begun; the returned function ends it. The bar shows after 150 ms. */
export function beginProgress(): () => void {
  running += 1;
  if (running === 1) timer = setTimeout(() => show(true), DELAY);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    running -= 1;
    if (running > 0) return;
    clearTimeout(timer);
    show(false);
  };
}

/** Stands where a page is being loaded: nothing to see but the bar. */
export function PageLoading() {
  useEffect(() => beginProgress(), []);
  return <span className="visually-hidden">{t(SHELL_TEXT.pageLoading)}</span>;
}

/** The bar of 2 px on top. */
export function ProgressBar() {
  const visible = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  return visible ? <div className="shell-progress" role="progressbar" aria-label={t(SHELL_TEXT.pageLoading)} /> : null;
}
