import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Dayjs } from 'dayjs';
import { t } from '../i18n.ts';
import { NEXT_MONTH, PREVIOUS_MONTH } from './fields.text.ts';
import './fields.css';

/** The month of a calendar with its neighbours beside it; a year is twelve presses of Shift. */
export function CalendarHead({ value, onChange }: { value: Dayjs; onChange: (value: Dayjs) => void }) {
  return (
    <div className="field-calendar-head">
      <Button
        type="text"
        size="small"
        icon={<LeftOutlined />}
        aria-label={t(PREVIOUS_MONTH)}
        onClick={(event) => onChange(value.subtract(1, event.shiftKey ? 'year' : 'month'))}
      />
      <strong aria-live="polite">{value.format('YYYY-MM')}</strong>
      <Button
        type="text"
        size="small"
        icon={<RightOutlined />}
        aria-label={t(NEXT_MONTH)}
        onClick={(event) => onChange(value.add(1, event.shiftKey ? 'year' : 'month'))}
      />
    </div>
  );
}
