import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Chooses the whole text of an input when it gets the focus, so that typing replaces it. In the same breath as the focus: a key
 * pressed at once must find the choice already made.
 */
export function useWholeOnFocus(): { ref: RefObject<HTMLInputElement | null>; focused: () => void } {
  const ref = useRef<HTMLInputElement>(null);
  const due = useRef(false);
  // After the render that focusing causes, which may show the figure in another form.
  useLayoutEffect(() => {
    if (!due.current) return;
    due.current = false;
    ref.current?.select();
  });
  return {
    ref,
    focused: () => {
      due.current = true;
      ref.current?.select();
    },
  };
}
