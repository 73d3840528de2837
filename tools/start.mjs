// npm start: from a fresh clone to a running system. Plain JavaScript for any Node from 20 on; everything after the set-up runs on
// the Node that the project pins.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { fail, install, PINNED_NODE, root } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { readOptions, serverArgs } from './options.mjs';
import { runToEnd } from './run.mjs';
import { SERVER_FLAGS, serverEnv } from './server-process.mjs';

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or later is needed to start, this is ${process.versions.node}.`);

const options = readOptions(process.argv.slice(2));
if (!options.resetDemo) await checkAddress(options);
await install();
if (!options.dev && !options.resetDemo) await buildIfStale();

const script = options.dev ? join(root, 'tools', 'dev.ts') : join(root, 'src', 'app', 'server.ts');
const preload = pathToFileURL(join(root, 'tools', 'end-with-parent.mjs')).href;
const flags = [...SERVER_FLAGS, '--import', preload];
/** @param {ReturnType<typeof readOptions>} given */
const run = (given, ...more) =>
  runToEnd(PINNED_NODE, [...flags, script, ...serverArgs(given)], {
    cwd: root,
    env: serverEnv(root),
    stdio: ['ignore', 'inherit', 'inherit', ...more],
  });
const { code } = options.dev || options.resetDemo ? await run(options) : await keepRunning(run, options);
process.exit(code);

/** A taken port or a foreign address is told before anything is installed or built. */
function checkAddress({ port, host }) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        fail(`端口 ${port} 已被占用。Port ${port} is taken: choose another with --port (0 picks a free one).`);
      if (error.code === 'EACCES')
        fail(`无权使用端口 ${port}。Port ${port} is not allowed for this user: choose one above 1023 with --port.`);
      fail(
        `无法监听 ${host}。Cannot listen on ${host} (${error.code}): choose an address of this machine with --host.`,
      );
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(resolve));
  });
}
