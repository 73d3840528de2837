import { labelOf } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import type { Label } from '../fields/kit.ts';
import { kitOf } from '../fields/registry.ts';
import { t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { clashesOf, mergeValues } from './conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

/** What a stale save answers (409 STALE). */
export type Stale = { current: AnyRow; changedBy?: string | null; changedAt?: string | null };

/** Who saved meanwhile, and when. */
export const changeOf = ({ current, changedBy, changedAt }: Stale): { by: string; at: string | null } => ({
  by: changedBy ?? String(current.updateName ?? ''),
  at: changedAt ?? (typeof current.updateTime === 'string' ? current.updateTime : null),
});

type Props = {
  resource: AnyResource;
  base: Readonly<Record<string, unknown>>;
  mine: Readonly<Record<string, unknown>>;
  stale: Stale;
  onMerge: (values: Record<string, unknown>) => void;
  onClose: () => void;
};

/** The conflict of a derived form: each value by the display of its field. */
export function ConflictView({ resource, base, mine, stale, onMerge, onClose }: Props) {
  const clashes = clashesOf(resource, base, mine, stale.current);
  const side = (name: string, value: unknown, label?: Label) => {
    const field = resource.fields[name]!;
    const { Display } = kitOf(field);
    return <Display field={field} value={value} label={label} mode="page" />;
  };
  const lines = clashes
    .filter(({ open }) => open)
    .map((clash) => ({
      field: clash.field,
      label: t(labelOf(resource, clash.field)),
      base: side(clash.field, clash.base),
      mine: side(clash.field, clash.mine),
      theirs: side(clash.field, clash.theirs, stale.current.labels?.[clash.field]),
    }));
  return (
    <ConflictDialog
      {...changeOf(stale)}
      lines={lines}
      onMerge={(choices) => onMerge({ ...mergeValues(mine, clashes, choices) })}
      onClose={onClose}
    />
  );
}
