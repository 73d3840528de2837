import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type CargoFigures, cargoFiguresOf } from '../../voyage/public.server.ts';
import { type CargoRow, cargo } from './cargo.resource.ts';
import { lossOf } from './loss.rules.ts';

export const cargoes = recordsOf(cargo);

const dayOf = (time: string | null): string | null => (time === null ? null : officeDay(new Date(time)));

/** What the reports say of a parcel, and the loss that follows; without a voyage nothing. */
export function figuresFor(row: CargoRow, told: CargoFigures | undefined) {
  const { blQty = null, outturnQty = null } = told ?? {};
  return {
    shipQty: told?.shipQty ?? null,
    vefQty: told?.vefQty ?? null,
    blQty,
    blIssued: told?.blIssued ?? false,
    loadedOn: dayOf(told?.loadedAt ?? null),
    outturnQty,
    dischargedOn: dayOf(told?.dischargedAt ?? null),
    onBoardQty: told?.onBoard ?? null,
    ...lossOf({ blQty, outturnQty, allowance: row.lossAllowance, price: row.lossPrice }),
  };
}

type Figures = ReturnType<typeof figuresFor>;

const differs = (row: CargoRow, figures: Figures): boolean =>
  Object.entries(figures).some(([name, value]) => (row[name as keyof Figures] ?? null) !== value);

/** Parcels as the reports of their voyages tell them now; those of which nothing changed stay untouched. */
export async function refreshFigures(ctx: Ctx, rows: readonly CargoRow[], reason: string): Promise<CargoRow[]> {
  const voyageIds = [...new Set(rows.flatMap(({ voyageId }) => voyageId ?? []))];
  const told = new Map((await cargoFiguresOf(ctx, voyageIds)).map((one) => [`${one.voyageId} ${one.cargoName}`, one]));
  const system = asSystem(ctx, reason);
  const fresh: CargoRow[] = [];
  for (const row of rows) {
    const figures = figuresFor(row, told.get(`${row.voyageId} ${row.name}`));
    fresh.push(
      differs(row, figures) ? (await cargoes.patch(system, row.id, figures, { action: 'figures', reason })).row : row,
    );
  }
  return fresh;
}

/** A report of the voyage began to count, ceased to, or was corrected: what it says of cargo is what its parcels say. */
export async function followReport(ctx: Ctx, { voyageId }: { readonly voyageId: number }): Promise<void> {
  const system = asSystem(ctx, '动态报变化');
  const rows = await cargoes.find(
    system,
    { voyageId, cargoStatus: ['PLANNED', 'LOADED', 'DISCHARGED'] },
    { lock: true },
  );
  await refreshFigures(ctx, rows, '动态报变化');
}
