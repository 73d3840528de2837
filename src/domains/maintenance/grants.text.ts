/** Whoever works aboard or looks after ships ashore sees the machines and what is due. */
export const SEES = [
  '@ship',
  'SUPT_TECH',
  'SUPT_MARINE',
  'TECH_MGR',
  'DPA',
  'QHSE_MGR',
  'QHSE_OFF',
  'GM',
  'AUDITOR',
  'DATA_SHOW',
] as const;

/** The heads of the departments aboard. */
export const HEADS = ['CHIEF_ENGINEER', 'SECOND_ENGINEER', 'CHIEF_OFFICER', 'SHIP_HEAD', 'MASTER'] as const;

/** Whoever runs the programme of the ships. */
export const RUNS = ['SUPT_TECH', 'TECH_MGR'] as const;

type Grants = Readonly<Record<string, readonly string[]>>;

/** Grants of several groups of roles made one: a role in two of them has those of both. */
export function grantsOf(
  ...groups: readonly (readonly [roles: readonly string[], grants: readonly string[]])[]
): Grants {
  const found: Record<string, string[]> = {};
  for (const [roles, grants] of groups)
    for (const role of roles) {
      found[role] ??= [];
      found[role].push(...grants);
    }
  return found;
}
