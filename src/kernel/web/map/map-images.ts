import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Look } from '../theme/tokens.ts';
import { drawGlyph, drawHull, drawLabel, PIXEL_RATIO } from './drawing.ts';
import type { ImageWish } from './features.ts';

function draw(look: Look, wish: ImageWish): ImageData {
  switch (wish.what) {
    case 'hull':
      return drawHull(look, wish.kind, wish.selected);
    case 'glyph':
      return drawGlyph(look, wish.kind, wish.selected);
    case 'label':
      return drawLabel(look, wish);
  }
}

/** Draws what is wished and not there yet, and drops names (`prefix`) that nothing shows any more. */
export function supplyImages(map: MapLibreMap, look: Look, prefix: string, wishes: readonly ImageWish[]): void {
  const wanted = new Set(wishes.map(({ id }) => id));
  for (const id of map.listImages()) {
    if (id.startsWith(prefix) && !wanted.has(id)) map.removeImage(id);
  }
  for (const wish of wishes) {
    if (!map.hasImage(wish.id)) map.addImage(wish.id, draw(look, wish), { pixelRatio: PIXEL_RATIO });
  }
}
