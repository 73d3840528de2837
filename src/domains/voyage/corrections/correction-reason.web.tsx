import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { reportCorrection } from './correction.resource.ts';
import { CORRECTION_TEXT as TEXT } from './correction.text.ts';

export type Why = {
  readonly reasonKind: string | null;
  readonly reason: string;
  readonly attachments: readonly number[];
};

const FIELDS = ['reasonKind', 'reason', 'attachments'] as const;
const SPAN = { reasonKind: undefined, reason: 3, attachments: 2 } as const;

type Props = { form: string; why: Why; tried: boolean; onChange: (why: Why) => void };

/** Why the report is corrected, and on what evidence: what the approvers read first. */
export function CorrectionReason({ form, why, tried, onChange }: Props) {
  const id = `${form}-why`;
  return (
    <section className="entry-section" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{t(TEXT.why)}</h2>
      </header>
      <div className="entry-grid correction-why">
        {FIELDS.map((name) => {
          const field = reportCorrection.fields[name];
          const { Control } = kitOf(field);
          const empty = name !== 'attachments' && !why[name]?.trim();
          const wrong = tried && empty;
          return (
            <div key={name} className="entry-field" data-level={wrong ? 'E' : undefined} data-span={SPAN[name]}>
              <label className="entry-label" htmlFor={`${id}-${name}`}>
                <span>
                  {t(field.label)}
                  {field.required && (
                    <span className="entry-star" aria-hidden="true">
                      *
                    </span>
                  )}
                </span>
              </label>
              <Control
                field={field}
                id={`${id}-${name}`}
                value={why[name]}
                required={field.required}
                invalid={wrong || undefined}
                onChange={(value) => onChange({ ...why, [name]: value ?? (name === 'attachments' ? [] : '') })}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Brings the reader to what the reason still lacks. */
export function focusWhy(form: string, name: 'reasonKind' | 'reason'): void {
  const element = document.getElementById(`${form}-why-${name}`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
