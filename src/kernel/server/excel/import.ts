import { AppError } from '../../errors.ts';
import type { ImportReport } from '../../import.calls.ts';
import type { AnyResource } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { holdReferences } from '../crud/integrity.ts';
import { createRow } from '../crud/write.ts';
import type { Database } from '../db/db.ts';
import { refusal, reportOf } from './import-report.ts';
import { type CheckedSheet, checkSheet, type RowError, type SheetRow } from './import-sheet.ts';

type Create = (ctx: Ctx, draft: Record<string, unknown>) => Promise<unknown>;

/** A kind of record whose rows may come in a sheet, and the service that creates one; the derived one unless said. */
export type Importer = { readonly resource: AnyResource; readonly create?: Create };

type Given = {
  file: Buffer;
  /** Does everything and undoes it. */
  dryRun: boolean;
  /** Hears before each row how many of how many are done; rejects to stop the import, of which nothing is left then. */
  told?: (done: number, total: number) => Promise<void>;
  /** Runs last in the transaction of an import without mistakes, which is undone when it rejects. */
  seal?: (ctx: Ctx, report: ImportReport) => Promise<void>;
};

type Imported = { report: ImportReport; sheet: CheckedSheet; found: readonly RowError[] };

/** Rows that go back together when one of them is refused, to be tried one by one: a mark each would cost as much as a row. */
const TOGETHER = 50;

class Undo extends Error {}

/**
 * Imports a sheet: all rows or none. Every row goes through the same service as a form's, inside one transaction, so that
 * whatever a form would refuse is found here too; a dry run does the same and undoes it.
 */
export async function importSheet(
  { resource, create = (c, draft) => createRow(resource, c, draft) }: Importer,
  ctx: Ctx,
  database: Database,
  { file, dryRun, told = async () => undefined, seal }: Given,
): Promise<Imported> {
  const sheet = await checkSheet(resource, ctx, file);
  const later: (() => Promise<void> | void)[] = [];
  const found: RowError[] = [...sheet.errors];
  try {
    await database.transaction(async (tx) => {
      const inside: Ctx = { ...ctx, db: tx, afterCommit: (work) => void later.push(work) };
      await holdReferences(
        resource,
        inside,
        sheet.valid.map(({ draft }) => draft),
      );
      found.push(...(await createAll(inside, sheet, { create, told, later })));
      if (found.length > 0 || dryRun) throw new Undo();
      await seal?.(inside, reportOf(resource, sheet, found, { lang: ctx.lang, dryRun }));
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  const report = reportOf(resource, sheet, found, { lang: ctx.lang, dryRun });
  if (report.imported > 0) for (const work of later) ctx.afterCommit(work);
  return { report, sheet, found };
}

/** An import whose mistakes refuse it. */
export async function importRows(
  importer: Importer,
  ctx: Ctx,
  database: Database,
  given: Pick<Given, 'file' | 'dryRun'>,
): Promise<ImportReport> {
  const { report, found } = await importSheet(importer, ctx, database, given);
  if (found.length > 0 && !given.dryRun) throw refusal(report, found);
  return report;
}

type Creating = { create: Create; told: NonNullable<Given['told']>; later: unknown[] };

/** Creates all rows; one that is refused does not hide what is wrong with the next. */
async function createAll(ctx: Ctx, sheet: CheckedSheet, { create, told, later }: Creating): Promise<RowError[]> {
  const errors: RowError[] = [];
  const { valid, rows } = sheet;
  // Rows with a mistake that needs no table are done already.
  const before = rows - valid.length;
  const tell = (at: number): Promise<void> => told(before + at, rows);
  for (let at = 0; at < valid.length; at += TOGETHER) {
    const some = valid.slice(at, at + TOGETHER);
    const kept = later.length;
    await ctx.db.query('savepoint import_rows');
    if (await createSome(some, { create: (row) => tried(ctx, create, row), told: (n) => tell(at + n) })) {
      await ctx.db.query('release savepoint import_rows');
      continue;
    }
    await ctx.db.query('rollback to savepoint import_rows');
    await ctx.db.query('release savepoint import_rows');
    later.length = kept;
    for (const row of some) {
      await tell(at + some.length);
      await ctx.db.query('savepoint import_row');
      const refused = await tried(ctx, create, row);
      // A mark that is gone back to stays: without its release each mistake would lie inside the one before.
      if (refused) await ctx.db.query('rollback to savepoint import_row');
      await ctx.db.query('release savepoint import_row');
      if (refused) errors.push(...errorsOf(row, refused));
    }
  }
  await tell(valid.length);
  return errors;
}

type Some = { create: (row: SheetRow) => Promise<AppError | undefined>; told: (n: number) => Promise<void> };

/** Whether all were created; stops at the first that was not. */
async function createSome(rows: readonly SheetRow[], { create, told }: Some): Promise<boolean> {
  for (const [n, row] of rows.entries()) {
    await told(n);
    if (await create(row)) return false;
  }
  return true;
}

/** How the row was refused, if it was. */
async function tried(ctx: Ctx, create: Create, { draft }: SheetRow): Promise<AppError | undefined> {
  try {
    await create(ctx, draft);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}

function errorsOf({ row }: SheetRow, refused: AppError): RowError[] {
  const fields = refused.errors ?? [];
  if (fields.length === 0) return [{ row, field: '', message: refused.text }];
  return fields.map(({ field, message }) => ({ row, field, message }));
}
