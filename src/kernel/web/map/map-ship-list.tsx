import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../i18n.ts';
import { SHIP_KIND_TEXT } from '../marks/ship-kind.ts';
import { MAP_TEXT } from './map.text.ts';
import type { MapShip } from './ship.ts';
import './map.css';

type Props = {
  ships: readonly MapShip[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onHover: (id: string | null) => void;
};

/** What the pointer does on the canvas, for keyboard and screen reader: one Tab stop, arrows light a marker, Enter selects it. */
export function MapShipList({ ships, selectedId, onSelect, onHover }: Props) {
  const id = useId();
  const [at, setAt] = useState(0);
  const current = Math.min(at, ships.length - 1);
  const go = (to: number) => {
    const next = Math.max(0, Math.min(ships.length - 1, to));
    setAt(next);
    onHover(ships[next]?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ship = ships[current];
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: ships.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) go(to);
    else if (event.key === 'Enter' && ship) onSelect(ship.id);
    else return;
    event.preventDefault();
  };
  if (ships.length === 0) return null;
  return (
    <div
      className="map-ship-list"
      role="listbox"
      tabIndex={0}
      aria-label={t(MAP_TEXT.ships)}
      aria-activedescendant={`${id}-${current}`}
      onKeyDown={onKeyDown}
      onFocus={() => go(current)}
      onBlur={() => onHover(null)}
    >
      {ships.map((ship, i) => (
        <div
          key={ship.id}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={ship.id === selectedId}
          hidden={i !== current}
        >
          {ship.name} {t(SHIP_KIND_TEXT[ship.kind])} {ship.speed}
        </div>
      ))}
    </div>
  );
}
