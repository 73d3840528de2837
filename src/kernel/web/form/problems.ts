import { type AnyResource, sectionsOf } from '../../resource/resource.ts';
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

/** Paths in the order of the form, so that a walk through the errors goes from top to bottom. */
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
