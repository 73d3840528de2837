import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LIVE_BEAT_MS, LIVE_CLOSE, type LiveMessage } from '../../live.ts';
import type { User } from '../context.ts';
import type { App, Authenticate } from '../module.ts';
import { createHub } from './hub.ts';
import { LIVE_END, type LiveEvent } from './live.ts';
import { createPresence } from './presence.ts';

/** Whoever connects says who it is within this time. */
const HELLO_MS = 10_000;
/** Lines of one person on this node; the oldest gives way. */
const MOST_LINES = 20;
/** A session whose end nobody told of (it expired, the account's last day passed) is found so often. */
const CHECK_MS = 120_000;
/** What a browser does not read is not heaped up: it resumes. */
const MOST_BUFFERED = 4_000_000;

const hello = z.object({ token: z.string().min(10).max(200), after: z.number().int().nonnegative().optional() });

type Line = { socket: WebSocket; user: User; token: string; cookie?: string; alive: boolean; checked: number };

/** Mounts `/api/live`. The token comes in the first message, where no log and no history of a browser keeps it. */
export async function serveLive(server: FastifyInstance, app: App, authenticate: Authenticate): Promise<void> {
  const lines = new Map<number, Set<Line>>();
  const all = (): Line[] => [...lines.values()].flatMap((set) => [...set]);
  const presence = createPresence(app);

  const send = ({ socket }: Line, message: LiveMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const tellLine = (line: Line, { id, topic, data }: LiveEvent): void => send(line, { type: 'event', id, topic, data });
  const deliver = (events: readonly LiveEvent[]): void => {
    for (const event of events)
      for (const user of event.users) for (const line of lines.get(user) ?? []) tellLine(line, event);
  };
  const hub = createHub(app, deliver, () => lines.size > 0);

  const end = (payload: unknown): void => {
    const { sessions = [], users = [] } = payload as { sessions?: string[]; users?: number[] };
    for (const line of all())
      if (sessions.includes(line.user.sessionId ?? '') || users.includes(line.user.id))
        line.socket.close(LIVE_CLOSE.sessionEnded);
  };
  const leave = [app.events.on(LIVE_END, end)];

  // Browsers send their cookies when the line opens, the token in its first message: a browser's token counts only with both.
  const identify = ({ token, cookie }: Pick<Line, 'token' | 'cookie'>): Promise<User | undefined> =>
    authenticate(app, { method: 'POST', headers: { authorization: `Bearer ${token}`, cookie } });

  const add = (line: Line): void => {
    const set = lines.get(line.user.id) ?? new Set();
    lines.set(line.user.id, set.add(line));
    const [oldest] = set;
    if (set.size > MOST_LINES && oldest) {
      // Counted no more at once: one that is slow to close must not stand for all that come after it.
      set.delete(oldest);
      oldest.socket.close(LIVE_CLOSE.goingAway);
    }
    presence.changed(line.user.id, set.size);
    line.socket.on('pong', () => {
      line.alive = true;
    });
    line.socket.on('close', () => {
      set.delete(line);
      if (set.size === 0) lines.delete(line.user.id);
      presence.changed(line.user.id, set.size);
    });
  };

  const begin = async (socket: WebSocket, message: string, cookie?: string): Promise<void> => {
    const said = hello.safeParse(parsed(message));
    if (!said.success) return socket.close(1008);
    const { token, after } = said.data;
    const user = await identify({ token, cookie });
    if (!user || user.vendor) return socket.close(LIVE_CLOSE.sessionEnded);
    const line: Line = { socket, user, token, cookie, alive: true, checked: performance.now() };
    // What is old to a new page is read before its line hears anything, what it missed after: what falls between comes twice, not never.
    const last = await hub.last();
    const known = after === undefined ? await hub.recent(user.id) : [];
    // One that was closed meanwhile tells of it no more, and would be counted as present for ever.
    if (socket.readyState !== socket.OPEN) return;
    add(line);
    for (const event of await hub.missed(user.id, after)) if (!known.includes(event.id)) tellLine(line, event);
    send(line, { type: 'ready', last, known });
  };

  const beat = setInterval(() => {
    for (const line of all()) {
      if (!line.alive) {
        line.socket.terminate();
        continue;
      }
      line.alive = false;
      line.socket.ping();
      send(line, { type: 'beat' });
      if (performance.now() - line.checked < CHECK_MS) continue;
      line.checked = performance.now();
      void identify(line).then(
        (user) => {
          if (!user) line.socket.close(LIVE_CLOSE.sessionEnded);
        },
        () => {},
      );
    }
  }, LIVE_BEAT_MS);
  beat.unref();

  await server.register(websocket, {
    options: { maxPayload: 16_384 },
    // Browsers come back by themselves, to another node or to this one when it has started again.
    preClose: (done) => {
      clearInterval(beat);
      for (const each of leave) each();
      hub.stop();
      for (const client of server.websocketServer.clients) client.close(LIVE_CLOSE.goingAway);
      setTimeout(() => {
        for (const client of server.websocketServer.clients) client.terminate();
      }, 500).unref();
      void presence.stop().finally(done);
    },
  });
  server.get(
    '/api/live',
    { websocket: true, preValidation: fromOurPages(app.settings.publicUrl) },
    (socket, request) => {
      const late = setTimeout(() => socket.close(1008), HELLO_MS);
      socket.on('error', () => socket.terminate());
      socket.on('close', () => clearTimeout(late));
      socket.once('message', (data) => {
        clearTimeout(late);
        begin(socket, data.toString(), request.headers.cookie).catch((err) => {
          app.log.warn({ err }, 'live line');
          socket.close(LIVE_CLOSE.goingAway);
        });
      });
    },
  );
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

/** A browser tells which page asks; only the product's own pages may. What is no browser tells none. */
function fromOurPages(publicUrl: string | undefined) {
  return async (request: FastifyRequest, reply: { code(code: number): { send(body: string): unknown } }) => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    const ours = [publicUrl && new URL(publicUrl).host, request.host];
    if (!URL.canParse(origin) || !ours.includes(new URL(origin).host)) return reply.code(403).send('origin');
  };
}
