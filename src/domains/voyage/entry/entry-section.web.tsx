import type { ReactNode } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { SECTION_TEXT } from './entry.text.ts';
import { ReportField } from './report-field.web.tsx';
import { FIELDS_OF_SECTION, type Section } from './sections.rules.ts';
import { useScope } from './use-entry.web.ts';

type Props = { section: Section; aside?: ReactNode; children: ReactNode };

/** A sheet of the form with its name. */
export function EntrySection({ section, aside, children }: Props) {
  const { form } = useScope();
  const id = sectionId(form, section);
  return (
    <section className="entry-section" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{t(SECTION_TEXT[section])}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

export const sectionId = (form: string, section: Section): string => `${form}-section-${section}`;

/** The single fields of a section in a grid of six columns. */
export function PlainSection({ section }: { section: keyof typeof FIELDS_OF_SECTION }) {
  return (
    <EntrySection section={section}>
      <div className="entry-grid">
        {FIELDS_OF_SECTION[section].map((name) => (
          <ReportField key={name} name={name} />
        ))}
      </div>
    </EntrySection>
  );
}
