// Runs a script with the Node that this project pins, whatever Node npm itself runs on: `node tools/with-node.mjs tools/explain.ts ...`
import { missing, PINNED_NODE, root } from './install.mjs';
import { runToEnd } from './run.mjs';

const lacking = missing();
if (lacking) {
  console.error(`${lacking}: run npm ci first.`);
  process.exit(1);
}
const { code } = await runToEnd(PINNED_NODE, process.argv.slice(2), { cwd: root, stdio: 'inherit' });
process.exit(code);
