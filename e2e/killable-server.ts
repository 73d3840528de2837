import type { ChildProcess } from 'node:child_process';
import type { Place } from './place.ts';
import { startProduct } from './process.ts';

export type Running = { child: ChildProcess; baseUrl: string };

/** A server process of its own over this place, to be killed; `hear` gets everything that it writes. */
export async function startKillable(
  place: Place,
  options: { hear?: (chunk: string) => void; args?: readonly string[] } = {},
): Promise<Running> {
  const { child, baseUrl } = startProduct({ place, env: { LOG_LEVEL: 'debug' }, ...options });
  return { child, baseUrl: await baseUrl };
}
