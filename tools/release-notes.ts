// npm run release-notes: gathers the entries of changelog/ in CHANGELOG.md, under the version of package.json, and removes their files.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gathered } from '../src/domains/operations/versions/release-notes.rules.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'changelog');
const changelog = join(root, 'CHANGELOG.md');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const names = readdirSync(folder).toSorted().toReversed();
const entries = names.map((name) => readFileSync(join(folder, name), 'utf8'));
writeFileSync(changelog, gathered(readFileSync(changelog, 'utf8'), { version, entries }));
for (const name of names) rmSync(join(folder, name));
console.log(`${names.length} entries stand under ${version} in CHANGELOG.md.`);
