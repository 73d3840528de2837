import { ArrowLeftOutlined, PauseCircleOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { toLocal } from '../../../kernel/value/zone.ts';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { Mark } from '../../../kernel/web/marks/mark.tsx';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { COMPANY } from '../../../shell/company.ts';
import { useCloseOverlay } from '../../../shell/overlay.ts';
import { SHORE_ZONE } from '../../voyage/public.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';

const WEEKDAY = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', { weekday: 'short', timeZone: 'UTC' });

/** Back and company at the left, the title, and the office's date and clock at the right. */
type Props = { carousel: 'off' | 'on' | 'paused'; onCarousel: () => void };

export function TitleBar({ carousel, onCarousel }: Props) {
  const close = useCloseOverlay();
  return (
    <header className="wall-title">
      <div className="wall-title-side">
        {close && (
          <button type="button" className="wall-button" onClick={close}>
            <ArrowLeftOutlined aria-hidden /> {t(TEXT.back)}
          </button>
        )}
        <Mark size={32} />
        <span>{t(COMPANY.name)}</span>
      </div>
      <h1>{t(TEXT.title)}</h1>
      <div className="wall-title-side wall-title-end">
        <button type="button" className="wall-button" aria-pressed={carousel !== 'off'} onClick={onCarousel}>
          {carousel === 'off' ? <PlayCircleOutlined aria-hidden /> : <PauseCircleOutlined aria-hidden />}{' '}
          {t(carousel === 'paused' ? TEXT.carouselPaused : TEXT.carousel)}
        </button>
        <Clock />
      </div>
    </header>
  );
}

function Clock() {
  const [now, setNow] = useState(() => serverDate());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverDate()), 1000);
    return () => clearInterval(timer);
  }, []);
  const local = toLocal({ utc: now.toISOString(), zone: SHORE_ZONE });
  return (
    <div className="wall-title-side wall-clock">
      <span className="num">
        {local.slice(0, 10)} {WEEKDAY.format(new Date(`${local}Z`))}
      </span>
      <time className="num" dateTime={now.toISOString()}>
        {local.slice(11, 19)}
      </time>
    </div>
  );
}
