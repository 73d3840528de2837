/** `*` holds every permission but those that stand beside it behind a `!`. */
export function holdsPermission(permissions: readonly string[], permission: string): boolean {
  return permissions.includes(permission) || (permissions.includes('*') && !permissions.includes(`!${permission}`));
}

/** True when the user holds any one of the roles. An empty or missing list is a mistake of the developer: it is logged and denied. */
export function holdsRole(held: readonly string[], roles: readonly string[] | undefined): boolean {
  if (!roles || roles.length === 0) {
    console.error(`need roles! Like v-permission="['admin','editor']"`);
    return false;
  }
  return roles.some((role) => held.includes(role));
}
