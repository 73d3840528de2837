import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const CardOf = lazy(async () => ({ default: (await import('./card-of.tsx')).CardOf }));

/** So long a name is rested upon before its card comes, and so long the card waits for the pointer to reach it. */
const REST_MS = 400;
const GRACE_MS = 150;
const WIDTH = 320;
/** px kept free below a name for its card; where there is less it stands above. */
const ROOM = 260;

type Shown = { resource: string; id: number; box: DOMRect };

/** The card of a record beside its name, for the pointer that rests on it and for the keyboard's focus. One for the whole window. */
export function CardLayer() {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const later = (work: () => void, ms: number): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(work, ms);
    };
    const over = ({ target, type }: Event): void => {
      if (!(target instanceof Element) || target.closest('.record-card')) {
        clearTimeout(timer.current);
        return;
      }
      const name = target.closest<HTMLElement>('[data-record]');
      const [resource, digits] = name?.dataset.record?.split('/') ?? [];
      // A pressed link has the focus, too: only the keyboard's shows the card.
      const meant = name && resource && (type !== 'focusin' || name.matches(':focus-visible'));
      if (meant) later(() => setShown({ resource, id: Number(digits), box: name.getBoundingClientRect() }), REST_MS);
      else later(() => setShown(undefined), GRACE_MS);
    };
    const gone = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      clearTimeout(timer.current);
      setShown(undefined);
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', over);
    document.addEventListener('pointerdown', gone);
    document.addEventListener('keydown', gone);
    document.addEventListener('scroll', gone, { capture: true, passive: true });
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', over);
      document.removeEventListener('pointerdown', gone);
      document.removeEventListener('keydown', gone);
      document.removeEventListener('scroll', gone, { capture: true });
    };
  }, []);
  if (!shown) return null;
  const { box } = shown;
  const below = window.innerHeight - box.bottom > ROOM;
  const place = {
    left: Math.max(8, Math.min(box.left, window.innerWidth - WIDTH - 8)),
    ...(below ? { top: box.bottom + 6 } : { bottom: window.innerHeight - box.top + 6 }),
  };
  return (
    <Suspense>
      <CardOf key={`${shown.resource} ${shown.id}`} resource={shown.resource} id={shown.id} place={place} />
    </Suspense>
  );
}
