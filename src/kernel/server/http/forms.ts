import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: boolean;
  }
}

const MOST_BYTES = 64 * 1024;

/** Forms are read for the calls that say so; elsewhere they are refused, because any page of another site can send one. */
export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (request, body, done) => {
      if (request.routeOptions.config.form) return done(null, Object.fromEntries(new URLSearchParams(String(body))));
      return done(new AppError('BAD_REQUEST', { zh: '此接口不接受表单，须提交 JSON', en: 'Send JSON, not a form' }));
    },
  );
}
