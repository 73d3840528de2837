// npm run new-page -- <domain>/<PageName> "<zh>" "<en>": a page, what it says of itself and its words, listed in its domain.
import { join } from 'node:path';
import { generatePage, pageNames } from './new-page/generate.ts';
import { write } from './new-resource/write.ts';

const root = join(import.meta.dirname, '..');
const [page, zh, en] = process.argv.slice(2);

const names = pageNames(page, zh, en);
if ('refused' in names) refuse(names.refused);
const generated = generatePage(root, names);
if ('refused' in generated) refuse(generated.refused);
write(root, generated);

const [declaration = '', drawn = ''] = Object.keys(generated.files);
const next = [
  `Say in ${declaration} who may open it, which kinds of record stand there, where it stands in the menu, and help that helps.`,
  `Draw it in ${drawn}; docs/how/page.md tells what there is to draw with.`,
  `Grant its permission in ${names.domain} (grants), or name in its place the one of the call that it reads; then take it out of permissions.`,
  'npm start, then look at it in both languages, wide and at 390 px; npm test before it lands.',
];
console.log(
  Object.keys(generated.files)
    .map((path) => `  ${path}`)
    .join('\n'),
);
console.log(`\nNext:\n${next.map((step, i) => `  ${i + 1}. ${step}`).join('\n')}`);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
