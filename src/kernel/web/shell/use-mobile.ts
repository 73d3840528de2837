import { useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(max-width: 1023.98px)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Below 1024 px the layout is the mobile one. */
export function useMobile(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
