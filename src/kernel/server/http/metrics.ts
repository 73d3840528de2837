import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../db/db.ts';
import { callTimes } from './call-times.ts';

/** Prometheus figures of one server process. */
export function createMetrics(db: Database) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const times = callTimes('fairway_request_seconds', 'Duration of calls by route and status class');
  new Gauge({
    name: 'fairway_db_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = db.stats();
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  return {
    observe: times.note,
    text: async () => `${times.text()}\n${await registry.metrics()}`,
    contentType: registry.contentType,
  };
}
