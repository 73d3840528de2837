import { CalendarOutlined } from '@ant-design/icons';
import { type InputProps, Popover } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import { Input } from './antd-input.ts';
import { type DateShape, readTyped } from './date-value.ts';
import { DATE_HINT, MONTH_HINT, OPEN_CALENDAR, TIME_HINT } from './fields.text.ts';
import './field-error.css';
import './fields.css';

const CalendarPanel = lazy(() => import('./calendar-panel.tsx').then((m) => ({ default: m.CalendarPanel })));

const HINTS = { day: DATE_HINT, month: MONTH_HINT, minute: TIME_HINT };

type Props = Omit<InputProps, 'value' | 'onChange'> & {
  shape: DateShape;
  /** `yyyy-MM-dd`, `yyyy-MM`, or local `yyyy-MM-dd HH:mm`. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** A month picker of a board is never empty (specification, section 5). */
  clearable?: boolean;
  /** False where a calendar of its own stands beside it. */
  picker?: boolean;
};

/**
 * A date that is typed, in any usual spelling, or picked from a calendar that loads when it is first opened.
 * What cannot be read gives the message of the specification and leaves the text to be corrected.
 */
export function DateInput({ shape, value, onChange, clearable = true, picker = true, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = typed ?? value ?? '';

  function leave(text: string): void {
    const read = readTyped(text, shape);
    if ('wrong' in read) {
      setWrong(t(read.wrong));
      return;
    }
    setWrong(null);
    setTyped(null);
    if (read.value === null && !clearable) return;
    if (read.value !== value) onChange(read.value);
  }

  const calendar = (
    <Suspense fallback={<div className="field-calendar" />}>
      <CalendarPanel
        shape={shape}
        value={value}
        onPick={(picked) => {
          setWrong(null);
          setTyped(null);
          onChange(picked);
          setOpen(false);
          button.current?.focus();
        }}
      />
    </Suspense>
  );

  return (
    <>
      <Input
        {...rest}
        value={shown}
        placeholder={rest.placeholder ?? t(HINTS[shape])}
        autoComplete="off"
        inputMode="text"
        status={wrong ? 'error' : rest.status}
        onChange={(event) => {
          setTyped(event.target.value);
          const read = readTyped(event.target.value, shape);
          // A complete date counts at once, so that Ctrl+S while typing saves it.
          if ('value' in read && /^\d{4}\D\d{2}\D\d{2}|^\d{8}/.test(event.target.value) && read.value !== value)
            onChange(read.value);
        }}
        onBlur={(event) => {
          if (typed !== null) leave(event.target.value);
          rest.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
          if (event.key === 'Enter' && typed !== null) leave(event.currentTarget.value);
          rest.onKeyDown?.(event);
        }}
        suffix={
          !picker || rest.readOnly || rest.disabled ? undefined : (
            <Popover
              open={open}
              onOpenChange={setOpen}
              trigger="click"
              content={calendar}
              placement="bottomRight"
              arrow={false}
            >
              <button
                ref={button}
                type="button"
                className="field-picker-button"
                aria-label={t(OPEN_CALENDAR)}
                aria-expanded={open}
              >
                <CalendarOutlined />
              </button>
            </Popover>
          )
        }
      />
      {wrong && (
        <span className="form-error" role="alert">
          {wrong}
        </span>
      )}
    </>
  );
}
