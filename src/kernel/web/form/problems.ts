import { type AnyResource, childOf, sectionsOf } from '../../resource/resource.ts';
import { validate } from '../../resource/validate.ts';
import type { Text } from '../../text.ts';
import type { Problems } from './form-store.ts';

/** What is wrong with a whole row, one message a field, in one language. */
export function problemsOf(
  resource: AnyResource,
  values: Record<string, unknown>,
  say: (text: Text) => string,
): Problems {
  const found: Record<string, string> = {};
  for (const error of validate(resource, values).errors) found[error.field] ??= say(error.message);
  return found;
}

/** All places of a form from top to bottom, each cell of a line for itself. */
export function placesOf(resource: AnyResource, values: Readonly<Record<string, unknown>>): string[] {
  return sectionsOf(resource).flatMap((section) =>
    section.rows.flat().flatMap((name) => {
      const field = resource.fields[name];
      const lines = values[name];
      if (field?.kind !== 'lines' || !Array.isArray(lines)) return [name];
      const cells = Object.keys(childOf(field).fields);
      return [name, ...lines.flatMap((_, at) => cells.map((cell) => `${name}.${at}.${cell}`))];
    }),
  );
}

/** Paths in the order of the form: its first one is where a refused save leads. */
export function inFormOrder(resource: AnyResource, paths: readonly string[]): string[] {
  const order = sectionsOf(resource).flatMap((section) => section.rows.flat());
  const place = (path: string): number => {
    const at = order.indexOf(path.split('.', 1)[0]!);
    return at < 0 ? order.length : at;
  };
  return paths
    .map((path, i) => ({ path, i }))
    .sort((a, b) => place(a.path) - place(b.path) || a.i - b.i)
    .map(({ path }) => path);
}
