import { voyageFlow } from './voyage.flow.ts';
import type { VoyageMove } from './voyage-transitions.rules.ts';

/** Moves that people make on a voyage of the list; opening starts at a ship's reports. */
export type ListedMove = Exclude<VoyageMove, 'open'>;

const LISTED: readonly ListedMove[] = ['close', 'reopen', 'cancel'];

/** What may be tried with a voyage in this state; the server's guards have the last word. */
export function movesOf(status: string): ListedMove[] {
  return LISTED.filter((move) => voyageFlow.transitions[move].from.some((state) => state === status));
}
