import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { noSuchCall } from '../kernel/server/http/server.ts';
import { serveAssets } from './web-assets.ts';

/** The one path segment below which the web lives. */
export const BASE = '/fairway/';

/** Serves the built web below its base path; a page address answers the same document, a missing asset answers 404. */
export async function serveWeb(server: FastifyInstance): Promise<void> {
  const root = resolve('dist');
  if (!existsSync(join(root, 'index.html'))) return;
  await server.register(fastifyStatic, {
    root,
    prefix: BASE,
    preCompressed: true,
    wildcard: true,
    index: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
  serveAssets(server, { prefix: `${BASE}assets/`, folder: join(root, 'assets') });
  server.get('/', (_request, reply) => reply.redirect(BASE));
  // The router takes /fairway and /fairway/ for the same; relative links need the slash.
  server.get(BASE, (request, reply) =>
    request.url.startsWith(BASE) ? reply.type('text/html').sendFile('index.html') : reply.redirect(BASE),
  );
  server.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && request.url.startsWith(BASE) && !request.url.startsWith(`${BASE}assets/`);
    if (page) return reply.code(200).type('text/html').sendFile('index.html');
    return noSuchCall();
  });
}
