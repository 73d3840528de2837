// Plain JavaScript for any Node from 20 on.
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root } from './install.mjs';

export const help = `航道 Fairway

  npm start -- [options]

  --port N       port, 8080 unless told; 0 picks a free one and prints it
  --host HOST    address to listen on, 127.0.0.1 unless told
  --data DIR     folder of the database and the files, ./data unless told
  --empty        an empty database gets no demo company
  --demo WHICH   the demo company it gets: whole, of twenty ships, unless told; test, of four
  --workers N    processes that answer calls, 1 unless told
  --dev          serve the sources and restart on every change
  --reset-demo   empty the database, build the demo company anew, and end
  --help         this text

Environment
  DATABASE_URL   a PostgreSQL (15 or later) of your own instead of the embedded one
  S3_...         ENDPOINT, REGION, BUCKET, ACCESS_KEY_ID, SECRET_ACCESS_KEY: object storage for files
  DEMO_PASSWORD  password of the demo accounts; otherwise chosen at random and printed until
                 somebody has signed in
  FAIRWAY_KEY    32 bytes in Base64: seals passwords and encrypts backups
  CAPTCHA=off    no picture code at sign-in, for automated clients; only on a loopback address
  LOG_LEVEL      trace, debug, info, warn or error
`;

const spec = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string', default: join(root, 'data') },
  empty: { type: 'boolean', default: false },
  demo: { type: 'string', default: 'whole' },
  workers: { type: 'string', default: '1' },
  dev: { type: 'boolean', default: false },
  'reset-demo': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

/**
 * Reads the command line, or ends with one sentence.
 * @param {string[]} args
 */
export function readOptions(args) {
  refuseTakenByNpm();
  const values = parse(args);
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  const port = wholeNumber('port', values.port, 0, 65_535);
  const workers = wholeNumber('workers', values.workers, 1, 64);
  if (process.env.CAPTCHA === 'off' && !isLoopback(values.host)) {
    fail(`CAPTCHA=off 只可用于本机地址。CAPTCHA=off is for a loopback address only, not for ${values.host}.`);
  }
  return {
    port,
    workers,
    host: values.host,
    data: resolve(values.data),
    empty: values.empty,
    demo: oneOf('demo', values.demo, ['whole', 'test']),
    dev: values.dev,
    resetDemo: values['reset-demo'],
  };
}

/**
 * The same options for src/app/server.ts, which reads them with `parseArgs`; --data is absolute there.
 * @param {ReturnType<typeof readOptions>} options
 */
export function serverArgs({ port, host, data, empty, demo, workers, resetDemo }) {
  const flags = [...(empty ? ['--empty'] : ['--demo', demo]), ...(resetDemo ? ['--reset-demo'] : [])];
  return ['--port', `${port}`, '--host', host, '--data', data, '--workers', `${workers}`, ...flags];
}

function isLoopback(host) {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function parse(args) {
  try {
    return parseArgs({ args, options: spec, allowPositionals: false }).values;
  } catch (error) {
    const [words] = error.message.split('. ');
    return fail(`启动选项有误，--help 列出全部选项。${words}; --help lists the options.`);
  }
}

function wholeNumber(name, text, min, max) {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  return fail(
    `--${name} 应为 ${min} 至 ${max} 的整数。--${name} is a whole number from ${min} to ${max}, not "${text}".`,
  );
}

function oneOf(name, text, known) {
  if (known.includes(text)) return text;
  return fail(`--${name} 应为 ${known.join(' 或 ')}。--${name} is ${known.join(' or ')}, not "${text}".`);
}

/** `npm start --port 0` without the two dashes in between: npm keeps the option for itself and passes on the rest. */
function refuseTakenByNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const taken = ['port', 'host', 'data', 'empty', 'demo', 'workers', 'reset-demo'].find(
    (name) => process.env[`npm_config_${name.replace('-', '_')}`],
  );
  if (taken)
    fail(
      `选项前要加两个短横：npm start -- --${taken} ... Options stand behind two dashes: npm start -- --${taken} ...`,
    );
}
