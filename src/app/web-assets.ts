import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What the builder writes; anything else is left to the files' own service. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const NAME = /^[\w-]+(\.[\w-]+)+$/;

type Asset = { readonly content: Buffer; readonly encoding?: string };

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((one) => {
    const [name, quality] = one.split(';').map((part) => part.trim());
    return name === encoding && !(quality && Number(quality.replace('q=', '')) === 0);
  });

/**
 * Answers built assets, `GET <prefix>:name`, from memory. They never change: their names carry a hash of their content. A page is a hundred
 * of them, and reading each anew cost more of the server than the page's calls. All of them together are a few MB, read when first asked for.
 */
export function serveAssets(server: FastifyInstance, { prefix, folder }: { prefix: string; folder: string }): void {
  const known = new Map<string, Promise<Asset | undefined>>();

  async function read(name: string, header: string): Promise<Asset | undefined> {
    for (const { name: encoding, suffix } of ENCODINGS) {
      if (!accepts(header, encoding)) continue;
      const content = await readFile(join(folder, name + suffix)).catch(() => undefined);
      if (content) return { content, encoding };
    }
    const content = await readFile(join(folder, name)).catch(() => undefined);
    return content && { content };
  }

  /** Kept by the encodings that are accepted; what is not there is not kept, so that odd names take no memory. */
  async function asset(name: string, header: string): Promise<Asset | undefined> {
    const key = `${ENCODINGS.map((one) => accepts(header, one.name)).join()} ${name}`;
    let found = known.get(key);
    if (!found) {
      found = read(name, header);
      known.set(key, found);
    }
    const content = await found;
    if (!content) known.delete(key);
    return content;
  }

  server.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply): Promise<FastifyReply> => {
    const { name } = request.params;
    const type = NAME.test(name) && TYPES[extname(name)];
    const found = type && (await asset(name, request.headers['accept-encoding'] ?? ''));
    if (!found) {
      reply.callNotFound();
      return reply;
    }
    if (found.encoding) reply.header('content-encoding', found.encoding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(type)
      .send(found.content);
  });
}
