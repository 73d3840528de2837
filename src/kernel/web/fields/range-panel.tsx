import { Calendar } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { t } from '../i18n.ts';
import { serverDate } from '../server-clock.ts';
import { CalendarHead } from './calendar-head.tsx';
import { DAY_SPANS, type DaySpan, daySpan } from './day-spans.ts';
import { CHOOSE_END, CHOOSE_START } from './fields.text.ts';
import './fields.css';

type Props = { from: string | null; to: string | null; onSpan: (span: DaySpan) => void };

/** A span of days in two presses, or one of those that offices ask for in one. */
export function RangePanel({ from, to, onSpan }: Props) {
  const [start, setStart] = useState<string>();
  const [shown, setShown] = useState<Dayjs>(() => dayjs(from ?? to ?? serverDate()));
  const now = serverDate();
  const place = (day: string): string => {
    if (start) return day === start ? 'end' : 'out';
    if (day === from || day === to) return 'end';
    return from && to && day > from && day < to ? 'in' : 'out';
  };
  return (
    <div className="field-span">
      <ul>
        {DAY_SPANS.map(({ key, label }) => {
          const span = daySpan(key, now);
          return (
            <li key={key}>
              <button type="button" aria-pressed={span.from === from && span.to === to} onClick={() => onSpan(span)}>
                {t(label)}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="field-calendar">
        <p className="field-hint" aria-live="polite">
          {t(start ? CHOOSE_END : CHOOSE_START)}
        </p>
        <Calendar
          fullscreen={false}
          value={shown}
          headerRender={() => <CalendarHead value={shown} onChange={setShown} />}
          fullCellRender={(day) => (
            <span
              className="field-span-day"
              data-place={place(day.format('YYYY-MM-DD'))}
              data-other={!day.isSame(shown, 'month')}
            >
              {day.date()}
            </span>
          )}
          onSelect={(day, { source }) => {
            if (source !== 'date') return;
            const picked = day.format('YYYY-MM-DD');
            setShown(day);
            if (start === undefined) setStart(picked);
            else onSpan(picked < start ? { from: picked, to: start } : { from: start, to: picked });
          }}
        />
      </div>
    </div>
  );
}
