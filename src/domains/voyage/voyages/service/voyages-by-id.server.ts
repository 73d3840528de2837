import type { Ctx } from '../../../../kernel/server/context.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { type VoyageRow, voyage } from '../voyage.resource.ts';

/** What other domains ask of a voyage: whose she is, and how far. */
export type VoyageFacts = Pick<
  VoyageRow,
  'id' | 'voyageNo' | 'shipName' | 'voyageKind' | 'voyageStatus' | 'startTime' | 'endTime'
>;

const voyages = recordsOf(voyage);

/** Voyages within the user's scope, by id; those that are not there are missing. */
export async function voyagesById(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, VoyageFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await voyages.find(
    ctx,
    { id: [...ids] },
    { only: ['voyageNo', 'shipName', 'voyageKind', 'voyageStatus', 'startTime', 'endTime'] },
  );
  return new Map(rows.map((row) => [row.id, row]));
}
