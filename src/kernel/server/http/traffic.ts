import type { FastifyInstance } from 'fastify';

/** What comes in at the servers of this process. */
export const traffic = { connections: 0, calls: 0 };

/** Counts open connections and answered calls; two additions a call. */
export function countTraffic(server: FastifyInstance): void {
  server.server.on('connection', (socket) => {
    traffic.connections += 1;
    socket.once('close', () => {
      traffic.connections -= 1;
    });
  });
  server.addHook('onResponse', (_request, _reply, done) => {
    traffic.calls += 1;
    done();
  });
}
