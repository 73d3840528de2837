import { useMemo } from 'react';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { hasPermission } from '../session/permission.tsx';
import { isOpenTo } from './document-state.ts';
import { flowActs } from './flow-acts.ts';
import { LIST } from './list.text.ts';
import type { BatchAct, RowAct } from './row-act.ts';
import { removeActs } from './use-acts.ts';

type Given<Act> = { resource: AnyResource; path?: string; omit: readonly string[]; own?: readonly Act[] };

/** Acts of every row: edit and view, the page's own, those of the flow, delete last. */
export function useRowActs({
  resource,
  path,
  omit,
  own,
  onOpen,
  onEdit,
}: Given<RowAct> & { onOpen?: (row: AnyRow) => void; onEdit?: (row: AnyRow) => void }): RowAct[] {
  return useMemo(() => {
    const edit: RowAct = {
      key: 'edit',
      label: LIST.edit,
      permission: permissionOf(resource, 'edit'),
      when: (row) => isOpenTo('edit', resource, row),
      run: (row) => onEdit?.(row),
    };
    const view: RowAct = { key: 'view', label: LIST.view, run: (row) => onOpen?.(row) };
    const all = [
      ...(onEdit ? [edit] : []),
      ...(onOpen ? [view] : []),
      ...(own ?? []),
      ...flowActs(resource, path),
      removeActs(resource, path).row,
    ];
    return all.filter((act) => !omit.includes(act.key));
  }, [resource, path, omit, own, onOpen, onEdit]);
}

/** Acts on the selected rows that the person may do and all of the rows allow. */
export function useBatchActs({
  resource,
  path,
  omit,
  own,
  rows,
}: Given<BatchAct> & { rows: readonly AnyRow[] }): BatchAct[] {
  const standard = useMemo(() => [removeActs(resource, path).batch], [resource, path]);
  return [...(own ?? []), ...standard].filter(
    (act) =>
      !omit.includes(act.key) && (!act.permission || hasPermission(act.permission)) && (act.when?.(rows) ?? true),
  );
}
