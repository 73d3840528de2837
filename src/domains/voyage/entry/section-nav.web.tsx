import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { ENTRY, SECTION_TEXT } from './entry.text.ts';
import { sectionId } from './entry-section.web.tsx';
import { type Mark, SECTIONS, type Section } from './sections.rules.ts';
import { useScope, useView } from './use-entry.web.ts';

const MARK_TEXT = {
  complete: ENTRY.markComplete,
  error: ENTRY.markError,
  open: ENTRY.markOpen,
  none: ENTRY.markNone,
} as const satisfies Record<Mark, unknown>;

/** Sections with what is done of each; follows the scroll, a click goes there. */
export function SectionNav({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const { form } = useScope();
  const progress = useView((view) => view.progress);
  const [current, setCurrent] = useState<Section>('identity');
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const follow = () => {
      const top = box.getBoundingClientRect().top + 48;
      const passed = SECTIONS.filter((section) => {
        const element = document.getElementById(sectionId(form, section));
        return element && element.getBoundingClientRect().top <= top;
      });
      const atEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2 && box.scrollTop > 0;
      const shown = SECTIONS.filter((section) => document.getElementById(sectionId(form, section)));
      setCurrent((atEnd ? shown.at(-1) : passed.at(-1)) ?? 'identity');
    };
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [scroller, form]);

  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-section="${current}"]`);
    if (item && list.current) list.current.scrollTo({ left: item.offsetLeft - 60 });
  }, [current]);

  return (
    <nav className="entry-nav on-page" aria-label={t(ENTRY.sections)}>
      <ul ref={list}>
        {SECTIONS.map((section) => {
          const { mark, done, total } = progress[section];
          return (
            <li key={section} data-section={section}>
              <button
                type="button"
                aria-current={section === current ? 'true' : undefined}
                disabled={mark === 'none' && section !== 'bunkers' && section !== 'cargo'}
                onClick={() => {
                  document.getElementById(sectionId(form, section))?.scrollIntoView({ block: 'start' });
                  setCurrent(section);
                }}
              >
                <span className={`entry-mark entry-mark-${mark}`} aria-hidden="true" />
                {t(SECTION_TEXT[section])}
                <span className="entry-nav-count">{mark === 'none' ? '—' : `${done}/${total}`}</span>
                <span className="visually-hidden">{t(MARK_TEXT[mark])}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
