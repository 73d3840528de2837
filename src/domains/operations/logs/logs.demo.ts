import type { Ctx } from '../../../kernel/server/context.ts';
import { demoSignIns } from '../../identity/public.server.ts';
import { demoCalls } from './calls.demo.ts';

const DEVICES = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
];

/** Sign-ins of the last week; calls, and what failed among them. */
export async function demoLogs(ctx: Ctx): Promise<void> {
  await demoSignIns(ctx, DEVICES);
  await demoCalls(ctx, DEVICES);
}
