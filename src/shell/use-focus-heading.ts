import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds to wait for a page that is being loaded. */
const PATIENCE = 3000;

/** After navigation the focus goes to the page's h1, once it is there; not on the first page of a visit. */
export function useFocusHeading() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  // A refusal at the same address brings another heading.
  const place = pathname + (state?.refused ?? '');
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place || pathname.startsWith('/redirect/')) return;
    before.current = place;
    const element = main.current;
    if (!element) return;
    const focus = (): boolean => {
      const heading = [...element.querySelectorAll<HTMLElement>('h1')].find((one) => one.checkVisibility());
      if (!heading) return false;
      // Whoever has gone on already is not pulled back.
      if (!document.activeElement?.closest('main h1 ~ *, [role=dialog]')) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return true;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place, pathname]);
  return main;
}
