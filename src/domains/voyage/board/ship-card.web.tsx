import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ShipTag } from '../../../kernel/web/marks/ship-tag.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { RemindButton } from '../messages/remind-button.web.tsx';
import { SHORE_ZONE, shipTime, spacedPosition } from '../ship-time.rules.ts';
import { usePagePath } from '../use-page-path.web.ts';
import type { BoardRow } from './board.rules.ts';
import { BOARD_TEXT } from './board.text.ts';
import { isBound, kindOf } from './board-view.rules.ts';
import { shipName, speedOf } from './board-words.web.ts';
import { Eta } from './eta.web.tsx';
import { stockFigures } from './stock-figures.rules.ts';
import './ship-card.css';

type Props = {
  row: BoardRow;
  now: string;
  withTrack: boolean;
  onTrack: (withTrack: boolean) => void;
  onClose: () => void;
};

/** The chosen ship in facts, with the ways on: its reports, its voyage, its track. */
export function ShipCard({ row, now, withTrack, onTrack, onClose }: Props) {
  const kind = kindOf(row);
  const voyages = usePagePath('voyage/VoyageNumber');
  const speed = speedOf(row);
  const bound = isBound(row);
  const stocks = stockFigures(row.stocks);
  const course = row.course === null ? DASH : `${String(row.course).padStart(3, '0')}°`;
  return (
    <section className="board-ship-card" aria-label={shipName(row)}>
      <header>
        <h2>{shipName(row)}</h2>
        {kind && <ShipTag kind={kind} />}
        <button type="button" className="board-card-close" aria-label={t(BOARD_TEXT.close)} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </button>
      </header>
      {row.returned ? <StatusTag tone="red">{t(BOARD_TEXT.returned)}</StatusTag> : null}
      {row.reportId !== null && !row.returned && !row.confirmed ? (
        <StatusTag tone="amber">{t(BOARD_TEXT.notConfirmed)}</StatusTag>
      ) : null}
      <dl>
        <Fact
          label={t(BOARD_TEXT.position)}
          value={[row.latitude, row.longitude].map(spacedPosition).filter(Boolean).join('  ') || DASH}
        />
        <Fact label={t(BOARD_TEXT.course)} value={`${course} / ${speed ? `${speed} kn` : DASH}`} />
        <Fact
          label={t(BOARD_TEXT.nextPort)}
          value={bound ? `${row.nextPortName} ${row.nextDis ? `${formatDecimal(row.nextDis, 0)} nm` : ''}` : DASH}
        />
        <Fact label={t(BOARD_TEXT.eta)} value={bound ? <Eta row={row} now={now} withZone /> : DASH} />
        <Fact label={t(BOARD_TEXT.cargo)} value={row.cargo ?? t(BOARD_TEXT.ballast)} />
        {stocks.map(({ key, grade, tonnes }) => (
          <Fact key={key} label={t(grade)} value={`${tonnes} t`} />
        ))}
      </dl>
      {(row.dueState === 'due' || row.dueState === 'late') && (
        <div className="board-card-due">
          <span data-state={row.dueState}>
            {t(row.dueState === 'late' ? BOARD_TEXT.late : BOARD_TEXT.due)}{' '}
            <span className="num">{row.dueAt && shipTime({ utc: row.dueAt, zone: row.zone ?? SHORE_ZONE, now })}</span>
          </span>
          <RemindButton shipId={row.shipId} ship={shipName(row)} />
        </div>
      )}
      {row.lat === null && row.reportId !== null && <p className="board-card-note">{t(BOARD_TEXT.noPosition)}</p>}
      <footer>
        <Link to={`?shipId=${row.shipId}`}>{t(BOARD_TEXT.reports)}</Link>
        {voyages && row.voyageId !== null && <Link to={`${voyages}/${row.voyageId}`}>{t(BOARD_TEXT.voyage)}</Link>}
        <button type="button" aria-pressed={withTrack} onClick={() => onTrack(!withTrack)}>
          {t(BOARD_TEXT.track)}
        </button>
      </footer>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
