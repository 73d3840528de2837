import { SectionNav } from '../../../kernel/web/form/section-nav.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ENTRY, SECTION_TEXT } from './entry.text.ts';
import { sectionId } from './entry-section.web.tsx';
import { type Mark, SECTIONS } from './sections.rules.ts';
import { useScope, useView } from './use-entry.web.ts';

const MARK_TEXT = {
  complete: ENTRY.markComplete,
  error: ENTRY.markError,
  open: ENTRY.markOpen,
  none: ENTRY.markNone,
} as const satisfies Record<Mark, unknown>;

/** The sections of a report with what is done of each. */
export function EntryNav() {
  const { form } = useScope();
  const progress = useView((view) => view.progress);
  const sections = SECTIONS.map((section) => {
    const { mark, done, total } = progress[section];
    return {
      key: sectionId(form, section),
      title: t(SECTION_TEXT[section]),
      mark: { kind: mark, count: mark === 'none' ? '—' : `${done}/${total}`, words: t(MARK_TEXT[mark]) },
      disabled: mark === 'none' && section !== 'bunkers' && section !== 'cargo',
    };
  });
  return <SectionNav sections={sections} look="tabs" />;
}
