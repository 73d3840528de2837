import { useRef } from 'react';

/**
 * What a form begins with: the first answer. Later ones never replace what is being typed, and while its tab is hidden, when nobody
 * watches the query and its answer is forgotten, the form stays.
 */
export function useHeld<T>(answer: T | undefined): T | undefined {
  const held = useRef(answer);
  held.current ??= answer;
  return held.current;
}
