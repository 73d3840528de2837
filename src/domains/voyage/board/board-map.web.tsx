import { useMemo } from 'react';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { ShipMap } from '../../../kernel/web/map/ship-map.tsx';
import { useThemeMode } from '../../../kernel/web/theme/use-theme.ts';
import type { BoardRow } from './board.rules.ts';
import { BOARD_TEXT } from './board.text.ts';
import { mapShips, shipName } from './board-words.web.ts';
import { ShipCard } from './ship-card.web.tsx';
import { useShipWays } from './use-ship-ways.web.ts';

type Props = {
  rows: readonly BoardRow[];
  now: string;
  selected: BoardRow | undefined;
  hoveredId: number | undefined;
  withTrack: boolean;
  onSelect: (id: number | undefined) => void;
  onHover: (id: number | undefined) => void;
  onTrack: (withTrack: boolean) => void;
};

/** The ships of the list on the sea; the chosen one with its track, its way to go and its card. */
export function BoardMap({ rows, now, selected, hoveredId, withTrack, onSelect, onHover, onTrack }: Props) {
  const ships = useMemo(() => mapShips(rows), [rows]);
  const ways = useShipWays(selected, withTrack);
  const lost = rows.filter((row) => row.reportId !== null && row.lat === null);
  return (
    <div className="board-map">
      <ShipMap
        mode={useThemeMode()}
        ships={ships}
        selectedId={selected ? String(selected.shipId) : null}
        onSelect={(id) => onSelect(Number(id))}
        hoveredId={hoveredId === undefined ? null : String(hoveredId)}
        onHover={(id) => onHover(id === null ? undefined : Number(id))}
        {...ways}
      >
        {selected && (
          <ShipCard
            row={selected}
            now={now}
            withTrack={withTrack}
            onTrack={onTrack}
            onClose={() => onSelect(undefined)}
          />
        )}
        {lost.length > 0 && (
          <p className="board-off-map">{t(BOARD_TEXT.offMap, { n: lost.length, names: listed(lost.map(shipName)) })}</p>
        )}
      </ShipMap>
    </div>
  );
}
