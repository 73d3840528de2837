import type { LiveMessage } from '../live.ts';

export type LiveClient = {
  /** Everything heard so far, in order. */
  readonly heard: readonly { topic: string; data: unknown }[];
  /** The next thing of a topic that was not asked for before; rejects after ten seconds. */
  next<T = Record<string, unknown>>(topic: string): Promise<T>;
  /** The code with which the server closed the line. */
  readonly closed: Promise<number>;
  close(): void;
};

/** A browser's line to `/api/live`. Resolves when it stands; rejects with the code when it is refused. */
export async function liveClient(base: string, hello: { token: string; after?: number }): Promise<LiveClient> {
  const socket = new WebSocket(new URL('/api/live', base.replace(/^http/, 'ws')));
  const heard: { topic: string; data: unknown }[] = [];
  const taken = new Map<string, number>();
  const waiting = new Set<() => void>();
  const ready = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<number>();
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onclose = ({ code }) => {
    closed.resolve(code);
    ready.reject(new Error(`the line was closed with ${code}`));
  };
  socket.onerror = () => ready.reject(new Error('the line was refused'));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as LiveMessage;
    if (message.type === 'ready') ready.resolve();
    if (message.type !== 'event') return;
    heard.push({ topic: message.topic, data: message.data });
    for (const look of waiting) look();
  };
  ready.promise.catch(() => {});
  await ready.promise;
  return {
    heard,
    closed: closed.promise,
    next<T>(topic: string) {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const late = setTimeout(() => reject(new Error(`nothing was told of ${topic}`)), 10_000);
      const look = (): void => {
        const found = heard.filter((each) => each.topic === topic)[taken.get(topic) ?? 0];
        if (!found) return;
        taken.set(topic, (taken.get(topic) ?? 0) + 1);
        clearTimeout(late);
        waiting.delete(look);
        resolve(found.data as T);
      };
      waiting.add(look);
      look();
      return promise;
    },
    close: () => socket.close(),
  };
}
