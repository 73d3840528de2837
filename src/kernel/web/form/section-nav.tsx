import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import { FORM } from './form.text.ts';
import { sectionInSight } from './section-in-sight.ts';
import './form.css';
import './form-tabs.css';

type NavSection = {
  readonly key: string;
  readonly title: string;
  /** Fields with a shown error, told behind its name. */
  readonly errors?: number;
  /** How far one is in it: a sign before its name, how much of how much, and the same in words. */
  readonly mark?: {
    readonly kind: 'complete' | 'error' | 'open' | 'none';
    readonly count: string;
    readonly words: string;
  };
  readonly disabled?: boolean;
};

type Props = {
  sections: readonly NavSection[];
  side?: boolean;
  /** `tabs`: one line along the head of a form that scrolls below it. */
  look?: 'sheet' | 'tabs';
};

/** px of the names before the one that is read. */
const BEFORE = 60;
/** px below the nav at which a section counts as reached. */
const REACHED = 24;

/** Names of the sections of a long form; follows the scroll, and tells what is wrong or still open in each. */
export function SectionNav({ sections, side = false, look = 'sheet' }: Props) {
  const [current, setCurrent] = useState(sections[0]?.key);
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
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

  useEffect(() => {
    // Where not all names have room, the one that is read stays in sight.
    const item = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-section') === current);
    if (item instanceof HTMLElement) list.current?.scrollTo({ left: item.offsetLeft - BEFORE });
  }, [current]);

  return (
    <nav className="form-nav" data-side={side} data-look={look} aria-label={t(FORM.sections)} ref={nav}>
      <ul ref={list}>
        {sections.map((section) => (
          <li key={section.key} data-section={section.key}>
            <button
              type="button"
              aria-current={section.key === current ? 'true' : undefined}
              aria-label={
                section.errors ? t(FORM.sectionErrors, { name: section.title, n: section.errors }) : undefined
              }
              disabled={section.disabled}
              onClick={() => {
                asked.current = true;
                setCurrent(section.key);
                document.getElementById(section.key)?.scrollIntoView({ block: 'start' });
              }}
            >
              {section.mark && <span className="form-nav-sign" data-mark={section.mark.kind} aria-hidden="true" />}
              {section.title}
              {section.mark && <Done count={section.mark.count} words={section.mark.words} />}
              {section.errors ? <span className="form-nav-mark">{section.errors}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Done({ count, words }: { count: string; words: string }): ReactNode {
  return (
    <>
      <span className="form-nav-count">{count}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
