import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoCompany } from '../kernel/demo.ts';
import { createApp } from '../kernel/server/app.ts';
import { batchEndpoints } from '../kernel/server/batch/endpoints.ts';
import { declarationProblems, scopeProblems } from '../kernel/server/check.ts';
import { systemContext } from '../kernel/server/context.ts';
import type { Database } from '../kernel/server/db/db.ts';
import { declaredBy } from '../kernel/server/declare.ts';
import type { Declared } from '../kernel/server/declared.ts';
import { draftEndpoints } from '../kernel/server/drafts/endpoints.ts';
import { exportTaskEndpoint } from '../kernel/server/excel/export-task.ts';
import { importTaskEndpoints } from '../kernel/server/excel/import-task.ts';
import { feedEndpoints } from '../kernel/server/feed.ts';
import { fileEndpoints } from '../kernel/server/files/endpoints.ts';
import type { FileStore } from '../kernel/server/files/store.ts';
import { finderEndpoints } from '../kernel/server/finder/endpoints.ts';
import { rebuildFinder } from '../kernel/server/finder/write.ts';
import type { Endpoint } from '../kernel/server/http/endpoint.ts';
import { taskEndpoints } from '../kernel/server/jobs/endpoints.ts';
import type { App, Log } from '../kernel/server/module.ts';
import { paperEndpoints } from '../kernel/server/paper/endpoints.ts';
import { preferenceEndpoints } from '../kernel/server/preferences/endpoints.ts';
import { reminderEndpoints } from '../kernel/server/reminders/endpoints.ts';
import { traceEndpoints } from '../kernel/server/trace/endpoints.ts';
import { viewEndpoints } from '../kernel/server/views/endpoints.ts';
import { DEMO_COMPANIES } from './demo-companies.ts';
import { modules } from './domains.server.ts';

/** Calls that no domain brings. */
export const KERNEL_ENDPOINTS: readonly Endpoint[] = [
  ...fileEndpoints,
  ...taskEndpoints,
  ...draftEndpoints,
  ...finderEndpoints,
  ...feedEndpoints,
  ...preferenceEndpoints,
  exportTaskEndpoint,
  ...paperEndpoints,
  ...importTaskEndpoints,
  ...batchEndpoints,
  ...reminderEndpoints,
  ...viewEndpoints,
  ...traceEndpoints,
];

/** All calls of the product. */
export function allEndpoints(): Endpoint[] {
  return [...KERNEL_ENDPOINTS, ...modules.flatMap((module) => module.endpoints)];
}

/** The pages that the web is built of and their declarations; none are known where only the built web was delivered. */
function pageFiles(): string[] | undefined {
  const folder = join(import.meta.dirname, '..');
  const files = globSync('domains/**/*.page.{web.tsx,ts}', { cwd: folder }).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
  return files.some((file) => file.endsWith('.web.tsx')) ? files : undefined;
}

/** Gathers what the domains declare and refuses what does not fit together, naming everything that is wrong. */
export function declare(): { declared: Declared; endpoints: Endpoint[] } {
  const endpoints = allEndpoints();
  const problems = [...declarationProblems(modules, endpoints, pageFiles()), ...scopeProblems(modules)];
  if (problems.length > 0) throw new Error(`The declarations do not fit together:\n  ${problems.join('\n  ')}`);
  return { declared: declaredBy(modules), endpoints };
}

export function assemble(options: {
  db: Database;
  files: FileStore;
  log: Log;
  settings: App['settings'];
  now?: () => Date;
}): App {
  return createApp({ redisUrl: process.env.REDIS_URL || undefined, ...options });
}

/**
 * Rows that every database needs, and on request a demo company, with its stored files unless told otherwise. Each module is
 * one transaction.
 */
export async function fill(app: App, options: { demo?: DemoCompany['name']; files?: boolean } = {}): Promise<void> {
  const clock = app.now();
  const demo = options.demo && {
    company: DEMO_COMPANIES[options.demo],
    files: options.files === false ? undefined : app.files,
  };
  for (const step of demo ? (['seed', 'demo'] as const) : (['seed'] as const)) {
    for (const module of modules) {
      if (!module[step]) continue;
      const started = performance.now();
      await app.db.transaction(async (tx) => {
        // Eighteen months are sailed in memory between two statements, which takes a slow machine its time.
        await tx.query('set local idle_in_transaction_session_timeout = 0');
        const ctx = systemContext(tx, { now: clock, reason: step === 'seed' ? '初始数据' : '演示数据' });
        await (step === 'seed' || !demo ? module.seed?.(ctx) : module.demo?.(ctx, demo));
      });
      app.log.info(`${step} ${module.name}: ${Math.round(performance.now() - started)} ms`);
    }
  }
  // Rows that came many to a statement have no line in the finder yet.
  await app.db.transaction((tx) => rebuildFinder(tx));
}
