import type { CSSProperties } from 'react';
import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ShipGlyph } from '../../../kernel/web/marks/ship-glyph.tsx';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import type { ShipNow } from '../map/ship-now.rules.ts';
import { SHORE_ZONE, shipTimeWithZone } from '../ship-time.rules.ts';
import { BOARD_TEXT } from './board.text.ts';
import { isBound, kindOf } from './board-view.rules.ts';
import { Eta } from './eta.web.tsx';
import './route-line.css';

/** From the port that she left to the one that she is bound for, and how far she has come. A ship in port stands at the end of it. */
export function RouteLine({ ship, now }: { ship: ShipNow; now: string }) {
  const bound = isBound(ship);
  const share = bound ? Math.round((ship.progress ?? 0) * 100) : 100;
  const kind = kindOf(ship);
  return (
    <div className="route-line">
      <div>
        <Port id={ship.lastPort} name={ship.lastPortName} />
        <small className="num">
          {ship.departureTime &&
            t(BOARD_TEXT.departed, {
              time: shipTimeWithZone({ utc: ship.departureTime, zone: ship.departureZone ?? SHORE_ZONE, now }),
            })}
        </small>
      </div>
      <div
        className="route-line-way"
        style={{ '--share': `${share}%` } as CSSProperties}
        role="img"
        aria-label={t(BOARD_TEXT.progress, { n: share })}
      >
        {kind && (
          <span className="route-line-ship" data-kind={kind}>
            <ShipGlyph kind={kind} width={16} />
          </span>
        )}
      </div>
      <div>
        <Port id={ship.nextPort} name={ship.nextPortName} />
        <small className="num">
          {bound ? (
            <>
              {t(BOARD_TEXT.eta)} <Eta row={ship} now={now} withZone />
            </>
          ) : (
            t(BOARD_TEXT.inPort)
          )}
        </small>
      </div>
    </div>
  );
}

function Port({ id, name }: { id: number | null; name: string | null }) {
  if (id === null || !name) return <strong>{DASH}</strong>;
  return (
    <strong>
      <RecordLink resource="parameter.port" id={id}>
        {name}
      </RecordLink>
    </strong>
  );
}
