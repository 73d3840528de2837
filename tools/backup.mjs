// npm run backup -- FILE and npm run restore -- FILE, from a fresh clone on: installs what is missing, then runs src/app/<name>.ts.
import { join } from 'node:path';
import { install, PINNED_NODE, root } from './install.mjs';
import { runToEnd } from './run.mjs';

const [name, ...args] = process.argv.slice(2);
await install();
const { code } = await runToEnd(PINNED_NODE, [join(root, 'src', 'app', `${name}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(code);
