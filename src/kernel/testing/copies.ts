import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A name that tells whose copy it is: what a killed process leaves, the next run clears. */
export const copyName = (): string => `t_${process.pid}_${randomBytes(4).toString('hex')}`;

/** PostgreSQL's own housekeeping may look into a database just now, which an ordinary role must not end: it is soon gone. */
const HOUSEKEEPING = '42501';

/** Drops a database and ends whoever is connected to it. */
export async function dropDatabase(url: string, name: string, tries = 20): Promise<void> {
  try {
    await administer(url, `drop database if exists ${name} with (force)`);
  } catch (error) {
    if (tries <= 1 || (error as { code?: string }).code !== HOUSEKEEPING) throw error;
    await delay(250);
    return dropDatabase(url, name, tries - 1);
  }
}

/** The same server and role, another database. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** One statement that must not run inside the database that it makes, copies or drops. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(databaseUrl(url, 'fairway'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
