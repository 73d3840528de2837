import type { AnyMake } from '../flow/make-from.ts';
import type { AnyResource } from '../resource/resource.ts';
import type { Endpoint } from './http/endpoint.ts';

/** What is made of records of one kind has its words, compares fields that there are, and is of kinds that a module declares. */
export function makeProblems(endpoints: readonly Endpoint[], resources: readonly AnyResource[]): string[] {
  const names = new Set(resources.map(({ name }) => name));
  const makes = endpoints.flatMap(({ make }) => make ?? []);
  return [...makes.flatMap((make) => problemsOf(make, names)), ...twice(makes)];
}

function problemsOf({ from, to, name, label, done, same }: AnyMake, names: ReadonlySet<string>): string[] {
  const at = `${from.name}: what it becomes by ${name}`;
  return [
    ...[label, done, ...(same ? [same.else] : [])]
      .filter(({ zh, en }) => !zh?.trim() || !en?.trim())
      .map(() => `${at}: a language is missing`),
    ...(same?.by ?? []).filter((field) => !(field in from.fields)).map((field) => `${at}: no field ${field}`),
    ...[from, to].filter((one) => !names.has(one.name)).map((one) => `${at}: no module declares ${one.name}`),
  ];
}

const twice = (makes: readonly AnyMake[]): string[] =>
  [...Map.groupBy(makes, ({ from, name }) => `${from.name} ${name}`)]
    .filter(([, same]) => same.length > 1)
    .map(([of]) => `${of}: said twice`);
