import { Button, Skeleton } from 'antd';
import { Link } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { HomePanel } from '../../../kernel/web/shell/home/home-panel.ts';
import { HomeSection } from '../../../kernel/web/shell/home/home-section.tsx';
import { usePagePath } from '../use-page-path.web.ts';
import { BOARD_TEXT as TEXT } from './board.text.ts';
import { Age } from './board-list.web.tsx';
import { reportTime, shipName, typeOf } from './board-words.web.ts';
import { useBoard } from './use-board.web.ts';
import { type WaitingReason, type WaitingShip, waitingCounts, waitingShips } from './waiting.rules.ts';
import './board.css';
import './waiting.css';

/** Up to five ships by urgency (ui.md 6.8). */
const MOST = 5;
const TONE = { late: 'red', due: 'amber', returned: 'red', unconfirmed: 'amber' } as const;
const WORD: Readonly<Record<WaitingReason, { zh: string; en: string }>> = {
  late: TEXT.late,
  due: TEXT.due,
  returned: TEXT.returned,
  unconfirmed: TEXT.notConfirmed,
};

/** Whose report is missing, and which reports wait to be confirmed. */
function Waiting() {
  const board = usePagePath('voyage/VoyageReportHome');
  const { data, error, refetch, dataUpdatedAt } = useBoard(false);
  if (error && !data) {
    return (
      <HomeSection title={t(TEXT.waiting)}>
        <p role="alert" className="waiting-failed">
          {t(TEXT.failed)}
          <Button size="small" onClick={() => void refetch()}>
            {t(TEXT.retry)}
          </Button>
        </p>
      </HomeSection>
    );
  }
  if (!data || !board) {
    return (
      <HomeSection title={t(TEXT.waiting)}>
        <Skeleton active title={false} />
      </HomeSection>
    );
  }
  const counts = waitingCounts(data);
  const ships = waitingShips(data);
  const now = new Date(dataUpdatedAt).toISOString();
  return (
    <HomeSection title={t(TEXT.waiting)} extra={<Link to={board}>{t(TEXT.title)}</Link>}>
      <ul className="waiting-tiles">
        <Tile to={`${board}?filter=late`} count={counts.late} word={t(TEXT.late)} level="late" />
        <Tile to={`${board}?filter=due`} count={counts.due} word={t(TEXT.due)} level="due" />
        <Tile to={board} count={counts.unconfirmed} word={t(TEXT.unconfirmedReports)} level="none" />
      </ul>
      {ships.length === 0 && <p className="board-minor">{t(TEXT.nothingWaits)}</p>}
      <ul className="waiting-ships">
        {ships.slice(0, MOST).map((ship) => (
          <li key={ship.row.shipId}>
            <ShipLine ship={ship} now={now} to={`${board}?shipId=${ship.row.shipId}`} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Tile({ to, count, word, level }: { to: string; count: number; word: string; level: string }) {
  return (
    <li>
      <Link to={to} data-level={count > 0 ? level : 'none'}>
        <b className="num">{count}</b>
        {word}
      </Link>
    </li>
  );
}

function ShipLine({ ship: { row, reason }, now, to }: { ship: WaitingShip; now: string; to: string }) {
  return (
    <>
      <Link to={to}>{shipName(row)}</Link>
      <StatusTag tone={TONE[reason]} late={reason === 'late'}>
        {t(WORD[reason])}
      </StatusTag>
      <span className="board-minor num">{row.reportId === null ? '' : `${typeOf(row)} ${reportTime(row, now)}`}</span>
      <span className="waiting-age">
        <Age row={row} />
      </span>
    </>
  );
}

export const homePanels: readonly HomePanel[] = [
  { key: 'voyage.waiting', place: 'work', sort: 20, permission: 'voyage:report:list', Panel: Waiting },
];
