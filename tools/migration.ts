// npm run migration -- <name>: writes the SQL that brings the landed migrations to what the resources describe now.
// Read it, correct it by hand where data must move, commit it; a landed migration is never edited.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { allTables } from '../src/app/schema.ts';
import { snapshotOf, statementsBetween } from '../src/kernel/server/db/schema-sql.ts';

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Give the migration a name in kebab case: npm run migration -- add-vessel-draft');
  process.exit(1);
}
const snapshotFile = 'migrations/meta/snapshot.json';
const previous = existsSync(snapshotFile) ? JSON.parse(readFileSync(snapshotFile, 'utf8')) : undefined;
const current = snapshotOf(allTables(), previous?.id);
const statements = await statementsBetween(previous, current);
if (statements.length === 0) {
  console.log('The migrations already give the schema that the resources describe.');
  process.exit(0);
}
const number = String(readdirSync('migrations').filter((file) => file.endsWith('.sql')).length).padStart(4, '0');
const file = `migrations/${number}-${name}.sql`;
writeFileSync(file, `${statements.join('\n')}\n`);
writeFileSync(snapshotFile, `${JSON.stringify(current, null, 1)}\n`);
console.log(`${file}: ${statements.length} statements. Read it before you commit it.`);
