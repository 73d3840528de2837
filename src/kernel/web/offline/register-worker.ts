import { useSyncExternalStore } from 'react';
import { BASE } from '../base-path.ts';

const HOUR_MS = 3_600_000;

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** Once the page stands, so that nothing it needs waits for this. Over plain http in a LAN there are no service workers. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !window.isSecureContext) return;
  const register = () =>
    void navigator.serviceWorker
      .register(`${BASE}/sw.js`, { scope: `${BASE}/`, updateViaCache: 'none' })
      // Blocked by a policy of the browser: then there is none.
      .then((registration) => registration && watch(registration))
      .catch((error: unknown) => console.warn(error));
  const soon = () => setTimeout(register, 2000);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null): void => {
    if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return;
    waiting = worker;
    for (const listener of listeners) listener();
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => offer(next));
  });
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(loadedFiles()));
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
}

/** What this page has loaded so far, part of it before there was a worker to keep it. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}${BASE}/assets/`));

/** Whether a newer build waits; the one that runs goes on until it is asked to change. */
export function useNewBuild(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
  );
}

/** Changes to it, and loads the page anew. */
export function takeNewBuild(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take');
}
