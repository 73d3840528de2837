import { labelOf } from '../../resource/describe.ts';
import { type AnyResource, childOf } from '../../resource/resource.ts';
import { HISTORY } from '../history/history.text.ts';
import { t } from '../i18n.ts';

/** What people call the place that a refusal names: `lines.2.qty` is 明细第 3 行 · 数量; nothing where it is no field of the kind. */
export function pathName(resource: AnyResource, path: string): string | undefined {
  const [name = '', at, column] = path.split('.', 3);
  const field = resource.fields[name];
  if (!field) return undefined;
  const label = t(labelOf(resource, name));
  const n = Number(at) + 1;
  if (field.kind !== 'lines' || !Number.isSafeInteger(n)) return label;
  const child = childOf(field);
  if (column === undefined || !(column in child.fields)) return t(HISTORY.line, { label, n });
  return t(HISTORY.lineField, { label, n, field: t(labelOf(child, column)) });
}
