import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Size = { readonly width: number; readonly height: number };

/** Sizes as they last were, by place. A place is a page: there are no more of them than pages. */
const lastSizes = new Map<string, Size>();

/**
 * The inner size of an element, px; 0 until it is laid out. What is drawn anew at a place (`list`, `list:identity.job`) begins with the
 * size of before, so that it need not be drawn a second time; it is measured all the same.
 */
export function useSize<E extends HTMLElement>(place?: string): [RefObject<E | null>, Size] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size>(() => (place && lastSizes.get(place)) || { width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // Hidden behind another tab it has no size of its own.
      if (place && width > 0 && height > 0) lastSizes.set(place, { width, height });
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return [ref, size];
}
