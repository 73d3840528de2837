import { startServer, type TestServer } from './server.ts';

/** Whose company several files of a process work on. */
export type Shared = 'shared' | 'looked-at';

const servers = new Map<Shared, Promise<TestServer>>();
let own: TestServer | undefined;
let baseUrl: string | undefined;

/**
 * Starts the server that files of this process share, unless one of them did; it ends with the process. FAIRWAY_URL names a running one to
 * be used instead, with the password of its accounts in DEMO_PASSWORD.
 */
export async function startSharedServer(company: Shared): Promise<void> {
  if (process.env.FAIRWAY_URL) return;
  const server = servers.get(company) ?? startServer();
  servers.set(company, server);
  ({ baseUrl } = await server);
}

/** Starts a server with a demo company of its own for the calling test file: what it does no other file meets. */
export async function startOwnServer(): Promise<void> {
  if (process.env.FAIRWAY_URL) return;
  own = await startServer();
  ({ baseUrl } = own);
}

/** Ends that of the calling test file, if it has one. */
export async function stopOwnServer(): Promise<void> {
  await own?.stop();
  own = undefined;
  baseUrl = undefined;
}

/** Address of the server of this file. */
export function ownUrl(): string {
  const url = process.env.FAIRWAY_URL ?? baseUrl;
  if (!url) throw new Error('the server of this file is not up: ownUrl() belongs inside a test');
  return url;
}
