import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Sight, sameSight, sightOf } from './timeline-scale.ts';

const NOTHING: Sight = { left: 0, right: 0, top: 0, bottom: 0 };

/** What of a scrolled box is to be drawn. It changes a chunk at a time: in between the browser scrolls by itself. */
export function useSight(box: RefObject<HTMLElement | null>): { sight: Sight; onScroll: () => void } {
  const [sight, setSight] = useState(NOTHING);
  const frame = useRef(0);
  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = element;
    const next = sightOf({ left, top }, { width, height });
    setSight((old) => (sameSight(old, next) ? old : next));
  }, [box]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, look]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const onScroll = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(look);
  }, [look]);
  return { sight, onScroll };
}
