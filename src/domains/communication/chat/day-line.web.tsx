import dayjs from 'dayjs';
import { t } from '../../../kernel/web/i18n.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';

/** The day between messages: today, yesterday, or its date. */
export function DayLine({ at }: { at: string }) {
  const day = dayjs(at);
  const words = day.isSame(dayjs(serverNow()), 'day')
    ? t(TEXT.today)
    : day.isSame(dayjs(serverNow()).subtract(1, 'day'), 'day')
      ? t(TEXT.yesterday)
      : day.format('YYYY-MM-DD');
  return (
    <p className="chat-day">
      <time dateTime={day.format('YYYY-MM-DD')}>{words}</time>
    </p>
  );
}

export const sameDay = (a: string | undefined, b: string): boolean => a !== undefined && dayjs(a).isSame(b, 'day');
