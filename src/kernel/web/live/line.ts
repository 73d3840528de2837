import { LIVE_BEAT_MS, LIVE_CLOSE, type LiveHello, type LiveMessage } from '../../live.ts';

export type Line = {
  /**
   * Hears a topic until the answered function is called. The first hearer opens the line. What is told between a hearer's first reading
   * and the standing of a new line is not told to it: `ask` is called once, when the line first stands, and reads anew.
   */
  on(topic: string, hear: (data: unknown) => void, ask?: () => void): () => void;
  /** Whether the server is connected at this moment. */
  up(): boolean;
  /** Tries at once: the network is back, or somebody signed in again. */
  retry(): void;
  stop(): void;
};

type Hearer = { readonly hear: (data: unknown) => void; readonly ask: (() => void) | undefined };

type Wire = {
  open: () => WebSocket;
  token: () => string | undefined;
  /** Milliseconds before the next try, after so many that failed. */
  waitMs: (tries: number) => number;
  /** The server answers again. */
  onReady: () => void;
  /** The session has ended: the line stays down until `retry`. */
  onSessionEnd: () => void;
};

/** As many numbers of heard events are remembered; in the ten minutes that a resume goes back nobody is told as much. */
const REMEMBERED = 20_000;
/** A server that gave no sign of life for so long is gone, whatever the network says. */
const SILENCE_MS = 2.5 * LIVE_BEAT_MS;

/**
 * One line to the server that comes back by itself. It resumes after the last event heard; the server goes back further than that,
 * since events may be heard in another order than that of their numbers, and here none is heard twice.
 */
export function createLine(wire: Wire): Line {
  const hearers = new Map<string, Set<Hearer>>();
  const seen = new Set<number>();
  let socket: WebSocket | undefined;
  let ready = false;
  let stood = false;
  let stopped = false;
  let ended = false;
  let cursor: number | undefined;
  let tries = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const hear = ({ id, topic, data }: Extract<LiveMessage, { type: 'event' }>): void => {
    if (seen.has(id)) return;
    seen.add(id);
    if (seen.size > REMEMBERED) seen.delete(seen.values().next().value!);
    cursor = Math.max(cursor ?? 0, id);
    for (const each of hearers.get(topic) ?? []) each.hear(data);
  };

  const listen = (mine: WebSocket): void => {
    clearTimeout(silence);
    silence = setTimeout(() => lose(mine), SILENCE_MS);
  };

  const lose = (mine: WebSocket, code?: number): void => {
    if (socket !== mine) return;
    socket = undefined;
    ready = false;
    clearTimeout(silence);
    mine.close();
    if (stopped) return;
    if (code === LIVE_CLOSE.sessionEnded) {
      ended = true;
      wire.onSessionEnd();
      return;
    }
    next = setTimeout(connect, wire.waitMs(tries));
    tries += 1;
  };

  function connect(): void {
    clearTimeout(next);
    const token = wire.token();
    if (stopped || ended || socket || !token) return;
    const mine = wire.open();
    socket = mine;
    listen(mine);
    mine.onopen = () => mine.send(JSON.stringify({ token, after: cursor } satisfies LiveHello));
    mine.onclose = ({ code }) => lose(mine, code);
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return;
      // Another window of this page signed in as somebody else: what comes is not for this one's eyes.
      if (wire.token() !== token) return lose(mine);
      listen(mine);
      const message = JSON.parse(String(data)) as LiveMessage;
      if (message.type === 'event') hear(message);
      if (message.type !== 'ready') return;
      ready = true;
      tries = 0;
      wire.onReady();
      cursor = Math.max(cursor ?? 0, message.last);
      for (const id of message.known) seen.add(id);
      // One that stands again resumes: what was told meanwhile has just been heard.
      if (stood) return;
      stood = true;
      for (const each of [...hearers.values()].flatMap((set) => [...set])) each.ask?.();
    };
  }

  return {
    on(topic, hearing, ask) {
      const set = hearers.get(topic) ?? new Set();
      const each: Hearer = { hear: hearing, ask };
      hearers.set(topic, set.add(each));
      connect();
      return () => void set.delete(each);
    },
    up: () => ready,
    retry() {
      ended = false;
      connect();
    },
    stop() {
      stopped = true;
      clearTimeout(next);
      if (socket) lose(socket);
    },
  };
}
