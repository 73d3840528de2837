import type { Readable } from 'node:stream';
import type { Db } from '../db/db.ts';

export const DRIVERS = ['local', 's3'] as const;
export type DriverName = (typeof DRIVERS)[number];

/** One place where contents can lie. Keys are those of `keys.ts`. */
export type Driver = {
  /** Makes the bytes of a local file what lies at a key: whole or not at all. */
  put(key: string, path: string): Promise<void>;
  /** Rejects where nothing lies at the key. */
  open(key: string): Promise<Readable>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
};

/** A content that came in and lies on the disk of this machine until it is kept or discarded. */
export type Staged = {
  readonly path: string;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  readonly size: number;
  /** The first bytes, by which the type is told. */
  readonly head: Buffer;
  discard(): Promise<void>;
};

/** The contents of all files, addressed by their SHA-256; each knows in which place it lies (`kernel_blob`). */
export type FileStore = {
  /** Streams a content in; refuses more than `maxBytes` without keeping any of it. */
  stage(content: Readable, options: { maxBytes: number }): Promise<Staged>;
  /** Makes a staged content lasting, where it lies already or else in the chosen place. */
  keep(staged: Pick<Staged, 'path' | 'hash' | 'size'>): Promise<void>;
  /** Rejects where the content is not in the store. */
  open(hash: string): Promise<Readable>;
  has(hash: string): Promise<boolean>;
  /** Removes a content that no file has; answers whether it went. While a backup runs nothing goes. */
  dropUnused(hash: string): Promise<boolean>;
  /** A small WebP of a picture, made at the first call and kept beside it. */
  thumbnail(hash: string, size: number): Promise<Readable>;
  /** A place by name; refuses one that is not set up. */
  driver(name: DriverName, db?: Db): Promise<Driver>;
};
