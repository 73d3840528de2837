import { isRemovable, openFields } from '../../../resource/open.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import type { AnyRow } from '../../records/record-calls.ts';
import { hasPermission } from '../../session/permission.tsx';

/** Whether a record may still be changed, in some field at least, or deleted, as the server has it. Most kinds are always open. */
export function isOpenTo(change: 'edit' | 'removal', resource: AnyResource, row: AnyRow): boolean {
  return change === 'removal' ? isRemovable(resource, row) : openFields(resource, row, hasPermission).length > 0;
}
