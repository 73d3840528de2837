import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import {
  isBound,
  isSailing,
  SHORE_ZONE,
  type ShipNow,
  shipTime,
  shipTimeWithZone,
  spacedPosition,
  stockFigures,
} from '../../voyage/public.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';

/** From, to and how far; three figures; six facts. */
export function VoyageSection({ ship, now }: { ship: ShipNow; now: string }) {
  const bound = isBound(ship);
  const sailing = isSailing(ship);
  const stocks = stockFigures(ship.stocks);
  const share = ship.progress === null ? null : Math.round(ship.progress * 100);
  const course = ship.course === null ? DASH : `${String(ship.course).padStart(3, '0')}°`;
  const drafts = [ship.fwdDraft, ship.aftDraft].map((draft) => formatDecimal(draft, 2)).join(' / ');
  return (
    <>
      <div className="wall-passage">
        <div>
          <strong>{ship.lastPortName ?? DASH}</strong>
          <span className="num">
            {ship.departureTime
              ? shipTime({ utc: ship.departureTime, zone: ship.departureZone ?? SHORE_ZONE, now })
              : DASH}
          </span>
        </div>
        {bound && share !== null && (
          <meter min={0} max={100} value={share} aria-label={t(TEXT.progress, { n: share })} />
        )}
        <div>
          <strong>{bound ? ship.nextPortName : DASH}</strong>
          <span className="num">{bound && ship.eta ? shipTime({ utc: ship.eta, zone: ship.etaZone, now }) : DASH}</span>
        </div>
      </div>
      <dl className="wall-three">
        <Figure label={t(TEXT.speed)} value={sailing ? formatDecimal(ship.avgSpeed, 1) : DASH} unit="kn" />
        <Figure label={t(TEXT.distance)} value={bound ? formatDecimal(ship.nextDis, 0) : DASH} unit="nm" />
        <Figure label={t(TEXT.time)} value={bound && sailing ? formatDecimal(ship.remainingHours, 0) : DASH} unit="h" />
      </dl>
      <dl className="wall-facts">
        <Fact label={t(TEXT.voyageNo)} value={ship.voyageNo ?? DASH} />
        <Fact
          label={t(TEXT.position)}
          value={ship.latitude ? `${spacedPosition(ship.latitude)} ${spacedPosition(ship.longitude)}` : DASH}
        />
        <Fact label={t(TEXT.course)} value={course} />
        <Fact
          label={t(TEXT.positionTime)}
          value={ship.rptTime ? shipTimeWithZone({ utc: ship.rptTime, zone: ship.zone, now }) : DASH}
        />
        <Fact label={t(TEXT.drafts)} value={ship.fwdDraft || ship.aftDraft ? `${drafts} m` : DASH} />
        {stocks.length === 0 && <Fact label={t(TEXT.stock)} value={DASH} />}
        {stocks.map(({ key, grade, tonnes }) => (
          <Fact key={key} label={t(TEXT.stocks, { grade: t(grade) })} value={`${tonnes} t`} />
        ))}
      </dl>
    </>
  );
}

function Figure({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div>
      <dd className="num">
        {value}
        {value !== DASH && <small>{unit}</small>}
      </dd>
      <dt>{label}</dt>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
