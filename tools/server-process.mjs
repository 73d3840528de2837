import { join } from 'node:path';

/** Flags of Node for the server. A small young generation: the garbage of a start would otherwise stay in memory for good. */
export const SERVER_FLAGS = ['--max-semi-space-size=4'];

/**
 * The environment of the server's process, under what is set already.
 * Compiled code and stripped types are kept between starts from the very first file on. The server switches that on too, but only
 * once its own first files have been stripped: for these two alone Node would load its stripper, 12 MB that then stay.
 * And glibc makes a heap for each of a dozen threads that hardly allocate: two are enough, another 8 MB.
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} [env]
 */
export const serverEnv = (root, env = process.env) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  MALLOC_ARENA_MAX: '2',
  ...env,
});
