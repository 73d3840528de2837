import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ClockGlyph } from '../../../kernel/web/marks/clock-glyph.tsx';
import { ShipTag } from '../../../kernel/web/marks/ship-tag.tsx';
import { SHORE_ZONE, shipTime, spacedPosition } from '../ship-time.rules.ts';
import type { BoardRow } from './board.rules.ts';
import { BOARD_TEXT } from './board.text.ts';
import { isBound, kindOf } from './board-view.rules.ts';
import { ageOf, reportTime, shipName, speedOf, typeOf } from './board-words.web.ts';
import { Eta } from './eta.web.tsx';
import './board-list.css';

type BoardListProps = {
  rows: readonly BoardRow[];
  /** UTC of the last refresh. */
  now: string;
  /** With room for more than 660 px the due time shows too. */
  wide: boolean;
  selectedId: number | undefined;
  hoveredId: number | undefined;
  onSelect: (row: BoardRow) => void;
  onHover: (id: number | undefined) => void;
  /** What stands in place of rows. */
  message: ReactNode;
};

/** Ships by the time their next report is due, two lines a cell. */
export function BoardList(props: BoardListProps) {
  const { rows, selectedId, wide } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    body.current?.querySelector(`tr[data-ship="${selectedId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  return (
    <div className="board-list-scroll">
      <table className="board-table" aria-label={t(BOARD_TEXT.title)}>
        <thead>
          <tr>
            <th scope="col">{t(BOARD_TEXT.ship)}</th>
            <th scope="col">{t(BOARD_TEXT.status)}</th>
            <th scope="col">{t(BOARD_TEXT.position)}</th>
            <th scope="col" className="board-figure">
              {t(BOARD_TEXT.speed)}
            </th>
            <th scope="col">{t(BOARD_TEXT.next)}</th>
            <th scope="col">{t(BOARD_TEXT.last)}</th>
            {wide && <th scope="col">{t(BOARD_TEXT.dueAt)}</th>}
            <th scope="col" className="board-figure">
              {t(BOARD_TEXT.age)}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <BoardLine key={row.shipId} row={row} {...props} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && props.message}
    </div>
  );
}

function BoardLine({ row, now, wide, selectedId, hoveredId, onSelect, onHover }: BoardListProps & { row: BoardRow }) {
  const kind = kindOf(row);
  return (
    <tr
      data-ship={row.shipId}
      data-selected={row.shipId === selectedId || undefined}
      data-hovered={row.shipId === hoveredId || undefined}
      onClick={(event) => {
        if (!(event.target instanceof Element && event.target.closest('a'))) onSelect(row);
      }}
      onMouseEnter={() => onHover(row.shipId)}
      onMouseLeave={() => onHover(undefined)}
      onFocus={() => onHover(row.shipId)}
      onBlur={() => onHover(undefined)}
    >
      <td>
        <Link to={`?shipId=${row.shipId}`}>{shipName(row)}</Link>
        <small>{row.voyageNo ?? DASH}</small>
      </td>
      <td>{kind ? <ShipTag kind={kind} /> : DASH}</td>
      <td className="num">
        {spacedPosition(row.latitude) ?? DASH}
        <small>{spacedPosition(row.longitude)}</small>
      </td>
      <td className="board-figure">{speedOf(row) ?? DASH}</td>
      <NextPort row={row} now={now} />
      <LastReport row={row} now={now} />
      {wide && <td className="num">{row.dueAt ? shipTime({ utc: row.dueAt, zone: SHORE_ZONE, now }) : DASH}</td>}
      <td className="board-figure">
        <Age row={row} />
      </td>
    </tr>
  );
}

function NextPort({ row, now }: { row: BoardRow; now: string }) {
  // Until she has left it, the port that she lies in is still the one that she was bound for.
  const port = row.nextPortName ?? row.lastPortName ?? DASH;
  if (!isBound(row)) {
    return (
      <td>
        {port}
        <small>{row.reportId === null ? null : t(BOARD_TEXT.inPort)}</small>
      </td>
    );
  }
  return (
    <td>
      {port} {row.nextDis && <span className="board-minor">{formatDecimal(row.nextDis, 0)} nm</span>}
      <small>
        <Eta row={row} now={now} />
      </small>
    </td>
  );
}

function LastReport({ row, now }: { row: BoardRow; now: string }) {
  if (row.reportId === null) return <td>{t(BOARD_TEXT.noReport)}</td>;
  const count = t(BOARD_TEXT.unconfirmedCount, { n: row.unconfirmed });
  return (
    <td>
      {typeOf(row)}
      {row.unconfirmed > 0 && (
        <span className="board-badge" title={count}>
          <span aria-hidden>{row.unconfirmed}</span>
          <span className="visually-hidden">{count}</span>
        </span>
      )}
      <small>{reportTime(row, now)}</small>
    </td>
  );
}

/** Green to 24 hours, amber to 26, red beyond; a clock marks what is no longer fresh. */
export function Age({ row }: { row: BoardRow }) {
  const age = ageOf(row);
  if (age === null) return <>{DASH}</>;
  const old = row.ageState === 'ageing' || row.ageState === 'old';
  return (
    <span
      className="board-age"
      data-state={row.ageState}
      title={t(BOARD_TEXT.ageTitle, { age: formatDecimal(row.ageHours, 1) })}
    >
      {old && <ClockGlyph />}
      {age}
    </span>
  );
}
