import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { fileInfo } from '../../../kernel/server/files/files.ts';
import { serve } from '../../../kernel/server/http/endpoint.ts';
import { type ComparedSide, compareVersions } from './compare.calls.ts';
import { rankOf } from './document.rules.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import { documentVersion, type VersionRow } from './version.resource.ts';

const versions = recordsOf(documentVersion);

async function sideOf(ctx: Ctx, row: VersionRow): Promise<ComparedSide> {
  const files: string[] = [];
  for (const id of row.papers ?? []) files.push((await fileInfo(ctx, id)).name);
  return {
    versionNo: row.versionNo ?? '',
    subStatus: row.subStatus,
    changeNote: row.changeNote,
    effectiveDate: row.effectiveDate,
    obsoleteDate: row.obsoleteDate,
    keptAt: row.keptAt,
    files,
  };
}

export const compareEndpoint = serve(compareVersions, async (ctx, { params }) => {
  const [one, other] = [await versions.get(ctx, params.id), await versions.get(ctx, params.other)];
  if (one.documentId !== other.documentId) throw new AppError('RULE', TEXT.otherDocument);
  const [earlier, later] = [one, other].toSorted(
    (a, b) => (rankOf(a.versionNo ?? '') ?? 0) - (rankOf(b.versionNo ?? '') ?? 0),
  );
  return { earlier: await sideOf(ctx, earlier ?? one), later: await sideOf(ctx, later ?? other) };
});
