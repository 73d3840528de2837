import { useEffect } from 'react';
import { hasLeft } from '../kernel/web/session/leaving.ts';
import { currentTags } from '../kernel/web/tabs/tag-store.ts';

/** The browser asks before a page with unsaved input is closed or reloaded. */
export function useLeaveGuard(): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (!hasLeft() && currentTags().some((tag) => tag.unsaved)) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
}
