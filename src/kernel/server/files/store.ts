import type { Readable } from 'node:stream';

/** Where contents lie, addressed by their SHA-256. The local folder is the default driver. */
export type FileStore = {
  /** Streams a content in; refuses more than `maxBytes` without keeping any of it. */
  put(content: Readable, options: { maxBytes: number }): Promise<{ hash: string; size: number; head: Buffer }>;
  open(hash: string): Readable;
  has(hash: string): Promise<boolean>;
  remove(hash: string): Promise<void>;
};
