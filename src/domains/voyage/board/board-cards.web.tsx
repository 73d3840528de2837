import { Link } from 'react-router';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ShipTag } from '../../../kernel/web/marks/ship-tag.tsx';
import { spacedPosition } from '../ship-time.rules.ts';
import type { BoardRow } from './board.rules.ts';
import { BOARD_TEXT } from './board.text.ts';
import { Age } from './board-list.web.tsx';
import { isBound, kindOf } from './board-view.rules.ts';
import { reportTime, shipName, speedOf, typeOf } from './board-words.web.ts';
import { Eta } from './eta.web.tsx';
import './board-cards.css';

/** The board on a phone: a card a ship, the whole card a link to its reports. */
export function BoardCards({ rows, now }: { rows: readonly BoardRow[]; now: string }) {
  return (
    <ul className="board-cards">
      {rows.map((row) => (
        <li key={row.shipId}>
          <Link to={`?shipId=${row.shipId}`}>
            <BoardCard row={row} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function BoardCard({ row, now }: { row: BoardRow; now: string }) {
  const kind = kindOf(row);
  const speed = speedOf(row);
  return (
    <>
      <span className="board-card-line">
        <b>{shipName(row)}</b>
        <span className="board-minor">{row.voyageNo}</span>
        <span className="board-card-end">{kind && <ShipTag kind={kind} />}</span>
      </span>
      <span className="board-card-line num">
        {spacedPosition(row.latitude)} {spacedPosition(row.longitude)}
        <span className="board-card-end">{speed && `${speed} kn`}</span>
      </span>
      {isBound(row) && (
        <span className="board-card-line">
          {row.nextPortName} {row.nextDis && `${formatDecimal(row.nextDis, 0)} nm`}
          <span className="board-card-end num">
            <Eta row={row} now={now} />
          </span>
        </span>
      )}
      <span className="board-card-line board-card-foot">
        {row.reportId === null ? t(BOARD_TEXT.noReport) : `${typeOf(row)} ${reportTime(row, now)}`}
        {row.unconfirmed > 0 && (
          <span className="board-badge">{t(BOARD_TEXT.unconfirmedCount, { n: row.unconfirmed })}</span>
        )}
        <span className="board-card-end">
          <Age row={row} />
        </span>
      </span>
    </>
  );
}
