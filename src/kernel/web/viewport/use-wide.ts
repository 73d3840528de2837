import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 1280px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** From 1280 px on there is room for a second column. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
