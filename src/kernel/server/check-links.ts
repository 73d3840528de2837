import { matcher } from '../permission-pattern.ts';
import type { Module } from './module.ts';
import { permissionsOf } from './permissions.ts';

const STAFF = ['@staff', '@shore', '@ship'];

/** What is inconsistent between modules: grants that open nothing, ports with two answers, acts with two words. */
export function linkProblems(modules: readonly Module[]): string[] {
  return [...grantProblems(modules), ...portProblems(modules), ...eventProblems(modules), ...actProblems(modules)];
}

/** A module grants what is its own, or by `*` what is everybody's; each pattern opens something. */
function grantProblems(modules: readonly Module[]): string[] {
  // A call that names no permission is told of where calls are looked at.
  const opensSomething = matcher([...permissionsOf(modules).keys()].filter((one) => typeof one === 'string'));
  const roles = modules.flatMap((module) => module.roles ?? []);
  return modules.flatMap((module) =>
    Object.entries(module.grants ?? {}).flatMap(([role, patterns]) => [
      ...(roles.length > 0 && !roles.includes(role) && !STAFF.includes(role)
        ? [`grants of ${module.name}: no module declares the role ${role}`]
        : []),
      ...patterns.flatMap((given) => {
        const pattern = given.replace(/^!/, '');
        const [domain] = pattern.split(':');
        const at = `grants of ${module.name}: ${given} for ${role}`;
        if (domain !== '*' && domain !== module.name) return [`${at} is another domain's`];
        return opensSomething(pattern) ? [] : [`${at} opens nothing`];
      }),
    ]),
  );
}

function portProblems(modules: readonly Module[]): string[] {
  const fills = modules.flatMap((module) => module.fills ?? []);
  return fills.flatMap(({ port, by }, i) => {
    const before = fills.slice(0, i).filter((other) => other.port.name === port.name);
    if (port.single && before.length > 0) return [`${port.name}: answered by ${before[0]!.by} and by ${by}`];
    return before.some((other) => other.by === by) ? [`${port.name}: answered twice by ${by}`] : [];
  });
}

function eventProblems(modules: readonly Module[]): string[] {
  const names = modules.flatMap(({ hears = [] }) =>
    hears.flatMap(({ event, later }) => (later ? [`${event.name} later by ${later.name}`] : [])),
  );
  return names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name}: heard twice`);
}

/** Two modules that call one act on one kind of record differently; a flow names its acts itself. */
function actProblems(modules: readonly Module[]): string[] {
  const named = modules.flatMap(({ acts = {} }) =>
    Object.entries(acts).flatMap(([kind, words]) => Object.keys(words).map((act) => `${kind} ${act}`)),
  );
  return named.filter((act, i) => named.indexOf(act) !== i).map((act) => `act ${act}: named twice`);
}
