import { useState } from 'react';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ENTRY } from './entry.text.ts';
import { EntryField } from './entry-field.web.tsx';
import { isWholePosition, readPosition } from './typed-position.rules.ts';
import { useScope } from './use-entry.web.ts';

const SIDES = {
  latitude: { field: 'northSouth', letters: ['N', 'S'], name: ENTRY.northSouth },
  longitude: { field: 'westEast', letters: ['E', 'W'], name: ENTRY.westEast },
} as const;

type Props = { axis: 'latitude' | 'longitude'; label: string; required?: boolean; readOnly?: boolean };

/**
 * Latitude or longitude with its hemisphere beside it; a letter typed with the figures chooses the hemisphere. Digits after the
 * point are seconds: what can only be decimal minutes is offered converted.
 */
export function PositionField({ axis, label, required, readOnly }: Props) {
  const { entry, stepOn } = useScope();
  const side = SIDES[axis];
  const { value, set, touch } = useField(entry.store, axis);
  const { value: hemisphere } = useField(entry.store, side.field);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value ?? '';
  const read = text.trim() ? readPosition({ typed: text, axis, hemisphere }) : null;

  function take(next: string): void {
    const found = readPosition({ typed: next, axis, hemisphere });
    if (found.ok) entry.store.setMany({ [axis]: found.text, [side.field]: found.hemisphere });
    else set(next.trim() || null);
    setTyped(null);
  }

  const convert = read && !read.ok ? read.converted : null;
  const hint = convert ? (
    <button type="button" className="entry-link" onClick={() => take(convert)}>
      {t(ENTRY.convert, { text: convert })}
    </button>
  ) : typed !== null && read && !read.ok && typed.length > 5 ? (
    t(read.reason)
  ) : null;
  return (
    <EntryField path={axis} label={label} required={required} hint={hint}>
      {(aria) => (
        <span className="entry-pair">
          <input
            {...aria}
            className="entry-input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            readOnly={readOnly}
            placeholder={t(ENTRY.positionForm)}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setTyped(event.target.value);
              const found = readPosition({ typed: event.target.value, axis, hemisphere });
              if (!found.ok) return;
              entry.store.setMany({ [axis]: found.text, [side.field]: found.hemisphere });
              if (isWholePosition(event.target.value, axis)) stepOn?.from(event.target, axis);
            }}
            onBlur={(event) => {
              if (typed !== null) take(event.target.value);
              touch();
            }}
          />
          <select
            className="entry-input entry-select"
            aria-label={t(side.name)}
            data-skip
            disabled={readOnly}
            value={hemisphere ?? ''}
            onChange={(event) => entry.store.set(side.field, event.target.value || null)}
          >
            {!hemisphere && <option value="" />}
            {side.letters.map((letter) => (
              <option key={letter} value={letter}>
                {t(ENTRY.hemisphere[letter])}
              </option>
            ))}
          </select>
        </span>
      )}
    </EntryField>
  );
}
