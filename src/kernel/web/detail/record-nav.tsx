import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import { DETAIL } from './detail.text.ts';
import './record.css';

/** A name in the navigation: of a place on the page, or of a part that is turned to. */
export type NavPart = {
  readonly key: string;
  readonly title: string;
  readonly count?: number;
  readonly anchor?: string;
};

type Props = {
  parts: readonly NavPart[];
  turned: string | undefined;
  /** The part that was last gone to: one at the end of the page cannot come up to the head, and is current until the reader moves on. */
  pressed: string | undefined;
  onMove: () => void;
  onGo: (part: NavPart) => void;
};

/** Names of the parts under the record's head; they follow the scroll. */
export function RecordNav({ parts, turned, pressed, onMove, onGo }: Props) {
  const bar = useRef<HTMLElement>(null);
  const seen = usePartInSight(parts, bar, turned === undefined);
  const current = turned ?? pressed ?? seen;
  useReaderMoves(pressed === undefined ? undefined : onMove);
  useEffect(() => {
    if (current) bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={bar} className="record-nav" aria-label={t(DETAIL.parts)}>
      <ul>
        {parts.map((part) => (
          <li key={part.key}>
            <button type="button" aria-current={part.key === current || undefined} onClick={() => onGo(part)}>
              {part.title}
              {part.count !== undefined && <span className="record-nav-count num">{part.count}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first part whose place on the page lies in the upper half of what is seen. */
function usePartInSight(parts: readonly NavPart[], bar: RefObject<HTMLElement | null>, enabled: boolean) {
  const [seen, setSeen] = useState(parts[0]?.key);
  const places = parts.flatMap((part) => (part.anchor ? [`${part.anchor} ${part.key}`] : [])).join('\n');
  useEffect(() => {
    if (!enabled) return;
    const keyOf = new Map(places.split('\n').map((line) => line.split(' ') as [string, string]));
    const visible = new Set<string>();
    const top = Math.ceil(bar.current?.getBoundingClientRect().height ?? 35) + 52;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = [...keyOf.keys()].find((anchor) => visible.has(anchor));
        if (first) setSeen(keyOf.get(first));
      },
      { rootMargin: `-${top}px 0px -50% 0px` },
    );
    for (const anchor of keyOf.keys()) {
      const element = document.getElementById(anchor);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [places, bar, enabled]);
  return seen;
}

const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Tells when the reader goes on by hand, whatever the hand is on. */
function useReaderMoves(onMove: (() => void) | undefined): void {
  useEffect(() => {
    if (!onMove) return;
    for (const move of MOVES) window.addEventListener(move, onMove, { passive: true });
    return () => {
      for (const move of MOVES) window.removeEventListener(move, onMove);
    };
  }, [onMove]);
}
