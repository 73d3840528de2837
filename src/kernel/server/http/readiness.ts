import pg from 'pg';

const READY_MS = 3000;

/** Asks the database over a connection of its own, so that a busy pool does not look like a database that is away. */
export function createReadiness(url: string): { answers: () => Promise<boolean>; close: () => Promise<void> } {
  const line = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: READY_MS,
    // A database that hangs answers neither way.
    query_timeout: READY_MS,
    idleTimeoutMillis: 60_000,
    allowExitOnIdle: true,
    application_name: 'fairway ready',
  });
  line.on('error', () => {});
  let asking: Promise<boolean> | undefined;
  return {
    answers: () => {
      asking ??= line
        .query('select 1')
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          asking = undefined;
        });
      return asking;
    },
    close: () => line.end(),
  };
}
