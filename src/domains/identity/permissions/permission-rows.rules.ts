export type PermissionRow = {
  readonly domain: string;
  readonly subject: string;
  readonly permission: string;
  readonly label: string;
  readonly roles: readonly string[];
  readonly users: number;
};

type Catalogue = readonly {
  domain: string;
  label: string;
  subjects: readonly {
    label: string;
    permissions: readonly { permission: string; label: string; roles: readonly string[]; users: number }[];
  }[];
}[];

/** One row a permission, in the order of the catalogue. */
export function permissionRows(catalogue: Catalogue): PermissionRow[] {
  return catalogue.flatMap(({ domain, subjects }) =>
    subjects.flatMap((subject) =>
      subject.permissions.map(({ permission, label, roles, users }) => ({
        domain,
        subject: subject.label,
        permission,
        label,
        roles,
        users,
      })),
    ),
  );
}

/** Rows of one domain (empty: of all) that hold the word in subject, label, code or a role's name. */
export function siftPermissions(
  rows: readonly PermissionRow[],
  { domain, word }: { domain: string; word: string },
): PermissionRow[] {
  const wanted = word.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (!domain || row.domain === domain) &&
      (!wanted ||
        [row.subject, row.label, row.permission, ...row.roles].some((text) => text.toLowerCase().includes(wanted))),
  );
}
