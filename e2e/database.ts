import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Place } from './place.ts';

/** Asks the database of a server that a test started; for what no page may tell, such as the answer of a picture code. */
export async function queryIn<T extends pg.QueryResultRow>(
  { url, data }: Place,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(url ?? (await embeddedUrl(data)));
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function embeddedUrl(data: string): Promise<string> {
  const access = JSON.parse(await readFile(join(data, 'postgres', 'fairway.json'), 'utf8'));
  const { port, password } = access as { port: number; password: string };
  return `postgres://fairway:${password}@127.0.0.1:${port}/fairway`;
}
