/** Size of the drawing's own grid. */
export const ART_WIDTH = 849;
export const ART_HEIGHT = 868;

type Contour = { readonly path: string; readonly opacity: number };

/** Depth contours of the western shore: line 0 lies nearest to the fairway, the further ones fade. */
export function westContours(): Contour[] {
  return Array.from({ length: 8 }, (_, i) => {
    const top = 507 - 21 * i;
    const [x, y] = [372 - 38 * i, 222 + 18 * i];
    const foot = 188 - 38 * i;
    const path = `M${top} 0C${top - 88} ${60 + 8 * i} ${x + 18 - 3 * i} ${y - 150 + 4 * i} ${x} ${y}S${x - 42 + 6 * i} ${y + 210} ${x - 78 + 3 * i} ${y + 340}S${foot + 30} ${ART_HEIGHT - 96} ${foot} ${ART_HEIGHT}`;
    return { path, opacity: 0.5 - 0.055 * i };
  });
}

/** Depth contours of the eastern shore. */
export function eastContours(): Contour[] {
  return Array.from({ length: 8 }, (_, i) => {
    const top = 655 + 31 * i;
    const [x, y] = [437 + 36 * i, 236 + 31 * i];
    const foot = 612 + 38 * i;
    const path = `M${top} 0C${top - 62} ${58 + 8 * i} ${x - 8} ${y - 130} ${x} ${y}S${foot - 62} ${ART_HEIGHT - 190} ${foot} ${ART_HEIGHT}`;
    return { path, opacity: 0.5 - 0.055 * i };
  });
}
