import type { FastifyInstance } from 'fastify';

/** Less than the ten seconds after which service managers and containers end a process by force. */
const GRACE_MS = 7_000;

/** Answers the calls that are here, takes no more, and lets go of whoever does not come to an end, such as a stalled upload. */
export async function closeInTime(server: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const late = setTimeout(() => server.server.closeAllConnections(), graceMs);
  try {
    await server.close();
  } finally {
    clearTimeout(late);
  }
}
