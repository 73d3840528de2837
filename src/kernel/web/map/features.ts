import type { Look } from '../theme/tokens.ts';
import { point } from './geojson.ts';
import type { MapPort, MapShip } from './ship.ts';

/** Names of the images that a feature needs; map-images.ts draws what is missing. */
export type ImageWish =
  | { readonly id: string; readonly what: 'hull' | 'glyph'; readonly kind: MapShip['kind']; readonly selected: boolean }
  | {
      readonly id: string;
      readonly what: 'label';
      readonly name: string;
      readonly minor: string;
      readonly selected: boolean;
    };

type Marking = { look: Look; selectedId: string | null; hoveredId: string | null };
type State = 'selected' | 'hovered' | 'muted' | 'plain';

function stateOf(ship: MapShip, { selectedId, hoveredId }: Marking): State {
  if (ship.id === selectedId) return 'selected';
  if (ship.id === hoveredId) return 'hovered';
  return ship.muted ? 'muted' : 'plain';
}

/** On walls every ship is a hull turned to its course; on pages only those under way whose course is known. */
function hasHull(look: Look, ship: MapShip): boolean {
  return ship.course !== null && (look === 'screen' || ship.kind === 'sailing');
}

/** Later in the drawing order, earlier in getting room for the name. */
const ORDER: Record<State, number> = { muted: 0, plain: 1, hovered: 2, selected: 3 };

/** Ships as map features, with the images they want. */
export function shipFeatures(ships: readonly MapShip[], marking: Marking) {
  const wishes: ImageWish[] = [];
  const features = ships.map((ship) => {
    const state = stateOf(ship, marking);
    const selected = state === 'selected';
    const turned = hasHull(marking.look, ship);
    const tail = selected ? ':selected' : '';
    const mark = state === 'muted' ? '' : `${turned ? 'hull' : 'glyph'}:${ship.kind}${tail}`;
    const named = state !== 'muted' && (ship.labelled || state !== 'plain');
    const label = named ? `ship-name:${ship.name}:${ship.speed ?? ''}${tail}` : '';
    if (mark) wishes.push({ id: mark, what: turned ? 'hull' : 'glyph', kind: ship.kind, selected });
    if (label) wishes.push({ id: label, what: 'label', name: ship.name, minor: ship.speed ?? '', selected });
    const turn = turned ? (ship.course ?? 0) - 90 : 0;
    return point([ship.lon, ship.lat], { id: ship.id, state, mark, label, turn, order: ORDER[state] });
  });
  return { features, wishes };
}

export function portFeatures(ports: readonly MapPort[]) {
  const wishes = ports.map(
    (port): ImageWish => ({ id: `port-name:${port.name}`, what: 'label', name: port.name, minor: '', selected: false }),
  );
  const features = ports.map((port) => point([port.lon, port.lat], { id: port.id, label: `port-name:${port.name}` }));
  return { features, wishes };
}
