import { type AnyResource, sectionsOf } from '../../../resource/resource.ts';

/** A form of more fields, or with lines, takes the whole page; a smaller one a drawer beside the list. */
const DRAWER_FIELDS = 8;

export function fitsDrawer(resource: AnyResource): boolean {
  const names = sectionsOf(resource).flatMap((section) => section.rows.flat());
  const heavy = names.some((name) => {
    const field = resource.fields[name];
    return field?.kind === 'lines' || field?.kind === 'json' || field?.variant === 'rich';
  });
  return !heavy && names.length <= DRAWER_FIELDS;
}
