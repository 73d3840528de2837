import { useSyncExternalStore } from 'react';

/** Mobile while the width less 3 px is under 1024 (specification, section 9); every style sheet asks the same. */
const narrow = window.matchMedia('(max-width: 1026.98px)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** The layout is the mobile one. */
export function useMobile(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
