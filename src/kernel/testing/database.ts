import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  // vitest asks for an interface to be extended here
  interface ProvidedContext {
    /** Connection string of the template database of this run; empty when the tests run without one. */
    templateUrl: string;
  }
}

export type TestDatabase = {
  readonly url: string;
  /** Ends every connection to it. */
  readonly drop: () => Promise<void>;
};

/** The template is a database of this name with every table, and with what every installation has (menus, dictionaries). */
export const TEMPLATE = 'fairway_template';

/** A fresh copy of the template or of another database (about 60 ms), of its own for the calling test file. Close pools, then `drop` it in `afterAll`. */
export async function testDatabase(from = TEMPLATE): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const name = `t_${process.pid}_${randomBytes(4).toString('hex')}`;
  await administer(template, `create database ${name} template ${from} strategy file_copy`);
  return {
    url: databaseUrl(template, name),
    drop: () => dropDatabase(template, name),
  };
}

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
