import type { Fields } from '../../resource/field.ts';
import type { Resource } from '../../resource/resource.ts';
import { defaultsOf } from '../../resource/validate.ts';

/** A draft with the declared defaults where the call says nothing. */
export function withDefaults<F extends Fields>(
  resource: Resource<F>,
  draft: Record<string, unknown>,
): Record<string, unknown> {
  return { ...defaultsOf(resource), ...draft };
}
