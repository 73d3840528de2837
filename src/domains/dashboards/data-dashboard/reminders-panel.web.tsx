import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ClockGlyph } from '../../../kernel/web/marks/clock-glyph.tsx';
import { type BoardRow, byDue } from '../../voyage/public.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { WallNote, WallPanel } from './panel.web.tsx';
import { nameOf } from './ship-words.web.ts';

const MOST = 6;

/** Whose report is overdue, then whose is due. */
export function RemindersPanel({ rows, onSelect }: { rows: readonly BoardRow[]; onSelect: (id: number) => void }) {
  const waiting = byDue(rows).filter((row) => row.dueState === 'late' || row.dueState === 'due');
  return (
    <WallPanel title={t(TEXT.reminders)}>
      {waiting.length === 0 && <WallNote>{t(TEXT.remindersNone)}</WallNote>}
      <ul className="wall-reminders">
        {waiting.slice(0, MOST).map((row) => (
          <li key={row.shipId} data-state={row.dueState}>
            <ClockGlyph size={18} />
            <button type="button" onClick={() => onSelect(row.shipId)}>
              {t(row.dueState === 'late' ? TEXT.late : TEXT.due, { ship: nameOf(row) })}
            </button>
            <span className="num">{formatDecimal(row.ageHours, 1)} h</span>
          </li>
        ))}
      </ul>
    </WallPanel>
  );
}
