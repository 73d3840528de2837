// The service worker: the shell and the entry forms open without a line. It keeps files of the build, never an answer of the server.
// tools/offline-worker.ts takes the types away and fills in the list of files.

export type Waiting = { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Scope = {
  addEventListener(type: 'install' | 'activate', hear: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'message', hear: (event: Waiting & { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
};

const worker = globalThis as unknown as Scope;
const FILES: readonly string[] = ['__FILES__'];
const KEPT = 'fairway-__BUILD__';
/** Files of the build that were used and are not in the list: kept until the next build. */
const USED = 'fairway-used';
const BASE = new URL('./', worker.location.href).pathname;
const ASSETS = `${BASE}assets/`;
const MOST_USED = 500;
/** Milliseconds after which a slow line counts as none, for the page itself. */
const PATIENCE = 5000;

/** Names of assets carry a hash of their content: what an earlier build kept is taken over. One missing file, and nothing is installed. */
async function install(): Promise<void> {
  const kept = await caches.open(KEPT);
  const take = async (file: string): Promise<void> => {
    const url = BASE + file;
    const known = file.startsWith('assets/') ? await caches.match(url) : undefined;
    const answer = known ?? (await fetch(url, { cache: 'no-cache' }));
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    await kept.put(url, answer);
  };
  await Promise.all(FILES.map(take));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('fairway-') && name !== KEPT).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

/** The page as the server has it now; as it was kept where the server does not answer. */
async function page(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(KEPT)).match(BASE);
  const slow = new Promise<Response | undefined>((answer) => setTimeout(() => answer(kept()), PATIENCE));
  const now = fetch(request).then(
    async (answer) => (answer.status < 500 ? answer : ((await kept()) ?? answer)),
    async (error: unknown) => {
      const one = await kept();
      if (!one) throw error;
      return one;
    },
  );
  return (await Promise.race([now, slow])) ?? now;
}

async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(USED)).put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
/** What the page loaded before there was a worker: it lies in the browser's own cache, so that nothing goes over the line again. */
async function keepUsed(urls: readonly unknown[]): Promise<void> {
  for (const url of urls.slice(0, MOST_USED)) {
    if (typeof url !== 'string' || !new URL(url, worker.location.href).pathname.startsWith(ASSETS)) continue;
    if (!(await caches.match(url))) await asset(new Request(url, { cache: 'force-cache' })).catch(() => undefined);
  }
}

worker.addEventListener('message', (event) => {
  if (event.data === 'take') event.waitUntil(worker.skipWaiting());
  else if (Array.isArray(event.data)) event.waitUntil(keepUsed(event.data));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(BASE)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith(ASSETS)) event.respondWith(asset(request));
});
