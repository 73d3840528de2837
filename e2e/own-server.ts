import { startServer, type TestServer } from './server.ts';

let server: TestServer | undefined;

/**
 * Starts a server with a demo company of its own for the calling test file, without picture codes; what one file does no other
 * file meets. FAIRWAY_URL names a running one to be used instead, with the password of its accounts in DEMO_PASSWORD.
 */
export async function startOwnServer(): Promise<void> {
  if (!process.env.FAIRWAY_URL) server = await startServer();
}

export async function stopOwnServer(): Promise<void> {
  await server?.stop();
  server = undefined;
}

/** Address of the server of this file. */
export function ownUrl(): string {
  const url = process.env.FAIRWAY_URL ?? server?.baseUrl;
  if (!url) throw new Error('the server of this file is not up: ownUrl() belongs inside a test');
  return url;
}
