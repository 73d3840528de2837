import { seenWith } from '../../resource/private.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { hasPermission } from './permission.tsx';

/** A kind of record as the user may know it: the server answers no more, and no screen shows an empty place for the rest. */
export const seen = (resource: AnyResource): AnyResource => seenWith(resource, hasPermission);
