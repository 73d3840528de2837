import type { Sharp } from 'sharp';
import { AppError } from '../../errors.ts';

/** Pixels of a picture over all its frames: a phone's 50 megapixels pass, a bomb of a few kilobytes does not. */
const MAX_PIXELS = 50_500_000;

/** Kinds whose thumbnails can be made. */
export const isPicture = (type: string): boolean => /^image\/(png|jpeg|webp|gif)$/.test(type);

let loading: Promise<typeof import('sharp').default> | undefined;

/** Loaded with the first picture; its own cache would only hold memory that is not needed twice. */
async function load() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

export async function decode(input: Buffer | string): Promise<Sharp> {
  const sharp = await load();
  return sharp(input, { limitInputPixels: MAX_PIXELS, sequentialRead: true });
}

/** Refuses a picture that would burst when shown, or whose beginning no decoder understands. Reads the head alone. */
export async function assertPicture(path: string): Promise<void> {
  const sharp = await load();
  const {
    width,
    height,
    pages = 1,
  } = await sharp(path, { limitInputPixels: false, animated: true })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError(
        'UNSUPPORTED_FILE',
        { zh: '图片已损坏，无法读取', en: 'The picture is damaged and cannot be read' },
        { cause },
      );
    });
  // With all frames asked for, sharp tells the height of the whole strip.
  if (width * height > MAX_PIXELS) {
    throw new AppError(
      'UNSUPPORTED_FILE',
      {
        zh: '图片过大（{width} × {height} 像素，{pages} 帧），最多 {max} 万像素',
        en: 'The picture is too large ({width} × {height} pixels, {pages} frame(s)); at most {maxM} megapixels',
      },
      { values: { width, height: Math.round(height / pages), pages, max: 5000, maxM: 50 } },
    );
  }
}

/** A drawing of ours (SVG) as a JPEG. */
export async function jpegOf(svg: string): Promise<Buffer> {
  const sharp = await load();
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
