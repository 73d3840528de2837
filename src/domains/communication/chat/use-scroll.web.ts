import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which the reader counts as being there. */
const NEAR = 60;

/**
 * Keeps the place in a list of messages that grows at both ends: at the end the reader stays at the end; when earlier ones are put
 * before, what was being read stays where it was.
 */
export function useScroll(
  box: RefObject<HTMLElement | null>,
  { first, last }: { first: number | undefined; last: number | string | undefined },
) {
  const [atEnd, setAtEnd] = useState(true);
  const before = useRef({ first, last, height: 0, end: true });
  const look = useCallback(() => {
    const at = box.current;
    if (!at) return;
    const end = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR;
    before.current.end = end;
    before.current.height = at.scrollHeight;
    setAtEnd(end);
  }, [box]);
  const toEnd = useCallback(() => {
    const at = box.current;
    if (at) at.scrollTop = at.scrollHeight;
    look();
  }, [box, look]);
  useLayoutEffect(() => {
    const at = box.current;
    if (!at) return;
    const { height, end } = before.current;
    const grewBefore = before.current.first !== undefined && first !== undefined && first < before.current.first;
    if (grewBefore) at.scrollTop += at.scrollHeight - height;
    else if (end) at.scrollTop = at.scrollHeight;
    before.current = { ...before.current, first, last };
    look();
  }, [first, last, box, look]);
  return { atEnd, look, toEnd };
}
