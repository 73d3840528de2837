import { useMemo } from 'react';
import { type AnyResource, permissionOf } from '../../../resource/resource.ts';
import type { AnyRow } from '../../records/record-calls.ts';
import { LIST } from '../list.text.ts';
import { isOpenTo } from './document-state.ts';
import { actsWith, flowActs } from './flow-acts.ts';
import type { RowAct } from './row-act.ts';
import { removeAct } from './use-acts.ts';

type Given<Act> = { resource: AnyResource; path?: string; omit: readonly string[]; own?: readonly Act[] };

/** Acts of every row: edit, view and the look in passing, the page's own, those of the flow, delete last. */
export function useRowActs({
  resource,
  path,
  omit,
  own,
  onOpen,
  onEdit,
  onPeek,
}: Given<RowAct> & {
  onOpen?: (row: AnyRow) => void;
  onEdit?: (row: AnyRow) => void;
  onPeek?: (row: AnyRow) => void;
}): RowAct[] {
  return useMemo(() => {
    const edit: RowAct = {
      key: 'edit',
      label: LIST.edit,
      permission: permissionOf(resource, 'edit'),
      when: (row) => isOpenTo('edit', resource, row),
      run: (row) => onEdit?.(row),
    };
    const view: RowAct = { key: 'view', label: LIST.view, run: (row) => onOpen?.(row) };
    const peek: RowAct = { key: 'peek', label: LIST.peek, run: (row) => onPeek?.(row) };
    const ways = [...(onEdit ? [edit] : []), ...(onOpen ? [view] : []), ...(onPeek ? [peek] : [])];
    const derived = [...flowActs(resource, path), removeAct(resource, path)];
    return [...ways.filter((act) => !omit.includes(act.key)), ...actsWith(own ?? [], derived, omit)];
  }, [resource, path, omit, own, onOpen, onEdit, onPeek]);
}
