import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ClockGlyph } from '../../../kernel/web/marks/clock-glyph.tsx';
import { byDue } from '../../voyage/public.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { useGoTo } from './go-to.web.ts';
import { WallNote, WallPanel } from './panel.web.tsx';
import { nameOf } from './ship-words.web.ts';
import { useFleet } from './use-wall.web.ts';

/** As many as there is room for, beside the chosen ship's panel fewer. */
const MOST = 6;
const BESIDE_SHIP = 2;

/** Whose report is overdue, then whose is due. */
type Props = { onSelect: (id: number) => void; short: boolean };

export function RemindersPanel({ onSelect, short }: Props) {
  const openBoard = useGoTo('voyage/VoyageReportHome');
  const fleet = useFleet();
  const waiting = byDue(fleet.data ?? []).filter((row) => row.dueState === 'late' || row.dueState === 'due');
  const most = short ? BESIDE_SHIP : MOST;
  const more = waiting.length - most;
  return (
    <WallPanel title={t(TEXT.reminders)}>
      {!fleet.data && (
        <WallNote failed={fleet.isError} onRetry={() => void fleet.refetch()}>
          {t(TEXT.loading)}
        </WallNote>
      )}
      {fleet.data && waiting.length === 0 && <WallNote>{t(TEXT.remindersNone)}</WallNote>}
      <ul className="wall-reminders">
        {waiting.slice(0, most).map((row) => (
          <li key={row.shipId} data-state={row.dueState}>
            <ClockGlyph size={18} />
            <button type="button" onClick={() => onSelect(row.shipId)}>
              {t(row.dueState === 'late' ? TEXT.late : TEXT.due, { ship: nameOf(row) })}
            </button>
            <span className="wall-age num">{formatDecimal(row.ageHours, 1)} h</span>
          </li>
        ))}
      </ul>
      {more > 0 && openBoard && (
        <button type="button" className="wall-more" onClick={() => openBoard('filter=late')}>
          {t(TEXT.more, { n: more })}
        </button>
      )}
    </WallPanel>
  );
}
