import { AlertOutlined, ClockCircleOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ShipGlyph } from '../../../kernel/web/marks/ship-glyph.tsx';
import { SHIP_KIND_TEXT, SHIP_KIND_TONE, SHIP_KINDS } from '../../../kernel/web/marks/ship-kind.ts';
import { BOARD_TEXT } from './board.text.ts';
import type { BoardFilter } from './board-view.rules.ts';
import './status-strip.css';

type Props = {
  /** Nothing until the fleet is known: a ship not yet heard of is no zero. */
  counts: Record<BoardFilter, number> | undefined;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
};

/** How the fleet stands; each figure filters the list and the map. */
export function StatusStrip({ counts, filter, onFilter }: Props) {
  const button = (key: BoardFilter, word: string, colour?: string, sign?: ReactNode) => (
    <button
      key={key}
      type="button"
      className="board-strip-button"
      aria-pressed={filter === key}
      style={colour === undefined ? undefined : { color: colour }}
      onClick={() => onFilter(filter === key ? 'all' : key)}
    >
      <b>{counts ? counts[key] : DASH}</b>
      {sign}
      <span>{word}</span>
    </button>
  );
  return (
    <fieldset className="board-strip" aria-label={t(BOARD_TEXT.strip)}>
      {button('all', t(BOARD_TEXT.all))}
      {SHIP_KINDS.map((kind) =>
        button(kind, t(SHIP_KIND_TEXT[kind]), `var(--tone-${SHIP_KIND_TONE[kind]})`, <ShipGlyph kind={kind} />),
      )}
      {button('late', t(BOARD_TEXT.late), 'var(--red)', <AlertOutlined aria-hidden />)}
      {button('due', t(BOARD_TEXT.due), 'var(--amber)', <ClockCircleOutlined aria-hidden />)}
    </fieldset>
  );
}
