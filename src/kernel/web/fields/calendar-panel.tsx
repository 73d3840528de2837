import { Calendar } from 'antd';
import dayjs from 'dayjs';
import { serverNow } from '../server-clock.ts';
import { CalendarHead } from './calendar-head.tsx';
import type { DateShape } from './date-value.ts';
import './fields.css';

type Props = { shape: DateShape; value: string | null; onPick: (value: string) => void };

/** The calendar behind a date field. A time that was typed stays when another day is picked. */
export function CalendarPanel({ shape, value, onPick }: Props) {
  const current = value ? dayjs(shape === 'month' ? `${value}-01` : value.slice(0, 10)) : dayjs(serverNow());
  return (
    <div className="field-calendar">
      <Calendar
        fullscreen={false}
        mode={shape === 'month' ? 'year' : undefined}
        headerRender={
          shape === 'month' ? undefined : ({ value: at, onChange }) => <CalendarHead value={at} onChange={onChange} />
        }
        defaultValue={current}
        onSelect={(picked, info) => {
          if (shape === 'month') {
            if (info.source === 'month') onPick(picked.format('YYYY-MM'));
            return;
          }
          if (info.source !== 'date') return;
          const day = picked.format('YYYY-MM-DD');
          onPick(shape === 'minute' ? `${day} ${value?.slice(11, 16) || '00:00'}` : day);
        }}
      />
    </div>
  );
}
