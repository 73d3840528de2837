import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { ShipTransport } from './ship-transport.web.tsx';
import { Stage } from './stage.web.tsx';
import { TitleBar } from './title-bar.web.tsx';
import './data-dashboard.css';

/** The intelligent data platform (specification, section 2.8): the ship transport tab, for a wall of 1920 by 1080. */
export function Page() {
  const [turning, setTurning] = useState(false);
  const [paused, setPaused] = useState(false);
  return (
    <Stage>
      <TitleBar
        carousel={turning ? (paused ? 'paused' : 'on') : 'off'}
        onCarousel={() => setTurning((before) => !before)}
      />
      <h2 className="wall-tab">{t(TEXT.transport)}</h2>
      <ShipTransport turning={turning} onPaused={setPaused} />
    </Stage>
  );
}
