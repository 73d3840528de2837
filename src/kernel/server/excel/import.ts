import { AppError } from '../../errors.ts';
import { labelOf } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { type Lang, say } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { createRow } from '../crud/write.ts';
import type { Database, Db } from '../db/db.ts';
import { checkSheet, type RowError, type SheetRow } from './import-sheet.ts';

export type ImportReport = {
  /** Rows of the file, those without an error, those now in the table. */
  rows: number;
  valid: number;
  imported: number;
  errors: { row: number; field: string; label: string; message: string }[];
};

export type Create = (ctx: Ctx, draft: Record<string, unknown>) => Promise<unknown>;

/** Enough for a person to see what is wrong; the counts stay true. */
const MAX_ERRORS = 1000;

class Undo extends Error {}

/**
 * Imports a sheet: all rows or none. Every row goes through the same service as a form's, inside one transaction, so that
 * whatever a form would refuse is found here too; a dry run does the same and undoes it.
 */
export async function importRows(
  resource: AnyResource,
  ctx: Ctx,
  database: Database,
  options: { file: Buffer; dryRun: boolean; create?: Create },
): Promise<ImportReport> {
  const create = options.create ?? ((c, draft) => createRow(resource, c, draft));
  const sheet = await checkSheet(resource, ctx, options.file);
  const later: (() => Promise<void> | void)[] = [];
  const found: RowError[] = [...sheet.errors];
  try {
    await database.transaction(async (tx) => {
      const inside: Ctx = { ...ctx, db: tx, afterCommit: (work) => void later.push(work) };
      found.push(...(await createAll(inside, sheet.valid, create)));
      if (found.length > 0 || options.dryRun) throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  const bad = new Set(found.map((error) => error.row));
  const report: ImportReport = {
    rows: sheet.rows,
    valid: sheet.valid.filter(({ row }) => !bad.has(row)).length,
    imported: found.length > 0 || options.dryRun ? 0 : sheet.valid.length,
    errors: shown(resource, found, ctx.lang),
  };
  if (report.imported > 0) for (const work of later) ctx.afterCommit(work);
  if (found.length > 0 && !options.dryRun) throw refusal(report, found);
  return report;
}

/** Creates each row behind a mark of its own, so that one that is refused does not hide what is wrong with the next. */
async function createAll(ctx: Ctx, rows: readonly SheetRow[], create: Create): Promise<RowError[]> {
  const errors: RowError[] = [];
  for (const { row, draft } of rows) {
    await mark(ctx.db, 'savepoint import_row');
    try {
      await create(ctx, draft);
      await mark(ctx.db, 'release savepoint import_row');
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      await mark(ctx.db, 'rollback to savepoint import_row');
      const fields = error.errors ?? [];
      if (fields.length === 0) errors.push({ row, field: '', message: error.text });
      errors.push(...fields.map(({ field, message }) => ({ row, field, message })));
    }
  }
  return errors;
}

const mark = (db: Db, text: string): Promise<unknown> => db.query(text);

function shown(resource: AnyResource, errors: readonly RowError[], lang: Lang): ImportReport['errors'] {
  return errors
    .toSorted((a, b) => a.row - b.row)
    .slice(0, MAX_ERRORS)
    .map(({ row, field, message }) => ({
      row,
      field,
      label: field
        .split(',')
        .filter(Boolean)
        .map((name) => say(labelOf(resource, name), lang))
        .join(lang === 'zh' ? '、' : ', '),
      message: say(message, lang),
    }));
}

function refusal(report: ImportReport, found: readonly RowError[]): AppError {
  const rows = new Set(found.map((error) => error.row)).size;
  return new AppError(
    'VALIDATION',
    { zh: '有 {n} 行不正确，没有导入任何数据', en: '{n} row(s) need correction; nothing was imported' },
    {
      values: { n: rows },
      data: report,
      errors: found.slice(0, MAX_ERRORS).map(({ row, field, message }) => ({
        field: field ? `${row}.${field}` : String(row),
        message: { zh: `第 ${row} 行：${message.zh}`, en: `Row ${row}: ${message.en}` },
      })),
    },
  );
}
