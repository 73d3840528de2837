import type { Ctx } from '../../../../kernel/server/context.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { instant } from '../../../../kernel/value/zone.ts';
import { type VoyageRow, voyage } from '../voyage.resource.ts';

/** What other domains ask of a voyage: whose she is, and how far. */
export type VoyageFacts = Pick<
  VoyageRow,
  'id' | 'voyageNo' | 'shipName' | 'voyageKind' | 'voyageStatus' | 'startTime' | 'endTime'
>;

const voyages = recordsOf(voyage);
const FACTS = ['voyageNo', 'shipName', 'voyageKind', 'voyageStatus', 'startTime', 'endTime'] as const;

/** Voyages within the user's scope, by id; those that are not there are missing. */
export async function voyagesById(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, VoyageFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await voyages.find(ctx, { id: [...ids] }, { only: FACTS });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The voyages that a ship sailed in trade, by their start, newest first. */
export async function tradeVoyagesOf(ctx: Ctx, shipId: number): Promise<VoyageFacts[]> {
  const sailed = { shipName: shipId, voyageKind: 'TRADE', voyageStatus: ['OPEN', 'CLOSED'] } as const;
  const rows = await voyages.find(ctx, sailed, { only: FACTS });
  return rows.toSorted((a, b) => instant(b.startTime ?? '') - instant(a.startTime ?? ''));
}
