import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { distribute, retire } from './distribution.server.ts';
import { document } from './document.resource.ts';
import { nextReview } from './document.rules.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import { documentVersion } from './version.resource.ts';

const documents = recordsOf(document);
const versions = recordsOf(documentVersion);

/** A version takes the place of the one before, in one transaction, and goes out to be signed. */
export async function takeEffect(ctx: Ctx, id: number): Promise<void> {
  const system = asSystem(ctx, TEXT.effect.zh);
  const row = await versions.held(system, id);
  if (row.subStatus !== 'dv_approved') return;
  const today = officeDay(ctx.now);
  const { documentId } = row;
  const former = await versions.find(system, { documentId, subStatus: 'dv_effective' }, { lock: true });
  const of = await documents.held(system, documentId);
  for (const one of former) {
    await versions.patch(
      system,
      one.id,
      { subStatus: 'dv_obsolete', obsoleteDate: today },
      { action: 'supersede', reason: TEXT.superseded.zh },
    );
    await retire(ctx, one);
  }
  const fileId = await distribute(ctx, of, row);
  await versions.patch(system, id, { subStatus: 'dv_effective', fileId }, { action: 'effect' });
  await documents.patch(
    system,
    documentId,
    { currentNo: row.versionNo, effectiveOn: today, reviewDue: nextReview(today, of.reviewMonths), reviewNote: null },
    { action: 'effect' },
  );
}

/** Versions whose day has come take effect. Answers how many. */
export async function effectVersions(ctx: Ctx): Promise<number> {
  const today = officeDay(ctx.now);
  const waiting = await versions.find(ctx, { subStatus: 'dv_approved' }, { lock: true, only: ['effectiveDate'] });
  const due = waiting.filter(({ effectiveDate }) => effectiveDate <= today);
  for (const { id } of due) await takeEffect(ctx, id);
  return due.length;
}
