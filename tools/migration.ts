// npm run migration -- [domain] <name>: writes the SQL that brings the landed migrations of a domain, or of the kernel, to what its
// declarations describe now; without a domain, for each that has changed. Read it, correct it by hand where data must move, commit it;
// a landed migration is never edited.
import { migrations } from '../src/app/migrations.ts';
import { ownedTables } from '../src/app/schema.ts';
import { machineNow } from '../src/kernel/server/clock.ts';
import { writeMigrations } from '../src/kernel/server/db/write-migrations.ts';

const { owners } = migrations;
const words = process.argv.slice(2);
const name = words.pop();
const [only] = words;
if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || owners.includes(name) || words.length > 1)
  refuse('Give the migration a name in kebab case: npm run migration -- [domain] add-vessel-draft');
if (only && !owners.includes(only)) refuse(`There is no domain ${only}: ${owners.join(', ')}.`);

const written = await writeMigrations({
  folder: 'migrations',
  owned: ownedTables(),
  only,
  name,
  now: new Date(machineNow()),
});
for (const { file, statements } of written)
  console.log(`${file}: ${statements} statements. Read it before you commit it.`);
if (written.length === 0)
  console.log(`The migrations ${only ? `of ${only} ` : ''}already give the schema that the resources describe.`);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
