import { request } from '../request.ts';
import { lineIsUp } from './line-state.ts';

/** Milliseconds that the server may take to say that it is there. */
const PATIENCE = 8000;

/** Asks the server whether it is there; whoever listens for the line hears of it. */
export async function lookForLine(): Promise<boolean> {
  await request('GET', '/health', { quiet: true, background: true, patience: PATIENCE }).catch(() => undefined);
  return lineIsUp();
}
