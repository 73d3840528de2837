import { z } from 'zod';
import { keepSlowFrom, slowFrom, statements } from '../../../kernel/server/db/statement-figures.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { App } from '../../../kernel/server/module.ts';
import { SETTING_CHANGED, type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import { thisNode } from '../monitor-server/node-reports.server.ts';
import { maxConnections, sessionsOf } from './activity.server.ts';
import { databaseSize, indexSizes, tableSizes } from './sizes.server.ts';
import { type Source, slowStatements, sqlActivity, sqlSizes, sqlStatements } from './sql-monitor.calls.ts';
import { extensionState, extensionStatements, ownStatements } from './statements.server.ts';

const SLOW_MS = 'system.slowStatementMs';

export const sqlMonitorSettings: Settings = {
  [SLOW_MS]: {
    label: { zh: '慢语句阈值', en: 'Slow statements from' },
    help: { zh: '执行时间达到此值的语句列入慢语句', en: 'A statement that takes this long is listed as slow' },
    schema: z.number().int().min(10).max(60_000),
    default: 500,
    unit: { zh: '毫秒', en: 'ms' },
  },
};

/** The ledger knows how long ago; the clock of the call tells when. */
const moment = (now: Date, at: number): string => new Date(now.getTime() - (performance.now() - at)).toISOString();

/** Only looks: no call of this page takes a statement, and none changes anything. */
export const sqlMonitorEndpoints: readonly Endpoint[] = [
  serve(sqlStatements, async (ctx, { query }) => {
    const extension = await extensionState(ctx);
    const source: Source = query.source === 'extension' && extension === 'ready' ? 'extension' : 'server';
    return {
      source,
      extension,
      node: thisNode,
      since: source === 'server' ? moment(ctx.now, statements.since()) : null,
      beyond: source === 'server' ? statements.beyond() : 0,
      statements: source === 'server' ? ownStatements() : await extensionStatements(ctx),
    };
  }),
  serve(slowStatements, async (ctx) => ({
    node: thisNode,
    fromMs: slowFrom(),
    runs: statements.slow().map(({ at, ms, rows, figures }) => ({
      at: moment(ctx.now, at),
      ms: Math.round(ms * 10) / 10,
      rows,
      name: figures.named ? figures.key : null,
      text: figures.text,
    })),
  })),
  serve(sqlActivity, async (ctx, _given, { app }) => {
    const [sessions, limit] = await Promise.all([sessionsOf(ctx), maxConnections(ctx)]);
    return { node: thisNode, pool: app.db.stats(), maxConnections: limit, sessions };
  }),
  serve(sqlSizes, async (ctx) => {
    const [database, tables, indexes] = await Promise.all([databaseSize(ctx), tableSizes(ctx), indexSizes(ctx)]);
    return { databaseBytes: database.bytes, countedSince: database.since, tables, indexes };
  }),
];

/** From when on a statement is slow follows the setting, on every node. */
export async function watchSlowLimit(app: App): Promise<void> {
  const read = async (): Promise<void> => keepSlowFrom(await setting<number>(app, SLOW_MS));
  await read();
  app.events.on(SETTING_CHANGED, (payload) => {
    if ((payload as { name?: string }).name === SLOW_MS)
      void read().catch((err) => app.log.warn({ err }, 'the limit of slow statements is not read'));
  });
}
