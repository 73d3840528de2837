type Grants = Readonly<Record<string, readonly string[]>>;

/** What an auditor from outside reads here. Mails, uses, settings, logs and monitors are not among it. */
const AUDITED = ['vessel', 'organization', 'job', 'dictionary', 'shipResponsibility', 'book', 'bookLoan'];

/** What the seeded roles get of the accounts, units and ships; `@staff` are all who work here, ashore and on board. */
export const GRANTS: Grants = {
  // Names to choose from, and the ship list: what everybody at work needs.
  '@staff': ['*:*:pick', 'system:vessel:list'],
  ADMIN: ['*'],
  GM: ['system:organization:list', 'system:user:list'],
  SUPT_MARINE: ['system:vessel:edit'],
  TECH_MGR: ['system:vessel:*', 'system:shipResponsibility:*'],
  HR_CLERK: ['system:organization:list', 'system:user:list'],
  HR_MANAGER: ['system:organization:*', 'system:user:list', 'system:job:*'],
  AUDITOR: AUDITED.flatMap((kind) => ['list', 'export', 'pick'].map((act) => `system:${kind}:${act}`)),
};

/** Grants of several parts, a role's of all of them. */
export const together = (...parts: readonly Grants[]): Grants =>
  Object.fromEntries(
    [...new Set(parts.flatMap(Object.keys))].map((to) => [to, parts.flatMap((part) => part[to] ?? [])]),
  );
