import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { uploadedFile } from '../../../kernel/server/files/endpoints.ts';
import { tooLarge } from '../../../kernel/server/files/staging.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { inScope } from '../../../kernel/server/permit/permit.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { refusesSave } from '../reports/checks/check-report.rules.ts';
import { checkDraft } from '../reports/service/entry.server.ts';
import { createReport } from '../reports/service/save-report.server.ts';
import { MOST_BYTES, type PackageFile, readPackage } from './package-file.rules.ts';
import { takePackage } from './s2l-package.calls.ts';
import { packageFlow } from './s2l-package.flow.ts';
import { type PackageRow, s2lPackage } from './s2l-package.resource.ts';

const packages = recordsOf(s2lPackage);

type Problem = Omit<PackageRow['problems'][number], 'id'>;
type Acts = typeof packageFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof s2lPackage.fields, Acts[K]>;

/** A file as it came. */
type Came = { readonly fileName: string; readonly bytes: Buffer };

/** Keeps a package and what the rules say of it. The same file again, one that is no package, and another's ship are refused. */
export async function keepPackage(ctx: Ctx, { fileName, bytes }: Came): Promise<PackageRow> {
  const file = readPackage(bytes.toString('utf8'));
  if (!file)
    throw new AppError('UNSUPPORTED_FILE', {
      zh: '文件不是船岸报文；在船端动态报填报页“导出报文”生成',
      en: 'This is no package of a ship: it is made on board by "Export the package" of the report form',
    });
  if (!inScope(ctx.user, 'vessel', file.shipId)) throw notFound({ zh: '船舶', en: 'Vessel' });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await assertNew(ctx, sha256);
  const checked = await checkedOf(ctx, file);
  const { shipId, rptType, rptTime, madeAt, madeBy } = file;
  const packageNo = await nextSerial(ctx, s2lPackage.name, 'SP-{yy}{0000}');
  return packages.create(
    ctx,
    {},
    {
      ...checked,
      packageNo,
      fileName: fileName.slice(0, 200),
      sha256,
      payload: file,
      shipName: shipId,
      rptType,
      rptTime,
      madeAt,
      madeBy,
      receivedAt: ctx.now.toISOString(),
    },
  );
}

/** What came twice was sent twice: the first stands. */
async function assertNew(ctx: Ctx, sha256: string): Promise<void> {
  const [known] = await ctx.db.query<{ packageNo: string }>({
    name: 'voyage-s2l-of-hash',
    text: 'select package_no as "packageNo" from voyage_s2l_package where sha256 = $1 and deleted_at is null limit 1',
    values: [sha256],
  });
  if (!known) return;
  const { packageNo } = known;
  throw new AppError(
    'CONFLICT',
    {
      zh: `此报文已收到，编号 ${packageNo}，不再重复登记`,
      en: `This package came before, as ${packageNo}; it is not taken in twice`,
    },
    { data: { reason: 'PACKAGE_KNOWN', no: packageNo } },
  );
}

/** What the save gives: the ship's open voyage, and the next number where it has none. */
const GIVEN: ReadonlySet<string> = new Set(['reportNo', 'voyageNo']);

type Checked = { readonly problems: Problem[]; readonly packageStatus: 'RECEIVED' | 'PARSED' };

/** What the rules say of it, as the report form would: what refuses a save keeps it from being accepted, the rest is for whoever confirms. */
async function checkedOf(ctx: Ctx, { report, shipId }: PackageFile): Promise<Checked> {
  try {
    const all = await checkDraft(ctx, { ...report, shipId, voyageId: report.voyageNo });
    const found = all.filter(({ code, field }) => code !== 'REQUIRED' || !GIVEN.has(field));
    const isRefused = found.some(({ code, level }) => level === 'E' && refusesSave(code));
    const problems = found.map(({ level, field, message }) => ({ level, place: field, message }));
    return { problems, packageStatus: isRefused ? 'RECEIVED' : 'PARSED' };
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    const problems = error.errors.map(
      ({ field, message }): Problem => ({ level: 'E', place: field.slice(0, 80), message }),
    );
    return { problems, packageStatus: 'RECEIVED' };
  }
}

/** Once: it becomes a report of its ship, as if her form had sent it. */
const accept: Handler<'accept'> = async (ctx, { row, move }) => {
  const { payload } = row;
  const { report, reasons, shipId } = payload as PackageFile;
  // A file says what the report holds; whether it is confirmed is for whoever may.
  const { id: _id, version: _version, confirm: _confirm, ...content } = report;
  const { row: made } = await createReport(ctx, { ...content, shipName: shipId, source: 'FILE', reasons });
  return move({ reportId: made.id });
};

/** The chain has moved since it came: what spoke against it may do so no longer, and the other way round. */
const recheck: Handler<'recheck'> = async (ctx, { row, move }) => {
  return move(await checkedOf(ctx, row.payload as PackageFile));
};

export const packageActs = serveActs(s2lPackage, packageFlow, { accept, recheck, reject: (_ctx, { move }) => move() });

export const packageEndpoints: readonly Endpoint[] = [
  serve(
    takePackage,
    async (ctx, _given, http) => {
      const part = await uploadedFile(http, MOST_BYTES);
      const bytes = await buffer(part.file);
      if (bytes.length > MOST_BYTES) throw tooLarge(MOST_BYTES);
      return http.app.db.transaction((db) => keepPackage({ ...ctx, db }, { fileName: part.filename, bytes }));
    },
    // The file arrives before the transaction begins, so that a slow line holds no connection.
    { transaction: false, upload: true },
  ),
  ...packageActs.endpoints,
  ...crudEndpoints(s2lPackage, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
];
