import { type GeoJSONSource, Map as MapLibreMap, type MapMouseEvent, prewarm, setWorkerUrl } from 'maplibre-gl';
// Vite does not bundle MapLibre's worker by itself (stack.md section 11, 1).
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { fontsReady } from '../theme/fonts-ready.ts';
import type { Look } from '../theme/tokens.ts';
import { portFeatures, shipFeatures } from './features.ts';
import { collection, lines } from './geojson.ts';
import { boundsOf, unwrap } from './geometry.ts';
import { loadLand } from './land-asset.ts';
import { supplyImages } from './map-images.ts';
import type { MapLine, MapPadding, MapPort, MapShip, MapTiles, MapView, Point } from './ship.ts';
import { HIT_LAYERS, mapStyle, ROOM_IMAGE, ROOM_SIDE } from './style.ts';

setWorkerUrl(workerUrl);
// Else each return to a page with a map starts the workers and reads their code anew, beside the page that opens next.
prewarm();

/** Spec.md section 9: the zoom when a single place is shown. */
const DEFAULT_ZOOM = 8;
/** The coast is drawn at 1:50m; closer it would only pretend. */
const CLOSEST_COAST_ZOOM = 9;
/** Flying to a ship comes at least this near. */
const FLY_ZOOM = 4;
/** A finger or an unsteady hand hits a marker this many px beside it: 24 px targets. */
const HIT_REACH = 7;
/** Names stand to the right of their ships. */
const FIT_PADDING = { top: 40, right: 130, bottom: 40, left: 40 };
const EAST_ASIA: MapView = { center: [112, 20], zoom: 3.2 };

type Fleet = {
  readonly ships: readonly MapShip[];
  readonly selectedId: string | null;
  readonly hoveredId: string | null;
};
type Ways = {
  readonly tracks: readonly MapLine[];
  readonly routes: readonly MapLine[];
  readonly ports: readonly MapPort[];
};

type Options = {
  container: HTMLElement;
  look: Look;
  label: string;
  tiles: MapTiles | undefined;
  view: MapView | undefined;
  padding: MapPadding;
  onSelect: (id: string) => void;
  onHover: (id: string | null) => void;
  onView: (view: MapView) => void;
};

export type OpenMap = {
  showFleet(fleet: Fleet): void;
  showWays(ways: Ways): void;
  flyTo(place: Point): void;
  /** Moves only when the place is out of sight. */
  reveal(place: Point): void;
  /** Brings all ships that are not muted into the free middle. */
  showAll(): void;
  zoomBy(steps: number): void;
  pad(padding: MapPadding): void;
  close(): void;
};

