import { DownloadOutlined } from '@ant-design/icons';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { saveFigures } from '../../../kernel/web/charts/save.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { type BoardRow, hoursOverdue, isBound, shipTime } from '../../voyage/public.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { WallNote, WallPanel, WallTool } from './panel.web.tsx';
import { nameOf } from './ship-words.web.ts';

/** As many lines as the panel has room for. */
const MOST = 7;
const LEAST_OVERDUE = 2;

type Props = { rows: readonly BoardRow[]; now: string; selectedId: number | undefined; onSelect: (id: number) => void };

/** Ships bound for a port, the next to arrive first; below them, by themselves, those whose time of arrival is over. */
export function ArrivalsPanel({ rows, now, selectedId, onSelect }: Props) {
  const bound = rows
    .filter((row) => isBound(row) && row.eta !== null)
    .sort((a, b) => Date.parse(a.eta ?? '') - Date.parse(b.eta ?? ''));
  const ahead = bound.filter((row) => hoursOverdue(row, now) === null);
  const overdue = bound.filter((row) => hoursOverdue(row, now) !== null);
  const columns = [t(TEXT.ship), t(TEXT.destination), t(TEXT.remaining), t(TEXT.eta)];
  const title = t(TEXT.arrivals);
  const label = t(TEXT.save, { panel: title });
  const save = () => saveFigures({ columns, rows: [...ahead, ...overdue].map((row) => cellsOf(row, now)) }, title);
  const tools = bound.length > 0 && (
    <WallTool label={label} onClick={save}>
      <DownloadOutlined aria-hidden />
    </WallTool>
  );
  const lines = (some: readonly BoardRow[]) =>
    some.map((row) => (
      <Line key={row.shipId} row={row} now={now} selected={row.shipId === selectedId} onSelect={onSelect} />
    ));
  const content = (large: boolean) => {
    const room = large ? Number.POSITIVE_INFINITY : MOST;
    // Their heading takes a line, and some of them are seen however many are still to come.
    const kept = overdue.length > 0 ? Math.min(overdue.length, LEAST_OVERDUE) + 1 : 0;
    const first = ahead.slice(0, room - kept);
    return bound.length === 0 ? (
      <WallNote>{t(TEXT.arrivalsNone)}</WallNote>
    ) : (
      <table className="wall-table wall-arrivals">
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col" data-figure={i > 1 || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{lines(first)}</tbody>
        {overdue.length > 0 && (
          <tbody>
            <tr>
              <th scope="colgroup" colSpan={columns.length} className="wall-overdue" title={t(TEXT.pastEta)}>
                {t(TEXT.overdueHead, { n: overdue.length })}
              </th>
            </tr>
            {lines(overdue.slice(0, room - first.length - 1))}
          </tbody>
        )}
      </table>
    );
  };
  return (
    <WallPanel title={title} tools={tools} enlarges={bound.length + (overdue.length > 0 ? 1 : 0) > MOST}>
      {content}
    </WallPanel>
  );
}

/** Name, port, miles to go, and when she arrives or by how much she is overdue. */
function cellsOf(row: BoardRow, now: string): string[] {
  const late = hoursOverdue(row, now);
  return [
    nameOf(row),
    row.nextPortName ?? '—',
    formatDecimal(row.nextDis, 0),
    late === null ? shipTime({ utc: row.eta ?? '', zone: row.etaZone, now }) : t(TEXT.overdue, { n: late }),
  ];
}

type LineProps = Pick<Props, 'now' | 'onSelect'> & { row: BoardRow; selected: boolean };

function Line({ row, now, selected, onSelect }: LineProps) {
  const [name, port, miles, time] = cellsOf(row, now);
  return (
    <tr data-selected={selected || undefined}>
      <th scope="row">
        <button type="button" className="wall-name" onClick={() => onSelect(row.shipId)}>
          {name}
        </button>
      </th>
      <td className="num">{port}</td>
      <td className="num" data-figure>
        {miles}
      </td>
      <td className="num" data-figure data-past={hoursOverdue(row, now) !== null || undefined}>
        {time}
      </td>
    </tr>
  );
}
