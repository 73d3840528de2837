import type { Ctx } from '../../../kernel/server/context.ts';
import { readAsked } from '../../../kernel/server/crud/read.ts';
import { sum } from '../../../kernel/value/decimal.ts';
import { instant } from '../../../kernel/value/zone.ts';
import { rotationOf } from '../port-calls/port-call.server.ts';
import { matchStays, staysOf } from '../port-calls/stays.rules.ts';
import { NO_STORY, storyOf, type ToldReport } from '../port-calls/story.rules.ts';
import type { MovementState } from '../reports/movement-state.rules.ts';
import { reportOfRow } from '../reports/report-wire.rules.ts';
import { REPORT } from '../reports/service/report-facts.server.ts';
import { lasting, type StayTimes, stayTimes, type Told } from './stay-times.rules.ts';

/** A call at which cargo was worked, as the draft of a statement takes it over. */
export type CargoStay = StayTimes & {
  readonly port: number;
  readonly zone: string;
  readonly opType: 'LOADING' | 'DISCHARGING';
  readonly quantity: string | null;
  readonly facts: readonly Told[];
};

/** Cargo is loaded there, or given off, over a pier or over a ship's side. */
const WORKS = new Set(['LOAD', 'DISCH', 'STS']);

async function confirmedReports(ctx: Ctx, voyageId: number): Promise<ToldReport[]> {
  const rows = await readAsked(REPORT, ctx, {
    is: (column) =>
      `${column} in (select id from voyage_report where voyage_no = $1 and deleted_at is null and confirmed = 'CONFIRMED')`,
    values: [voyageId],
  });
  return rows
    .map(
      (row): ToldReport => ({
        ...reportOfRow(row),
        reportId: Number(row.id),
        confirmed: true,
        movementState: row.movementState as MovementState | null,
      }),
    )
    .toSorted((a, b) => instant(a.rptTime ?? '') - instant(b.rptTime ?? '') || a.reportId - b.reportId);
}

/**
 * Where a voyage worked cargo, in the order of her calls: by the statement of facts of each call, and where none was taken over yet by
 * what confirmed reports say.
 */
export async function cargoStays(ctx: Ctx, voyageId: number): Promise<CargoStay[]> {
  const rotation = await rotationOf(ctx, voyageId);
  const reports = await confirmedReports(ctx, voyageId);
  const stays = matchStays(
    rotation.map(({ id, port }) => ({ id, port: String(port) })),
    staysOf(reports),
  );
  return rotation.flatMap((call): CargoStay[] => {
    if (!WORKS.has(call.purpose)) return [];
    const stay = stays.get(call.id);
    const { proposals, cargos } = stay ? storyOf(stay) : NO_STORY;
    const facts: readonly Told[] = call.sof.length > 0 ? call.sof : proposals;
    const opType = call.purpose === 'LOAD' ? 'LOADING' : 'DISCHARGING';
    const worked = cargos.filter((cargo) => cargo.opType === opType);
    if (!stay && facts.length === 0) return [];
    const times = stayTimes(facts);
    return [
      {
        ...times,
        allFast: times.allFast ?? call.saidAtb ?? call.atb,
        port: call.port,
        zone: call.zone ?? String(stay?.reports.at(-1)?.zone ?? 8),
        opType,
        quantity: sum(worked.map(({ blQty, shoreQty, shipQty }) => blQty ?? shoreQty ?? shipQty)),
        facts: lasting(facts),
      },
    ];
  });
}

/** The ports and facts of stays, as a statement takes them over. */
export const takenOver = (stays: readonly CargoStay[]) => ({
  ports: stays.map(({ facts: _facts, ...port }) => port),
  facts: stays.flatMap(({ facts, zone }) =>
    facts.map(({ from, to, eventType, account, remark }) => ({ zone, from, to, eventType, account, remark })),
  ),
});
