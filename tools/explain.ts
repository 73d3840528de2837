// npm run explain <resource or report>: what derives from a declaration (table, calls, permissions, list, form, words, references, who may, approval, ledgers, reports, paper; groups and figures).
import { allEndpoints } from '../src/app/assemble.ts';
import { modules } from '../src/app/domains.server.ts';
import { declaredBy } from '../src/kernel/server/declare.ts';
import { findResource, referrersOf } from '../src/kernel/server/registry.ts';
import { remindersOf } from '../src/kernel/server/reminders/reminder.ts';
import { reportsOf } from '../src/kernel/server/report/check-report.ts';
import { explain } from './explain/explain.ts';
import { explainReport } from './explain/explain-report.ts';
import { nearest } from './explain/nearest.ts';

const wanted = process.argv[2];
const resources = modules.flatMap((module) => module.resources);
const holder = { db: { declared: declaredBy(modules) } };
const endpoints = allEndpoints();
const reports = reportsOf(endpoints);
const names = [...resources, ...reports].map(({ name }) => name).sort();
const resource = wanted === undefined ? undefined : findResource(holder, wanted);
const report = reports.find(({ name }) => name === wanted);

if (resource) {
  const reminders = remindersOf(holder.db.declared, resource.name);
  const leaves = modules.flatMap((module) => module.leaves ?? []).find(({ of }) => of.name === resource.name);
  console.log(explain(resource, { endpoints, referrers: referrersOf(holder, resource), reminders, modules, leaves }));
} else if (report) {
  console.log(explainReport(report));
} else if (wanted === undefined) {
  console.log(`用法 Usage: npm run explain <resource or report>\n\n${names.map((name) => `  ${name}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.error(
    `没有资源 ${wanted}。No resource is named ${wanted}. Nearest: ${nearest(wanted, names).join(', ') || 'none'}`,
  );
  process.exitCode = 1;
}
