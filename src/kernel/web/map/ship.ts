import type { ShipKind } from '../marks/ship-kind.ts';

/** A ship as the map draws it. */
export type MapShip = {
  readonly id: string;
  readonly name: string;
  /** Degrees, east and north positive. */
  readonly lon: number;
  readonly lat: number;
  /** Degrees true, 0 to 360; null when no report says. */
  readonly course: number | null;
  /** As it is to be read, with its unit: `13.2 kn`. */
  readonly speed?: string | null;
  readonly kind: ShipKind;
  /** Sailing, selected and late ships carry their name. */
  readonly labelled?: boolean;
  /** A 5 px dot without a name: the ships that the present choice is not about. */
  readonly muted?: boolean;
};

/** `[lon, lat]` in degrees. */
export type Point = readonly [number, number];

/** A way over the sea, in order of sailing. */
export type MapLine = { readonly id: string; readonly points: readonly Point[] };

export type MapPort = { readonly id: string; readonly name: string; readonly lon: number; readonly lat: number };

/** Where the map looks; kept in state, so that a hidden tab comes back as it was left. */
export type MapView = { readonly center: Point; readonly zoom: number };

/** Free space around the fleet, in px: panels lie over the map there. */
export type MapPadding = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** An approved base map, set by the operator. Without it the map draws coasts only. `url` holds {z}, {x}, {y}. */
export type MapTiles = { readonly url: string; readonly attribution: string; readonly maxZoom: number };
