import { z } from 'zod';

/** First file of an archive: what it is, said before anything else is read. */
export const HEAD_FILE = 'backup.json';
/** Last file: what all the others must be. An archive without it is cut off. */
export const MANIFEST_FILE = 'manifest.json';
export const JOBS_FILE = 'jobs.json';

export const Head = z.object({
  format: z.literal('fairway-backup'),
  formatVersion: z.literal(1),
  version: z.string(),
  /** ISO time, UTC. */
  made: z.string(),
  /** Migrations that the database had seen, in any order: `yard/202612010930-add-berth`. */
  migrations: z.array(z.string()),
});
export type Head = z.infer<typeof Head>;

export const Manifest = z.object({
  tables: z.record(
    z.string(),
    z.object({
      columns: z.array(z.string()),
      rows: z.number(),
      /** SHA-256 over the text that COPY gives of the whole table. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Contents that the database names and the store did not have, or had damaged. */
  missing: z.array(z.string()),
  jobs: z.number(),
});
export type Manifest = z.infer<typeof Manifest>;

export const Jobs = z.array(
  z.object({ name: z.string(), data: z.unknown(), after: z.string(), once: z.string().nullable() }),
);
export type Jobs = z.infer<typeof Jobs>;

/** `tables/voyage_report/0003` */
export const tablePart = (table: string, part: number): string => `tables/${table}/${String(part).padStart(4, '0')}`;

/** Where in the archive something stands, from its name. */
export function placeIn(name: string): { table: string } | { hash: string } | undefined {
  const [, table] = /^tables\/([a-z0-9_]+)\/\d+$/.exec(name) ?? [];
  if (table) return { table };
  const [, hash] = /^files\/([0-9a-f]{64})$/.exec(name) ?? [];
  return hash ? { hash } : undefined;
}
