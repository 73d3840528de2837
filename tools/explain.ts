// npm run explain <resource>: what derives from a declaration (table, calls, permissions, list, form, words, references).
import { allEndpoints } from '../src/app/assemble.ts';
import { modules } from '../src/app/domains.server.ts';
import { declaredBy } from '../src/kernel/server/declare.ts';
import { findResource, referrersOf } from '../src/kernel/server/registry.ts';
import { remindersOf } from '../src/kernel/server/reminders/reminder.ts';
import { explain } from './explain/explain.ts';
import { nearest } from './explain/nearest.ts';

const wanted = process.argv[2];
const resources = modules.flatMap((module) => module.resources);
const holder = { db: { declared: declaredBy(modules) } };
const names = resources.map((resource) => resource.name).sort();
const resource = wanted === undefined ? undefined : findResource(holder, wanted);

if (resource) {
  const reminders = remindersOf(holder.db.declared, resource.name);
  console.log(explain(resource, { endpoints: allEndpoints(), referrers: referrersOf(holder, resource), reminders }));
} else if (wanted === undefined) {
  console.log(`用法 Usage: npm run explain <resource>\n\n${names.map((name) => `  ${name}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.error(
    `没有资源 ${wanted}。No resource is named ${wanted}. Nearest: ${nearest(wanted, names).join(', ') || 'none'}`,
  );
  process.exitCode = 1;
}
