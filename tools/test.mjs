// npm test: from a fresh clone to one line `N passed, N failed`. Plain JavaScript for any Node from 20 on: it installs what is
// missing, then everything runs on the Node that the project pins.
import { join } from 'node:path';
import { fail, install, PINNED_NODE, root } from './install.mjs';
import { runToEnd } from './run.mjs';

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or later is needed, this is ${process.versions.node}.`);
await install();
const { code } = await runToEnd(PINNED_NODE, [join(root, 'tools', 'test.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(code);
