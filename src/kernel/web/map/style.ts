import type {
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { type Look, MAP_COLOURS, MAP_SELECTED } from '../theme/tokens.ts';
import { collection, lines, polygons } from './geojson.ts';
import { graticule } from './geometry.ts';
import type { Land } from './land-asset.ts';
import type { MapTiles } from './ship.ts';

/** A transparent square of 16 px, in the style's images. */
export const ROOM_IMAGE = 'room';
export const ROOM_SIDE = 16;

/** Layers that a pointer may hit, nearest first. */
export const HIT_LAYERS = ['selected-label', 'ship-marks', 'ship-labels', 'ship-dots'];

const empty = (): SourceSpecification => ({ type: 'geojson', data: collection([]) });

/** The whole style: sea, land and coast in chart-paper colours (or the operator's tiles), then what moves. No borders, no country names. */
export function mapStyle(look: Look, land: Land, tiles: MapTiles | undefined): StyleSpecification {
  const base = tiles ? tileBase(tiles) : coastBase(look, land);
  return {
    version: 8,
    sources: { ...base.sources, tracks: empty(), routes: empty(), ports: empty(), ships: empty() },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': MAP_COLOURS[look].sea } },
      ...base.layers,
      ...wayLayers(look),
      ...shipLayers(look),
    ],
  };
}

type Base = { sources: Record<string, SourceSpecification>; layers: LayerSpecification[] };

function coastBase(look: Look, land: Land): Base {
  const colours = MAP_COLOURS[look];
  return {
    sources: {
      graticule: { type: 'geojson', data: lines(graticule()) },
      land: { type: 'geojson', data: polygons(land.polygons), tolerance: 0.2 },
      coast: { type: 'geojson', data: lines(land.coast), tolerance: 0.2 },
    },
    layers: [
      {
        id: 'graticule',
        type: 'line',
        source: 'graticule',
        paint: { 'line-color': colours.graticule, 'line-width': 1 },
      },
      // No fill-outline-color: it would draw the cut along the 180th meridian.
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land, 'fill-antialias': false } },
      { id: 'coast', type: 'line', source: 'coast', paint: { 'line-color': colours.coast, 'line-width': 0.8 } },
    ],
  };
}

function tileBase({ url, attribution, maxZoom }: MapTiles): Base {
  return {
    sources: { tiles: { type: 'raster', tiles: [url], tileSize: 256, maxzoom: maxZoom, attribution } },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  };
}

/** Track sailed: solid, 2 px. Route to go: dashed, 1.6 px. Port rings at their ends. */
function wayLayers(look: Look): LayerSpecification[] {
  const { route, label, sea } = MAP_COLOURS[look];
  return [
    {
      id: 'tracks',
      type: 'line',
      source: 'tracks',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': route, 'line-width': 2 },
    },
    {
      id: 'routes',
      type: 'line',
      source: 'routes',
      paint: { 'line-color': route, 'line-width': 1.6, 'line-dasharray': [4, 3] },
    },
    {
      id: 'port-rings',
      type: 'circle',
      source: 'ports',
      paint: { 'circle-radius': 3.5, 'circle-color': sea, 'circle-stroke-width': 1.5, 'circle-stroke-color': label },
    },
  ];
}

function shipLayers(look: Look): LayerSpecification[] {
  const { route, muted, outline } = MAP_COLOURS[look];
  const reach = look === 'screen' ? 27 : 16;
  const label: SymbolLayerSpecification['layout'] = {
    'icon-image': ['get', 'label'],
    'icon-anchor': 'left',
    'icon-padding': 1,
  };
  const beside: [number, number] = [look === 'screen' ? 23 : 14, 0];
  return [
    {
      id: 'halo',
      type: 'circle',
      source: 'ships',
      filter: ['in', ['get', 'state'], ['literal', ['selected', 'hovered']]],
      paint: {
        'circle-radius': reach,
        'circle-color': ['case', ['==', ['get', 'state'], 'selected'], MAP_SELECTED.fill, route],
        'circle-opacity': MAP_SELECTED.halo,
      },
    },
    {
      id: 'ship-dots',
      type: 'circle',
      source: 'ships',
      filter: ['==', ['get', 'state'], 'muted'],
      paint: { 'circle-radius': 2.5, 'circle-color': muted, 'circle-stroke-width': 1, 'circle-stroke-color': outline },
    },
    {
      id: 'port-labels',
      type: 'symbol',
      source: 'ports',
      layout: { ...label, 'icon-offset': [7, 0] },
    },
    {
      id: 'ship-labels',
      type: 'symbol',
      source: 'ships',
      filter: ['all', ['!=', ['get', 'label'], ''], ['!=', ['get', 'state'], 'selected']],
      layout: { ...label, 'icon-offset': beside, 'symbol-sort-key': ['get', 'order'] },
    },
    // Markers never hide.
    {
      id: 'ship-marks',
      type: 'symbol',
      source: 'ships',
      filter: ['!=', ['get', 'mark'], ''],
      layout: {
        'icon-image': ['get', 'mark'],
        'icon-rotate': ['get', 'turn'],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        // Its turned box would push its own name away; room is kept by the layer above.
        'icon-ignore-placement': true,
        'symbol-sort-key': ['get', 'order'],
      },
    },
    {
      // Nothing to see: placed before the names under it, so that they give way to every marker's middle.
      id: 'ship-room',
      type: 'symbol',
      source: 'ships',
      filter: ['!=', ['get', 'mark'], ''],
      layout: { 'icon-image': ROOM_IMAGE, 'icon-allow-overlap': true, 'icon-padding': 0 },
    },
    {
      id: 'selected-label',
      type: 'symbol',
      source: 'ships',
      filter: ['==', ['get', 'state'], 'selected'],
      layout: { ...label, 'icon-offset': beside, 'icon-allow-overlap': true },
    },
  ];
}
