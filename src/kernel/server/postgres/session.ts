import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Access, SUPERUSER } from './cluster.ts';

const CANNOT_CONNECT_NOW = '57P03';
const WRONG_PASSWORD = '28P01';

/**
 * Connects to the cluster's own administrative database, waiting while the server starts or recovers.
 * Answers 'gone' when the server ended meanwhile, 'stranger' when another cluster's server answers.
 */
export async function connectWhenReady(options: {
  access: Access;
  cluster: string;
  isRunning: () => boolean;
  log: (line: string) => void;
}): Promise<pg.Client | 'gone' | 'stranger'> {
  const { access, cluster, isRunning, log } = options;
  for (let attempt = 1; isRunning(); attempt += 1) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: access.port,
      user: SUPERUSER,
      password: access.password,
      database: 'postgres',
      application_name: `fairway ${process.pid}`,
      keepAlive: true,
    });
    client.on('error', () => {}); // a connection that breaks also emits 'end', which is what we listen to
    try {
      await client.connect();
      const { rows } = await client.query('show data_directory');
      if (rows[0].data_directory === cluster) return client;
      await client.end();
      return 'stranger';
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === WRONG_PASSWORD) return 'stranger';
      if (
        code !== 'ECONNREFUSED' &&
        code !== 'ECONNRESET' &&
        code !== CANNOT_CONNECT_NOW &&
        isRunning() &&
        attempt > 20
      )
        throw error;
      if (attempt % 500 === 0) log('the database is still starting');
      await delay(20);
    }
  }
  return 'gone';
}

/** What the product works with: a role without the rights of an administrator, and its own database. */
export async function ensureDatabase(
  client: pg.Client,
  { name, password }: { name: string; password: string },
): Promise<void> {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rows.length > 0) return;
  const role = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  if (role.rows.length === 0) {
    await client.query(`create role ${name} login createdb password ${client.escapeLiteral(password)}`);
    await client.query(`grant pg_monitor to ${name}`);
  }
  await client.query(`create database ${name} owner ${name}`);
}
