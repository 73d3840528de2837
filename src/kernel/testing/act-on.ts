import type { Answer, Send } from './server.ts';

/** Does an act on a record as somebody does who has just looked at it: with the version that it has now. */
export async function actOn<T = Record<string, unknown>>(
  send: Send,
  path: `${string}/${string}`,
  body: Record<string, unknown> = {},
): Promise<Answer<T>> {
  const seen = await send<{ version?: number }>('GET', path.slice(0, path.lastIndexOf('/')));
  return send<T>('POST', path, { version: seen.body.version ?? 1, ...body });
}
