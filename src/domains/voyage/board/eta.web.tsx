import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { shipTime, shipTimeWithZone } from '../ship-time.rules.ts';
import type { BoardRow } from './board.rules.ts';
import { BOARD_TEXT } from './board.text.ts';
import { hoursOverdue } from './board-view.rules.ts';

/** When the ship is to arrive, by the clock of the port; a time that is over says so. */
export function Eta({ row, now, withZone = false }: { row: BoardRow; now: string; withZone?: boolean }) {
  if (!row.eta) return <>{DASH}</>;
  const time = (withZone ? shipTimeWithZone : shipTime)({ utc: row.eta, zone: row.etaZone, now });
  const overdue = hoursOverdue(row, now);
  if (overdue === null) return <>{time}</>;
  return (
    <span className="board-past" title={t(BOARD_TEXT.pastEtaTitle)}>
      {time} {t(BOARD_TEXT.pastEta, { n: overdue })}
    </span>
  );
}
