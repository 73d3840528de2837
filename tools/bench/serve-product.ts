// The product's own server on the bench's database: all domains, its own sign-in. Beside them the derived calls of the voyage
// report without the domain's rules, so that creating compares the record service alone.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble, declare } from '../../src/app/assemble.ts';
import { modules } from '../../src/app/domains.server.ts';
import { authenticate } from '../../src/domains/identity/public.server.ts';
import { REPORT } from '../../src/domains/voyage/reports/service/report-facts.server.ts';
import { hearNodes } from '../../src/kernel/server/background.ts';
import { crudEndpoints } from '../../src/kernel/server/crud/endpoints.ts';
import { openDatabase, type Statement } from '../../src/kernel/server/db/db.ts';
import { openStorage } from '../../src/kernel/server/files/storage.ts';
import { createLog } from '../../src/kernel/server/http/log.ts';
import { buildServer } from '../../src/kernel/server/http/server.ts';
import { answerBench, listening } from './answering.ts';

type ProductConfig = { url: string; capture?: boolean };
const PLAIN_REPORTS = '/api/bench/reports';

const { url, capture }: ProductConfig = JSON.parse(process.argv[2]!);
const heard: Statement[] = [];
const { declared, endpoints: ofProduct } = declare();
const endpoints = [...ofProduct, ...crudEndpoints(REPORT, { path: PLAIN_REPORTS })];
const opened = openDatabase({ url, declared });
const db = capture ? listening(opened, heard) : opened;
const dataDir = join(tmpdir(), `fairway-bench-files-${process.pid}`);
const app = assemble({
  db,
  files: openStorage({ db, folder: dataDir }),
  log: createLog('warn'),
  settings: { captcha: true, secureCookies: false, dataDir },
});
const leave = await hearNodes(app);
for (const module of modules) await module.start?.(app);
const server = await buildServer({
  app,
  authenticate,
  endpoints,
  version: 'bench',
  logLevel: 'warn',
  rateLimit: 100_000_000,
});
await server.listen({ port: 0, host: '127.0.0.1' });
const address = server.server.address();
answerBench(typeof address === 'object' && address ? address.port : 0, {
  captured: () => heard,
  stop: () =>
    server
      .close()
      .then(leave)
      .then(() => opened.close()),
});
