/** Sides in px of the squares that thumbnails fit into: lists, chips, grids, cards. */
export const THUMBNAIL_SIZES = [64, 160, 320, 640] as const;

/** `ab/abcdef...`: two letters of the hash spread contents over 256 folders. */
export function contentKey(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new RangeError(`not a content hash: ${hash}`);
  return `${hash.slice(0, 2)}/${hash}`;
}

export const thumbnailKey = (hash: string, size: number): string => `thumbnails/${size}/${contentKey(hash)}.webp`;
