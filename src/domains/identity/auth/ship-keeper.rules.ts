import { defineSinglePort } from '../../../kernel/ports.ts';
import type { VesselFacts } from './scope.rules.ts';

/** What accounts and their data ask of the domain that keeps the ships; without it nobody's data reaches a ship. */
export const shipKeeper = defineSinglePort<{
  /** Every ship that is not deleted, with the unit that she is. */
  ships(): readonly VesselFacts[];
  /** Ships that these accounts look after on a day, `YYYY-MM-DD`; with `later` also those that they will from a later one on. */
  responsibilities(asked: {
    userIds: readonly number[];
    day: string;
    later?: boolean;
  }): readonly { userId: number; vesselId: number }[];
  /** Every ship that is not deleted by her name in the reader's language, in its order. */
  shipNames(): readonly { id: number; name: string }[];
  /** Latin names of all ships that ever were, in lower case. */
  latinNames(): readonly string[];
  /** How many ships that are still ours are this unit. */
  shipsOfUnit(organizationId: number): number;
}>('identity.shipKeeper');
