import { t } from '../../../kernel/web/i18n.ts';
import { SHIP_KIND_TEXT, SHIP_KINDS } from '../../../kernel/web/marks/ship-kind.ts';
import { MAP_COLOURS } from '../../../kernel/web/theme/tokens.ts';
import { type BoardRow, boardCounts } from '../../voyage/public.ts';
import { inTenThousands } from '../ship-counts/ship-counts.rules.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { useGoTo } from './go-to.web.ts';
import { WallPanel } from './panel.web.tsx';
import { useDeadweight } from './use-wall.web.ts';

/** How many ships serve, what they can carry, and what they are doing. */
export function FleetPanel({ rows }: { rows: readonly BoardRow[] }) {
  const deadweight = useDeadweight();
  const openBoard = useGoTo('voyage/VoyageReportHome');
  const counts = boardCounts(rows);
  const colours = MAP_COLOURS.screen.ships;
  return (
    <WallPanel title={t(TEXT.fleet)}>
      <dl className="wall-figures">
        <div>
          <dd className="num">
            <Figure value={rows.length} onOpen={openBoard && (() => openBoard(''))} />
          </dd>
          <dt>{t(TEXT.shipsInService)}</dt>
        </div>
        {deadweight !== undefined && (
          <div>
            <dd className="num">{inTenThousands(deadweight)}</dd>
            <dt>{t(TEXT.dwt)}</dt>
          </div>
        )}
      </dl>
      <div className="wall-bar" aria-hidden="true">
        {SHIP_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
          <span key={kind} style={{ flexGrow: counts[kind], background: colours[kind] }} />
        ))}
      </div>
      <ul className="wall-kinds">
        {SHIP_KINDS.map((kind) => (
          <li key={kind}>
            <i style={{ background: colours[kind] }} aria-hidden="true" />
            {t(SHIP_KIND_TEXT[kind])}
            <b className="num">
              <Figure value={counts[kind]} onOpen={openBoard && (() => openBoard(`filter=${kind}`))} />
            </b>
          </li>
        ))}
      </ul>
    </WallPanel>
  );
}

/** A figure leads to the ships that it counts. */
function Figure({ value, onOpen }: { value: number; onOpen: (() => void) | undefined }) {
  if (!onOpen) return value;
  return (
    <button type="button" className="wall-figure" onClick={onOpen}>
      {value}
    </button>
  );
}
