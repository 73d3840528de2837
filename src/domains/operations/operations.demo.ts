import type { Ctx } from '../../kernel/server/context.ts';
import type { FileStore } from '../../kernel/server/files/store.ts';
import { demoBooks } from './books/book.demo.ts';
import { demoLogs } from './logs/logs.demo.ts';
import { demoPayments } from './payment/payments.demo.ts';
import { demoPictures } from './pictures/pictures.demo.ts';
import { demoScripts } from './scripts/script.demo.ts';
import { demoRuns } from './timing/timing.demo.ts';
import { demoUsage } from './usage/usage.demo.ts';

/** What administrators find in the demo company: use of the last weeks, logs, payments, and where there is a store its pictures. */
export async function demoOperations(ctx: Ctx, files?: FileStore): Promise<void> {
  await demoBooks(ctx);
  await demoUsage(ctx);
  await demoLogs(ctx);
  await demoScripts(ctx);
  await demoRuns(ctx);
  await demoPayments(ctx);
  if (files) await demoPictures(ctx, files);
}
