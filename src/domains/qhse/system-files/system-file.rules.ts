import { daysAfter } from '../../../kernel/value/day.ts';

/** So long has whoever receives a file after the day by which it was to be read. */
const LATE_DAYS = 7;

/** Whether a file that holds until a day holds no more; one without such a day holds until it is withdrawn. */
export const isOver = (validTo: string | null, today: string): boolean => validTo !== null && validTo < today;

/** By when something is done that came today: by its day, or within a week where that has passed. */
export const dueOfLate = (due: string, today: string): string => (due < today ? daysAfter(today, LATE_DAYS) : due);

/** Who is among whom a file is for. */
type Person = {
  readonly id: number;
  readonly organizationId: number | null;
  readonly organizationIds: readonly number[] | null;
};

type Ship = { readonly id: number; readonly organizationId: number | null };

export type Audience = {
  /** Units with all below them. */
  readonly units: ReadonlySet<number>;
  readonly ships: readonly Ship[];
  /** Holders of the roles, and persons named. */
  readonly people: ReadonlySet<number>;
};

export type Receiver = { readonly userId: number; readonly shipId: number | null };

/** Whom a file reaches, each once: members of the units, those on board of the ships, holders of the roles, persons. */
export function receiversOf(people: readonly Person[], { units, ships, people: named }: Audience): Receiver[] {
  const shipOf = new Map(ships.map(({ id, organizationId }) => [organizationId, id] as const));
  return people.flatMap(({ id, organizationId, organizationIds }) => {
    const shipId = (organizationId === null ? undefined : shipOf.get(organizationId)) ?? null;
    const member = [organizationId, ...(organizationIds ?? [])].some((unit) => unit !== null && units.has(unit));
    return shipId !== null || member || named.has(id) ? [{ userId: id, shipId }] : [];
  });
}
