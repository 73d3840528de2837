import { useState } from 'react';
import { formatZone } from '../../../kernel/value/zone.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { ENTRY } from './entry.text.ts';
import { EntryField } from './entry-field.web.tsx';
import { readShipTime, shipMinute } from './typed-time.rules.ts';
import { useScope } from './use-entry.web.ts';

type Props = {
  path: string;
  label: string;
  required?: boolean;
  readOnly?: boolean;
  span?: number;
  /** Hours east of UTC when it is not the report's zone; the port's for an ETA. */
  zone?: number | null;
  /** A time of day alone is the latest one before the report; an ETA lies ahead and is typed with its date. */
  ahead?: boolean;
  proposal?: string | null;
  /** What the figures come to at this moment: `=` takes it. */
  propose?: () => string | null;
};

/** A time in ship's time, with UTC under it. Typed in any usual spelling; phones get their own picker. */
export function TimeField({ path, label, required, readOnly, span, zone: own, ahead, proposal, propose }: Props) {
  const { entry, mobile } = useScope();
  const { value, set, touch } = useField(entry.store, path);
  const { value: reportZone } = useField(entry.store, 'zone');
  const { value: rptTime } = useField(entry.store, 'rptTime');
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const zone = own ?? reportZone ?? 0;
  const utc = typeof value === 'string' ? value : null;
  const local = utc ? shipMinute({ utc, zone }) : '';
  const latest = path === 'rptTime' || ahead || !rptTime ? serverDate().toISOString() : rptTime;

  function leave(text: string): void {
    const read = readShipTime({ typed: text, zone, latest });
    setWrong(read === undefined);
    if (read === undefined) return;
    setTyped(null);
    if (read !== utc) set(read);
  }

  const utcWords = utc
    ? t(own === undefined || own === null ? ENTRY.utc : ENTRY.utcAndZone, {
        time: utc.slice(5, 16).replace('T', ' '),
        zone: formatZone(zone),
      })
    : null;
  const offered = proposal && !utc ? shipMinute({ utc: proposal, zone }) : null;
  const hint = wrong ? (
    <span className="entry-message">{t(ENTRY.badTime)}</span>
  ) : (
    (utcWords ?? (offered ? t(ENTRY.proposal, { value: offered.slice(5) }) : null))
  );
  return (
    <EntryField path={path} label={label} required={required} span={span} hint={hint}>
      {(aria) =>
        mobile ? (
          <input
            {...aria}
            className="entry-input"
            type="datetime-local"
            readOnly={readOnly}
            value={local.replace(' ', 'T')}
            onChange={(event) =>
              set(readShipTime({ typed: event.target.value.replace('T', ' '), zone, latest }) ?? null)
            }
            onBlur={touch}
          />
        ) : (
          <input
            {...aria}
            aria-invalid={aria['aria-invalid'] ?? (wrong || undefined)}
            className="entry-input"
            type="text"
            autoComplete="off"
            readOnly={readOnly}
            value={typed ?? local}
            placeholder={offered ?? undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              const text = event.target.value;
              const proposed = /^[=＝]$/.test(text.trim()) ? propose?.() : null;
              if (proposed) {
                set(proposed);
                setTyped(null);
                return;
              }
              setTyped(text);
              setWrong(false);
              // A complete time counts at once, so that Ctrl+S while typing saves it.
              const read = /\d{1,2}:\d{2}$|^\d{4}$/.test(text.trim())
                ? readShipTime({ typed: text, zone, latest })
                : undefined;
              if (read && read !== utc) set(read);
            }}
            onBlur={(event) => {
              if (typed !== null) leave(event.target.value);
              touch();
            }}
          />
        )
      }
    </EntryField>
  );
}
