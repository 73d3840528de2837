import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { thumbnailKey } from './keys.ts';
import { decode } from './picture.ts';
import type { Driver, Staged } from './store.ts';

const MAX_BYTES = 4 * 1048576;

type Needs = {
  open: (hash: string) => Promise<Readable>;
  stage: (content: Readable, maxBytes: number) => Promise<Staged>;
  driverOf: (hash: string) => Promise<Driver>;
};

/** Small pictures, made when first asked for. Asked for by many at once, one is made; one is made at a time. */
export function thumbnails({ open, stage, driverOf }: Needs): (hash: string, size: number) => Promise<Readable> {
  const making = new Map<string, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();

  async function make(hash: string, size: number, key: string, place: Driver): Promise<void> {
    const image = await decode(await buffer(await open(hash)));
    const small = await image
      .rotate() // as the camera was held
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    const staged = await stage(Readable.from([small]), MAX_BYTES);
    try {
      await place.put(key, staged.path);
    } finally {
      await staged.discard();
    }
  }

  return async (hash, size) => {
    const key = thumbnailKey(hash, size);
    const place = await driverOf(hash);
    if (!(await place.has(key))) {
      let made = making.get(key);
      if (!made) {
        // A decoded picture takes up to 200 MB: never two of them at once.
        made = last.then(() => make(hash, size, key, place));
        last = made.catch(() => {});
        making.set(key, made);
        void last.finally(() => making.delete(key));
      }
      await made;
    }
    return place.open(key);
  };
}
