import { ArrowRightOutlined, CalendarOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Field } from '../../../resource/field.ts';
import { DateInput } from '../../fields/date-input.tsx';
import { toLocalMinute } from '../../fields/date-value.ts';
import { CHOOSE_SPAN, RANGE_FROM, RANGE_TO, RANGE_TO_FULL } from '../../fields/fields.text.ts';
import { t } from '../../i18n.ts';
import type { Filters } from './filter-part.tsx';
import '../../fields/fields.css';

const RangePanel = lazy(() => import('../../fields/range-panel.tsx').then((m) => ({ default: m.RangePanel })));

type Props = {
  id: string;
  name: string;
  field: Field;
  filters: Filters;
  onChange: (part: Filters, now: boolean) => void;
};

/** Filters by two days, typed or picked together. Of instants the days are those of this browser, from their first moment to their last. */
export function DateSpan({ id, name, field, filters, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = t(field.label);
  const moments = field.kind === 'datetime' || field.variant === 'datetime';
  const month = field.variant === 'month';
  const keys = { from: `${name}From`, to: `${name}To` };
  const dayOf = (key: string): string | null => {
    const value = filters[key]?.[0] ?? '';
    return (value.includes('T') ? toLocalMinute(value).slice(0, 10) : value) || null;
  };
  const sent = (day: string | null, end: 'from' | 'to'): string[] => {
    if (!day) return [];
    if (!moments) return [day];
    return [new Date(`${day}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}`).toISOString()];
  };
  const [from, to] = [dayOf(keys.from), dayOf(keys.to)];
  const end = (which: 'from' | 'to') => (
    <DateInput
      id={which === 'from' ? id : `${id}-to`}
      variant="borderless"
      aria-label={t(which === 'from' ? RANGE_FROM : RANGE_TO_FULL, { label })}
      placeholder={which === 'from' ? t(RANGE_FROM, { label }) : t(RANGE_TO)}
      shape={month ? 'month' : 'day'}
      picker={month}
      value={which === 'from' ? from : to}
      onChange={(day) => onChange({ [keys[which]]: sent(day, which) }, true)}
    />
  );
  return (
    <div className="field-range">
      {end('from')}
      <ArrowRightOutlined className="field-range-arrow" aria-hidden="true" />
      {end('to')}
      {!month && (
        <Popover
          open={open}
          onOpenChange={setOpen}
          trigger="click"
          placement="bottomRight"
          arrow={false}
          destroyOnHidden
          content={
            <Suspense fallback={<div className="field-calendar" />}>
              <RangePanel
                from={from}
                to={to}
                onSpan={(span) => {
                  onChange({ [keys.from]: sent(span.from, 'from'), [keys.to]: sent(span.to, 'to') }, true);
                  setOpen(false);
                  button.current?.focus();
                }}
              />
            </Suspense>
          }
        >
          <button
            ref={button}
            type="button"
            className="field-picker-button"
            aria-label={t(CHOOSE_SPAN, { label })}
            aria-expanded={open}
          >
            <CalendarOutlined />
          </button>
        </Popover>
      )}
    </div>
  );
}
