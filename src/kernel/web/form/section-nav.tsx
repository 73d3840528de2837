import { useEffect, useState } from 'react';
import { t } from '../i18n.ts';
import { FORM } from './form.text.ts';

type NavSection = { key: string; title: string; errors: number };

/** Names of the sections of a long form; follows the scroll and marks sections with errors. */
export function SectionNav({ sections, side }: { sections: readonly NavSection[]; side: boolean }) {
  const [current, setCurrent] = useState(sections[0]?.key);
  const keys = sections.map((section) => section.key).join(' ');

  useEffect(() => {
    const seen = new Map<string, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) seen.set(entry.target.id, entry.intersectionRatio);
        const first = keys.split(' ').find((key) => (seen.get(key) ?? 0) > 0);
        if (first) setCurrent(first);
      },
      { threshold: [0, 0.1], rootMargin: '-80px 0px -50% 0px' },
    );
    for (const key of keys.split(' ')) {
      const element = document.getElementById(key);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [keys]);

  return (
    <nav className="form-nav" data-side={side} aria-label={t(FORM.sections)}>
      <ul>
        {sections.map((section) => (
          <li key={section.key}>
            <button
              type="button"
              aria-current={section.key === current ? 'true' : undefined}
              aria-label={
                section.errors > 0 ? t(FORM.sectionErrors, { name: section.title, n: section.errors }) : undefined
              }
              onClick={() => document.getElementById(section.key)?.scrollIntoView({ block: 'start' })}
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