/** True where the browser can draw maps at all. */
export function canDrawMaps(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/**
 * Opens a map in the container. `data-map-idle` is there while nothing moves or loads. Rejects when the land cannot be fetched.
 * What is cancelled while it loads is taken away at once and answers undefined.
 */
export async function openMap(options: Options, cancelled: AbortSignal): Promise<OpenMap | undefined> {
  const [land] = await Promise.all([loadLand(), fontsReady()]);
  if (cancelled.aborted) return undefined;
  const { container, look, view, tiles, padding } = options;
  const start = view ?? EAST_ASIA;
  const map = new MapLibreMap({
    container,
    style: mapStyle(look, land, tiles),
    center: [start.center[0], start.center[1]],
    zoom: start.zoom,
    minZoom: 1,
    maxZoom: tiles?.maxZoom ?? CLOSEST_COAST_ZOOM,
    attributionControl: tiles ? { compact: true } : false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 120,
    locale: { 'Map.Title': options.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.setPadding(padding);
  listen(map, options);
  map.addImage(ROOM_IMAGE, new ImageData(ROOM_SIDE, ROOM_SIDE));
  const gone = await new Promise<boolean>((settle) => {
    map.once('load', () => settle(false));
    cancelled.addEventListener('abort', () => settle(true), { once: true });
  });
  if (gone) {
    map.remove();
    return undefined;
  }
  return handle(map, look, view !== undefined);
}

/** Share of its width by which a map has to grow or shrink to be fitted anew. */
const REFIT_SHARE = 0.25;

function handle(map: MapLibreMap, look: Look, placed: boolean): OpenMap {
  let ships: readonly MapShip[] = [];
  let fitted = placed;
  const fill = (source: string, data: GeoJSON.FeatureCollection) => {
    delete map.getContainer().dataset.mapIdle;
    map.getSource<GeoJSONSource>(source)?.setData(data);
  };
  const showAll = (animate: boolean) => {
    const chosen = ships.filter(({ muted }) => !muted);
    const bounds = boundsOf((chosen.length > 0 ? chosen : ships).map(({ lon, lat }) => [lon, lat]));
    if (bounds) map.fitBounds(bounds, { padding: FIT_PADDING, maxZoom: DEFAULT_ZOOM, animate });
    return bounds !== undefined;
  };
  let selected: string | null = null;
  let width = map.getContainer().clientWidth;
  // Much wider or narrower than before: all ships come into sight again, unless one of them is looked at.
  map.on('resize', () => {
    const next = map.getContainer().clientWidth;
    if (next === 0 || Math.abs(next - width) < width * REFIT_SHARE) return;
    width = next;
    if (fitted && selected === null) showAll(true);
  });
  return {
    showFleet(fleet) {
      ships = fleet.ships;
      selected = fleet.selectedId;
      const { features, wishes } = shipFeatures(ships, { look, ...fleet });
      supplyImages(map, look, 'ship-name:', wishes);
      fill('ships', collection(features));
      if (!fitted) fitted = showAll(false);
    },
    showWays({ tracks, routes, ports }) {
      const { features, wishes } = portFeatures(ports);
      supplyImages(map, look, 'port-name:', wishes);
      fill('ports', collection(features));
      fill('tracks', lines(tracks.map(({ points }) => unwrap(points))));
      fill('routes', lines(routes.map(({ points }) => unwrap(points))));
    },
    flyTo: ([lon, lat]) => map.flyTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), FLY_ZOOM), speed: 1.6 }),
    reveal([lon, lat]) {
      if (!map.getBounds().contains([lon, lat])) map.easeTo({ center: [lon, lat], duration: 240 });
    },
    showAll: () => showAll(true),
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps, duration: 180 }),
    pad: (padding) => map.setPadding(padding),
    close: () => map.remove(),
  };
}

function listen(map: MapLibreMap, { container, onSelect, onHover, onView }: Options): void {
  const shipAt = ({ point: { x, y } }: MapMouseEvent): string | null => {
    // A move may come between a removal and the next style.
    if (!map.getLayer('ship-marks')) return null;
    const exact = map.queryRenderedFeatures([x, y], { layers: HIT_LAYERS });
    const near: [[number, number], [number, number]] = [
      [x - HIT_REACH, y - HIT_REACH],
      [x + HIT_REACH, y + HIT_REACH],
    ];
    const hit = exact[0] ?? map.queryRenderedFeatures(near, { layers: HIT_LAYERS })[0];
    return typeof hit?.properties.id === 'string' ? hit.properties.id : null;
  };
  let hovered: string | null = null;
  const hover = (id: string | null) => {
    if (id === hovered) return;
    hovered = id;
    map.getCanvas().style.cursor = id ? 'pointer' : '';
    onHover(id);
  };
  map.on('click', (event) => {
    const id = shipAt(event);
    if (id) onSelect(id);
  });
  map.on('mousemove', (event) => hover(shipAt(event)));
  map.on('mouseout', () => hover(null));
  map.on('movestart', () => delete container.dataset.mapIdle);
  map.on('moveend', () => {
    const { lng, lat } = map.getCenter();
    onView({ center: [lng, lat], zoom: map.getZoom() });
  });
  map.on('idle', () => {
    container.dataset.mapIdle = 'true';
  });
}
