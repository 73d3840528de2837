import { t } from '../../../kernel/web/i18n.ts';
import { MOVEMENT_STATE_TEXT } from '../reports/movement-state.rules.ts';
import { REPORT_TYPES, type ReportType } from '../reports/report.rules.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { ENTRY } from './entry.text.ts';
import type { EntryContext } from './entry-context.calls.ts';

/** Why the ship cannot send a report of this type now; nothing when it can. */
export function refusalOf(type: ReportType, { allowedTypes, movementState }: EntryContext): string | undefined {
  if (allowedTypes.includes(type) || movementState === null) return undefined;
  return t(ENTRY.typeRefused, { state: t(MOVEMENT_STATE_TEXT[movementState]) });
}

type Props = { value: ReportType; context: EntryContext; onChange: (type: ReportType) => void };

/** The type in the head of the form; impossible ones say why. */
export function TypeSelect({ value, context, onChange }: Props) {
  return (
    <select
      className="entry-input entry-select entry-type"
      aria-label={t(ENTRY.reportType)}
      value={value}
      onChange={(event) => {
        const picked = REPORT_TYPES.find((type) => type === event.target.value);
        if (picked) onChange(picked);
      }}
    >
      {REPORT_TYPES.map((type) => {
        const refusal = refusalOf(type, context);
        return (
          <option key={type} value={type} disabled={refusal !== undefined}>
            {t(REPORT_TYPE_TEXT[type])}
            {refusal && `（${refusal}）`}
          </option>
        );
      })}
    </select>
  );
}
