// npm run new-resource -- <domain.name> "<zh>" "<en>" ["<domain zh>" "<domain en>"]: a plain register in house style, registered
// in its domain with calls and a menu entry; a new domain is made with it.
import { join } from 'node:path';
import { pathOf } from '../src/kernel/resource/resource.ts';
import { generate } from './new-resource/generate.ts';
import { namesFor } from './new-resource/names.ts';
import { write } from './new-resource/write.ts';

const root = join(import.meta.dirname, '..');
const [resource, zh, en, domainZh, domainEn] = process.argv.slice(2);

const names = namesFor(resource, zh, en);
if ('refused' in names) refuse(names.refused);
const generated = generate(root, names, domainZh && domainEn ? { zh: domainZh, en: domainEn } : undefined);
if ('refused' in generated) refuse(generated.refused);
write(root, generated);

const next = [
  ...generated.byHand,
  `Give it its fields, list and form: src/domains/${names.domain}/${names.folder}/${names.file}.resource.ts.`,
  `npm run explain ${names.resource} shows the table, the calls and the permissions that derive from it.`,
  `npm run migration -- ${names.domain} add-${names.file} writes the SQL of its table; read it before you commit it.`,
  `npm start, then open the menu entry ${names.label.zh}; the calls stand below ${pathOf({ name: names.resource })}.`,
  'npm test before it lands.',
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
