import type { ReactNode } from 'react';
import { holdsPermission, holdsRole } from './holds.ts';
import { currentSession, useSession } from './session.ts';

/** Whether the user may make calls of this permission, `crew:certificate:edit`. The server decides; this only hides what it would refuse. */
export function usePermission(permission: string): boolean {
  return holdsPermission(useSession().user.permissions, permission);
}

/** The same outside of components. */
export function hasPermission(permission: string): boolean {
  return holdsPermission(currentSession()?.user.permissions ?? [], permission);
}

/** The role directive: what it encloses is there only for holders of one of the roles. */
export function ForRoles({ roles, children }: { roles: readonly string[]; children: ReactNode }) {
  return holdsRole(useSession().user.roles, roles) ? children : null;
}
