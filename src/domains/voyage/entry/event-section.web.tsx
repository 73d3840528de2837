import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EVENT_TEXT, FOR_ACCOUNT_TEXT, PARTICULAR_TEXT } from '../reports/event.text.ts';
import { EVENTS_OF_TYPE, requiredEvents } from '../reports/event-times.rules.ts';
import type { Particulars } from '../reports/report.rules.ts';
import { ChoiceControl, TextControl } from './entry-controls.web.tsx';
import { EntryField } from './entry-field.web.tsx';
import { EntrySection } from './entry-section.web.tsx';
import { TimeField } from './entry-time.web.tsx';
import { useDictChoices } from './record-field.web.tsx';
import { useScope } from './use-entry.web.ts';

/** When and where a ship's movement happened (3.4); not part of a noon report. */
export function EventSection() {
  const { entry, engineOnly } = useScope();
  const { value: type } = useField(entry.store, 'rptType');
  const codes = entry.store.values().times.map(({ eventCode }) => eventCode);
  const { particulars } = EVENTS_OF_TYPE[type];
  const required = requiredEvents({ rptType: type, before: entry.context.movementState });
  if (codes.length === 0 && particulars.required.length + particulars.optional.length === 0) return null;
  return (
    <EntrySection section="events">
      <div className="entry-grid">
        {codes.map((code, i) => (
          <TimeField
            key={code}
            path={`times.${i}.time`}
            label={t(EVENT_TEXT[code as keyof typeof EVENT_TEXT] ?? { zh: code, en: code })}
            required={required.some((one) => one === code)}
            readOnly={engineOnly}
          />
        ))}
        {particulars.required.map((name) => (
          <ParticularField key={name} name={name} type={type} required readOnly={engineOnly} />
        ))}
        {particulars.optional.map((name) => (
          <ParticularField key={name} name={name} type={type} required={false} readOnly={engineOnly} />
        ))}
      </div>
    </EntrySection>
  );
}

const TEXT_FIELD = { kind: 'text', variant: 'line', max: 200 } as const;
const FOR_ACCOUNT = Object.entries(FOR_ACCOUNT_TEXT).map(([value, text]) => ({ value, label: t(text) }));

type ParticularProps = { name: keyof Particulars; type: string; required: boolean; readOnly: boolean };

function ParticularField({ name, type, required, readOnly }: ParticularProps) {
  const path = `particulars.${name}`;
  const label = t(PARTICULAR_TEXT[name]);
  const reasons = useDictChoices(type === 'SHIFT' ? 'voyage_shift_reason' : 'voyage_anchor_reason');
  const choices = name === 'reason' ? reasons : name === 'forAccount' ? FOR_ACCOUNT : [];
  return (
    <EntryField path={path} label={label} required={required}>
      {(aria) =>
        choices.length > 0 ? (
          <ChoiceControl path={path} aria={aria} choices={choices} required={required} readOnly={readOnly} />
        ) : (
          <TextControl
            path={path}
            aria={aria}
            field={{ ...TEXT_FIELD, label: PARTICULAR_TEXT[name] }}
            readOnly={readOnly}
          />
        )
      }
    </EntryField>
  );
}
