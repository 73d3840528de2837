import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Asks the database of a server that a test started; for what no page may tell, such as the answer of a picture code. */
export async function queryIn<T extends pg.QueryResultRow>(
  data: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const { port, password } = JSON.parse(await readFile(join(data, 'postgres', 'fairway.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  const client = new pg.Client({ host: '127.0.0.1', port, password, user: 'fairway', database: 'fairway' });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}
