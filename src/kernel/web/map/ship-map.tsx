import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import type { Look } from '../theme/tokens.ts';
import { MAP_TEXT } from './map.text.ts';
import { MapControls } from './map-controls.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapShipList } from './map-ship-list.tsx';
import { MapTrouble } from './map-trouble.tsx';
import type { MapLine, MapPadding, MapPort, MapShip, MapTiles } from './ship.ts';
import { useOpenMap } from './use-open-map.ts';
import './map.css';

type Props = {
  mode: Look;
  ships: readonly MapShip[];
  selectedId?: string | null;
  onSelect?: (id: string) => void;
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  /** Where the ships came from: solid lines. */
  tracks?: readonly MapLine[];
  /** Where they are bound: dashed lines. */
  routes?: readonly MapLine[];
  ports?: readonly MapPort[];
  /** Keeps the fleet out from under the panels that lie over the map. */
  padding?: MapPadding;
  /** An approved base map; keep the object the same between renders. */
  tiles?: MapTiles;
  label?: string;
  legend?: boolean;
  controls?: boolean;
  /** What lies over the map, such as the card of the selected ship. */
  children?: ReactNode;
};

const NONE: readonly never[] = [];
const NO_PADDING: MapPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Ships on the sea. Fills its parent; a newly selected ship is flown to. Hidden in a kept tab it gives its canvas back and returns
 * to where it looked. Give `ships`, `tracks`, `routes` and `ports` as memoised arrays: each new one is drawn anew.
 */
export function ShipMap({
  mode,
  ships,
  selectedId = null,
  onSelect = () => {},
  hoveredId = null,
  onHover,
  tracks = NONE,
  routes = NONE,
  ports = NONE,
  padding = NO_PADDING,
  tiles,
  label = t(MAP_TEXT.map),
  legend = true,
  controls = true,
  children,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const flownTo = useRef(selectedId);
  const [pointed, setPointed] = useState<string | null>(null);
  const point = (id: string | null) => {
    setPointed(id);
    onHover?.(id);
  };
  const { open, trouble, retry } = useOpenMap({ place, look: mode, label, tiles, padding, onSelect, onHover: point });

  const light = (id: string | null) => {
    point(id);
    const ship = ships.find((one) => one.id === id);
    if (ship) open?.reveal([ship.lon, ship.lat]);
  };

  const lit = hoveredId ?? pointed;
  useEffect(() => {
    open?.showFleet({ ships, selectedId, hoveredId: lit });
  }, [open, ships, selectedId, lit]);

  useEffect(() => {
    open?.showWays({ tracks, routes, ports });
  }, [open, tracks, routes, ports]);

  useEffect(() => {
    if (!open || flownTo.current === selectedId) return;
    flownTo.current = selectedId;
    const ship = ships.find(({ id }) => id === selectedId);
    if (ship) open.flyTo([ship.lon, ship.lat]);
  }, [open, ships, selectedId]);

  // Other ships than before, by a filter or a switch: all of them come into sight.
  const fleet = ships.map((ship) => ship.id).join(' ');
  const fitted = useRef(fleet);
  useEffect(() => {
    if (!open || fitted.current === fleet) return;
    fitted.current = fleet;
    if (selectedId === null) open.showAll();
  }, [open, fleet, selectedId]);

  return (
    <div className="ship-map">
      <div className="ship-map-sheet">
        <div className="ship-map-canvas" ref={place} />
        {!open && !trouble && (
          <p className="ship-map-waiting" role="status">
            {t(MAP_TEXT.loading)}
          </p>
        )}
        <MapShipList ships={ships} selectedId={selectedId} onSelect={onSelect} onHover={light} />
        {children}
        {controls && open && <MapControls onZoom={(steps) => open.zoomBy(steps)} onShowAll={() => open.showAll()} />}
        {trouble && <MapTrouble trouble={trouble} onRetry={retry} />}
      </div>
      {legend && <MapLegend look={mode} />}
    </div>
  );
}
