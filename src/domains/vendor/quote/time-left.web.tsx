import { useEffect, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';

/** From so many minutes on one is warned. */
const SOON = 15;

/** How long is left until a deadline by the server's clock; it counts down by itself. */
export function TimeLeft({ deadline }: { deadline: string }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 20_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((Date.parse(deadline) - now) / 60_000);
  if (minutes < 0) return <span>{t(TEXT.over)}</span>;
  const [d, h, m] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  return (
    <span className="vendor-left" data-soon={minutes <= SOON}>
      {d > 0 ? t(TEXT.days, { d, h }) : t(TEXT.hours, { h, m })}
      {minutes <= SOON && ` · ${t(TEXT.soon)}`}
    </span>
  );
}
