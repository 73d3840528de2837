import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { dropEmptyValues } from './environment.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: 'data' },
    empty: { type: 'boolean', default: false },
    demo: { type: 'string', default: 'whole' },
    workers: { type: 'string', default: '1' },
    'reset-demo': { type: 'boolean', default: false },
  },
});

dropEmptyValues();
// Compiled code is kept between starts; asked for before the first import of a package.
enableCompileCache('node_modules/.cache/compiled');
const { runServer } = await import('./run-server.ts');
await runServer({
  port: Number(values.port),
  host: values.host,
  dataDir: values.data,
  demo: values.empty ? undefined : values.demo === 'test' ? 'test' : 'whole',
  workers: Number(values.workers),
  resetDemo: values['reset-demo'],
});
