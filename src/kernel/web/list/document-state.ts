import { documentFlow } from '../../flow/document-flow.ts';
import type { AnyResource } from '../../resource/resource.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { flowOf } from './flow-acts.ts';

/**
 * Whether a record may still be changed or deleted: a document under approval, approved or rejected is closed, as the server has
 * it; only a rejected one may be deleted. Records that are not approved are always open.
 */
export function isOpenTo(change: 'edit' | 'removal', resource: AnyResource, row: AnyRow): boolean {
  const found = flowOf(resource);
  if (found?.flow !== documentFlow) return true;
  const status = row[found.field];
  return status === 'USE' || (change === 'removal' && status === 'REJECT');
}
