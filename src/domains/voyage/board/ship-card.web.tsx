import { CloseOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ShipTag } from '../../../kernel/web/marks/ship-tag.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import { usePagePath } from '../use-page-path.web.ts';
import type { BoardRow } from './board.rules.ts';
import { BOARD_TEXT } from './board.text.ts';
import { isBound, kindOf } from './board-view.rules.ts';
import { shipName, speedOf } from './board-words.web.ts';
import { stockFigures } from './stock-figures.rules.ts';

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
        <Fact label={t(BOARD_TEXT.course)} value={`${course} / ${speed ? `${speed} kn` : DASH}`} />
        <Fact
          label={t(BOARD_TEXT.nextPort)}
          value={bound ? `${row.nextPortName} ${row.nextDis ? `${formatDecimal(row.nextDis, 0)} nm` : ''}` : DASH}
        />
        <Fact
          label={t(BOARD_TEXT.eta)}
          value={bound && row.eta ? shipTimeWithZone({ utc: row.eta, zone: row.etaZone, now }) : DASH}
        />
        <Fact label={t(BOARD_TEXT.cargo)} value={row.cargo ?? t(BOARD_TEXT.ballast)} />
        {stocks && <Fact label={stocks.grades} value={`${stocks.figures} t`} stacked={stocks.figures.length > 16} />}
      </dl>
      {row.lat === null && row.reportId !== null && <p className="board-card-note">{t(BOARD_TEXT.noPosition)}</p>}
      <footer>
        <Link to={`?shipId=${row.shipId}`}>{t(BOARD_TEXT.reports)}</Link>
        {voyages && row.voyageId !== null && <Link to={`${voyages}?id=${row.voyageId}`}>{t(BOARD_TEXT.voyage)}</Link>}
        <button type="button" aria-pressed={withTrack} onClick={() => onTrack(!withTrack)}>
          {t(BOARD_TEXT.track)}
        </button>
      </footer>
    </section>
  );
}

/** Long figures stand below their label. */
function Fact({ label, value, stacked = false }: { label: string; value: string; stacked?: boolean }) {
  return (
    <div data-stacked={stacked || undefined}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
