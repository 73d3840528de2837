import type { ReactNode } from 'react';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ShipTag } from '../../../kernel/web/marks/ship-tag.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { type Fact, FactList } from '../detail/fact-list.web.tsx';
import type { ShipNow } from '../map/ship-now.rules.ts';
import { spacedPosition } from '../ship-time.rules.ts';
import { BOARD_TEXT } from './board.text.ts';
import { Age } from './board-list.web.tsx';
import { isBound, kindOf } from './board-view.rules.ts';
import { reportTime, speedOf, typeOf } from './board-words.web.ts';
import { RouteLine } from './route-line.web.tsx';
import { stockFigures } from './stock-figures.rules.ts';

type Props = {
  ship: ShipNow;
  now: string /** Beside a voyage of its own page: what that says already stays away. */;
  inVoyage?: boolean;
};

/** What one asks of a ship first: what she is doing, from where to where, and what she has on board. */
export function ShipNowView({ ship, now, inVoyage = false }: Props) {
  if (ship.reportId === null) return <p className="board-minor">{t(BOARD_TEXT.noReport)}</p>;
  const kind = kindOf(ship);
  return (
    <div className="ship-now">
      <p className="ship-now-head">
        {kind && <ShipTag kind={kind} />}
        {ship.returned && <StatusTag tone="red">{t(BOARD_TEXT.returned)}</StatusTag>}
        {!ship.returned && !ship.confirmed && <StatusTag tone="amber">{t(BOARD_TEXT.notConfirmed)}</StatusTag>}
        <span className="num">
          <RecordLink resource="voyage.report" id={ship.reportId}>
            {typeOf(ship)} {reportTime(ship, now)}
          </RecordLink>{' '}
          <Age row={ship} />
        </span>
      </p>
      <RouteLine ship={ship} now={now} />
      <FactList facts={factsNow(ship).filter(({ key }) => !inVoyage || key !== 'voyage')} />
    </div>
  );
}

/** Position, speed, way to go, voyage, master, cargo and stock; each record named leads to its page. */
function factsNow(ship: ShipNow): Fact[] {
  const fact = (key: string, label: string, value: ReactNode): Fact => ({
    key,
    label,
    value: <span className="num">{value}</span>,
  });
  const speed = speedOf(ship);
  const course = ship.course === null ? null : `${String(ship.course).padStart(3, '0')}°`;
  const drafts = [ship.fwdDraft, ship.aftDraft].map((draft) => (draft === null ? DASH : formatDecimal(draft, 2)));
  return [
    fact(
      'position',
      t(BOARD_TEXT.position),
      [ship.latitude, ship.longitude].map(unbroken).filter(Boolean).join(' ') || DASH,
    ),
    fact('speed', t(BOARD_TEXT.course), `${course ?? DASH} / ${speed ? `${speed} kn` : DASH}`),
    fact('toGo', t(BOARD_TEXT.toGo), toGo(ship)),
    fact(
      'voyage',
      t(BOARD_TEXT.currentVoyage),
      ship.voyageId === null ? (
        DASH
      ) : (
        <RecordLink resource="voyage.voyage" id={ship.voyageId}>
          {ship.voyageNo}
        </RecordLink>
      ),
    ),
    fact('master', t(BOARD_TEXT.master), <Person id={ship.captainId} name={ship.captain} />),
    fact('cargo', t(BOARD_TEXT.cargo), ship.cargo ?? t(BOARD_TEXT.ballast)),
    fact('drafts', t(BOARD_TEXT.draughts), `${drafts.join(' / ')} m`),
    ...stockFigures(ship.stocks).map(({ key, grade, tonnes }) =>
      fact(key, t(BOARD_TEXT.stockOf, { grade: t(grade) }), `${tonnes} t`),
    ),
  ];
}

/** Latitude and longitude may stand on two lines, neither is divided. */
const unbroken = (text: string | null): string | undefined => spacedPosition(text)?.replaceAll(' ', '\u00a0');

/** `1,104 nm · 84 h`; nothing for a ship that lies in her port. */
function toGo(ship: ShipNow): string {
  if (!isBound(ship) || ship.nextDis === null) return DASH;
  const hours = speedOf(ship) && ship.remainingHours ? `${formatDecimal(ship.remainingHours, 0)} h` : null;
  return [`${formatDecimal(ship.nextDis, 0)} nm`, hours].filter(Boolean).join(' · ');
}

/** A person of the ship, leading to whose account it is where there is one. */
export function Person({ id, name }: { id: number | null; name: string | null }) {
  if (!name) return <>{DASH}</>;
  if (id === null) return <>{name}</>;
  return (
    <RecordLink resource="identity.user" id={id}>
      {name}
    </RecordLink>
  );
}
