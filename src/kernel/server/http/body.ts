import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Endpoint } from './endpoint.ts';

/** Bytes of a body, unless the contract of a call says otherwise (`maxBody`); of one that is open to anybody, a quarter. */
export const BODY_BYTES = 64 * 1024;
export const OPEN_BODY_BYTES = 16 * 1024;
/** Values, lists and objects of a body together; a report has about a thousand. */
const MOST_NODES = 20_000;
/** Deeper than any form or report, shallower than what recursion and jsonb can bear. */
export const MAX_DEPTH = 32;

export const bodyLimitOf = ({ route }: Pick<Endpoint, 'route'>): number =>
  route.maxBody ?? (route.permission === 'public' ? OPEN_BODY_BYTES : BODY_BYTES);

/** Bytes of a name in JSON; those of fields are shorter by far. */
const LONGEST_NAME = 256;

type Excess = 'nodes' | 'depth' | 'name';

/** Counts what JSON text holds before anything is made of it: a list of a million objects costs two hundred times its bytes. */
export function excessIn(body: Buffer): Excess | undefined {
  let nodes = 1;
  let depth = 0;
  /** Bytes of the text that was read last: a name, if a colon follows. */
  let text = 0;
  for (let at = 0; at < body.length; at += 1) {
    switch (body[at]) {
      case 0x22: {
        // a text, up to the next quote that no backslash stands before
        const begun = at;
        for (at += 1; at < body.length && body[at] !== 0x22; at += 1) if (body[at] === 0x5c) at += 1;
        text = at - begun - 1;
        break;
      }
      case 0x3a:
        if (text > LONGEST_NAME) return 'name';
        break;
      case 0x5b:
      case 0x7b:
        depth += 1;
        nodes += 1;
        break;
      case 0x5d:
      case 0x7d:
        depth -= 1;
        break;
      case 0x2c:
        nodes += 1;
        break;
    }
    if (depth > MAX_DEPTH) return 'depth';
    if (nodes > MOST_NODES) return 'nodes';
  }
  return undefined;
}

const REFUSED: Readonly<Record<Excess, AppError>> = {
  nodes: new AppError('TOO_LARGE', { zh: '提交的内容项目过多', en: 'The request holds too many values' }),
  depth: new AppError('BAD_REQUEST', { zh: '嵌套过深', en: 'Nested too deeply' }),
  name: new AppError('BAD_REQUEST', { zh: '名称过长', en: 'A name is too long' }),
};

/** Reads JSON, and nothing else but forms and uploads where a call takes them. */
export function takeJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const excess = excessIn(body as Buffer);
    if (excess) return done(REFUSED[excess]);
    parse(request, body.toString('utf8'), done);
  });
}
