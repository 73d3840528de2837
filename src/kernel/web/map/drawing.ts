import { SHIP_GLYPH, type ShipKind } from '../marks/ship-kind.ts';
import { FONT, type Look, MAP_COLOURS, MAP_SELECTED } from '../theme/tokens.ts';

/** Images are drawn at twice their size, for sharp screens. */
export const PIXEL_RATIO = 2;

const HULL = 'M16 5.2c2.9 3 4.4 6.6 4.4 10.6v10.4h-8.8V15.8c0-4 1.5-7.6 4.4-10.6Z';
const DECK = 'M16 13v9';

/** Text sizes in px: nothing under 12 on pages, 14 on walls. */
const TEXT = { light: 12, dark: 12, screen: 14 } as const;

function canvas(width: number, height: number): CanvasRenderingContext2D {
  const element = document.createElement('canvas');
  element.width = Math.ceil(width) * PIXEL_RATIO;
  element.height = Math.ceil(height) * PIXEL_RATIO;
  const context = element.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d canvas');
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  return context;
}

function pixels(context: CanvasRenderingContext2D): ImageData {
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}

type Ink = { readonly fill: string; readonly outline: string };

function inkOf(look: Look, kind: ShipKind, selected: boolean): Ink {
  if (selected) return { fill: MAP_SELECTED.fill, outline: MAP_SELECTED.ink };
  return { fill: MAP_COLOURS[look].ships[kind], outline: MAP_COLOURS[look].outline };
}

/** The hull seen from above. It points east, so `icon-rotate` is course - 90. 50x40 on walls, 32x24 on pages. */
export function drawHull(look: Look, kind: ShipKind, selected: boolean): ImageData {
  const [width, height, scale] = look === 'screen' ? [50, 40, 1.62] : [32, 24, 1.08];
  const ink = inkOf(look, kind, selected);
  const context = canvas(width, height);
  context.translate(width / 2, height / 2);
  context.rotate(Math.PI / 2);
  context.scale(scale, scale);
  context.translate(-16, -15.7);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = ink.outline;
  context.lineWidth = (selected ? 2.6 : 4.4) / scale;
  context.stroke(new Path2D(HULL));
  context.fillStyle = ink.fill;
  context.fill(new Path2D(HULL));
  context.lineWidth = 1.6;
  context.stroke(new Path2D(DECK));
  return pixels(context);
}

/** The shape of a state that has no course, upright. */
export function drawGlyph(look: Look, kind: ShipKind, selected: boolean): ImageData {
  const scale = look === 'screen' ? 1.3 : 1.08;
  const [width, height] = [14 * scale + 6, 12 * scale + 6];
  const ink = inkOf(look, kind, selected);
  const context = canvas(width, height);
  context.translate(3, 3);
  context.scale(scale, scale);
  context.lineJoin = 'round';
  context.strokeStyle = ink.outline;
  context.lineWidth = (selected ? 2.6 : 4.4) / scale;
  const path = new Path2D(SHIP_GLYPH[kind]);
  context.stroke(path);
  context.fillStyle = ink.fill;
  context.fill(path);
  return pixels(context);
}

/** A name on its ground, with a lighter second part (the speed). Chinese and Latin mix; no glyph server is needed. */
export function drawLabel(
  look: Look,
  { name, minor, selected }: { name: string; minor: string; selected: boolean },
): ImageData {
  const size = TEXT[look];
  const colours = MAP_COLOURS[look];
  const fonts = { name: `600 ${size}px ${FONT}`, minor: `400 ${size}px ${FONT}` };
  const measure = canvas(1, 1);
  const widthOf = (text: string, font: string) => {
    measure.font = font;
    return text ? measure.measureText(text).width : 0;
  };
  const [nameWidth, minorWidth] = [widthOf(name, fonts.name), widthOf(minor, fonts.minor)];
  const [side, gap, height] = [5, minor ? 5 : 0, size + 8];
  const context = canvas(side + nameWidth + gap + minorWidth + side, height);
  context.fillStyle = selected ? MAP_SELECTED.fill : colours.labelGround;
  context.beginPath();
  context.roundRect(0, 0, context.canvas.width / PIXEL_RATIO, height, 3);
  context.fill();
  context.textBaseline = 'middle';
  const baseline = height / 2 + 0.5;
  context.font = fonts.name;
  context.fillStyle = selected ? MAP_SELECTED.ink : colours.label;
  context.fillText(name, side, baseline);
  context.font = fonts.minor;
  context.fillStyle = selected ? MAP_SELECTED.ink : colours.labelMinor;
  context.fillText(minor, side + nameWidth + gap, baseline);
  return pixels(context);
}
