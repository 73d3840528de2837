import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import { FORM } from './form.text.ts';
import { sectionInSight } from './section-in-sight.ts';
import './form.css';

type NavSection = { key: string; title: string; errors: number };

/** px below the nav at which a section counts as reached. */
const REACHED = 24;

/** Names of the sections of a long form; follows the scroll and marks sections with errors. */
export function SectionNav({ sections, side }: { sections: readonly NavSection[]; side: boolean }) {
  const [current, setCurrent] = useState(sections[0]?.key);
  const nav = useRef<HTMLElement>(null);
  // A section that was asked for stays marked until the reader scrolls on, also where the page ends before it reaches the top.
  const asked = useRef(false);
  const keys = sections.map((section) => section.key).join(' ');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (asked.current || !nav.current) return;
      const box = nav.current.getBoundingClientRect();
      const places = keys.split(' ').flatMap((key) => {
        const rect = document.getElementById(key)?.getBoundingClientRect();
        return rect ? [{ key, top: rect.top, bottom: rect.bottom }] : [];
      });
      const line = (side ? box.top : box.bottom) + REACHED;
      setCurrent((now) => sectionInSight(places, { line, floor: window.innerHeight }) ?? now);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const free = () => {
      asked.current = false;
    };
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    for (const way of ['wheel', 'touchmove', 'keydown'] as const) window.addEventListener(way, free, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', soon, { capture: true });
      for (const way of ['wheel', 'touchmove', 'keydown'] as const) window.removeEventListener(way, free);
    };
  }, [keys, side]);

  return (
    <nav className="form-nav" data-side={side} aria-label={t(FORM.sections)} ref={nav}>
      <ul>
        {sections.map((section) => (
          <li key={section.key}>
            <button
              type="button"
              aria-current={section.key === current ? 'true' : undefined}
              aria-label={
                section.errors > 0 ? t(FORM.sectionErrors, { name: section.title, n: section.errors }) : undefined
              }
              onClick={() => {
                asked.current = true;
                setCurrent(section.key);
                document.getElementById(section.key)?.scrollIntoView({ block: 'start' });
              }}
            >
              {section.title}
              {section.errors > 0 && <span className="form-nav-mark">{section.errors}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
