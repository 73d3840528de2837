import { DownloadOutlined } from '@ant-design/icons';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { saveFigures } from '../../../kernel/web/charts/save.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { type BoardRow, isBound, isPastEta, shipTime } from '../../voyage/public.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { WallNote, WallPanel, WallTool } from './panel.web.tsx';
import { nameOf } from './ship-words.web.ts';

/** As many lines as the panel has room for. */
const MOST = 7;

type Props = { rows: readonly BoardRow[]; now: string; selectedId: number | undefined; onSelect: (id: number) => void };

/** Ships bound for a port, the next to arrive first; a time of arrival that is over is marked. */
export function ArrivalsPanel({ rows, now, selectedId, onSelect }: Props) {
  const bound = rows
    .filter((row) => isBound(row) && row.eta !== null)
    .sort((a, b) => Date.parse(a.eta ?? '') - Date.parse(b.eta ?? ''));
  const past = (row: BoardRow) => isPastEta(row, now);
  const cells = (row: BoardRow) => [
    nameOf(row),
    row.nextPortName ?? '—',
    formatDecimal(row.nextDis, 0),
    [shipTime({ utc: row.eta ?? '', zone: row.etaZone, now }), past(row) && t(TEXT.passed)].filter(Boolean).join(' '),
  ];
  const columns = [t(TEXT.ship), t(TEXT.destination), t(TEXT.remaining), t(TEXT.eta)];
  const title = t(TEXT.arrivals);
  const label = t(TEXT.save, { panel: title });
  const tools = bound.length > 0 && (
    <WallTool label={label} onClick={() => saveFigures({ columns, rows: bound.map(cells) }, title)}>
      <DownloadOutlined aria-hidden />
    </WallTool>
  );
  const content = (large: boolean) =>
    bound.length === 0 ? (
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
        <tbody>
          {bound.slice(0, large ? undefined : MOST).map((row) => {
            const [name, ...rest] = cells(row);
            return (
              <tr key={row.shipId} data-selected={row.shipId === selectedId || undefined}>
                <th scope="row">
                  <button type="button" className="wall-name" onClick={() => onSelect(row.shipId)}>
                    {name}
                  </button>
                </th>
                {rest.map((cell, i) => (
                  <td
                    key={columns[i + 1]}
                    className="num"
                    data-figure={i > 0 || undefined}
                    data-past={(i === 2 && past(row)) || undefined}
                    title={i === 2 && past(row) ? t(TEXT.pastEta) : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    );
  return (
    <WallPanel title={title} tools={tools} enlarges={bound.length > MOST}>
      {content}
    </WallPanel>
  );
}
