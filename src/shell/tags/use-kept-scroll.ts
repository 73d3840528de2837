import { useLayoutEffect, useRef } from 'react';

/** Each tab keeps how far it was scrolled: whoever comes back to a page finds it as it was left, a new one begins at its head. */
export function useKeptScroll(pathname: string): void {
  const kept = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const column = document.querySelector('.shell-column');
    if (!column) return;
    column.scrollTop = kept.current.get(pathname) ?? 0;
    const keep = (): void => void kept.current.set(pathname, column.scrollTop);
    column.addEventListener('scroll', keep, { passive: true });
    return () => column.removeEventListener('scroll', keep);
  }, [pathname]);
}
