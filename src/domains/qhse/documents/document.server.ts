import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { recall } from './distribution.server.ts';
import { documentUseFlow } from './document.flow.ts';
import { document } from './document.resource.ts';
import { checkEntry, nextReview } from './document.rules.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import { documentVersion } from './version.resource.ts';

const documents = recordsOf(document);
const versions = recordsOf(documentVersion);

type Entry = {
  readonly id: number;
  readonly parentId: number | null;
  readonly nodeKind: string;
  readonly standing: string;
};

const entries = (ctx: Ctx): Promise<Entry[]> => documents.find(ctx, {}, { only: ['parentId', 'nodeKind', 'standing'] });

async function hasVersions(ctx: Ctx, documentId: number): Promise<boolean> {
  const found = await versions.find(asSystem(ctx, TEXT.version.zh), { documentId }, { only: ['versionNo'] });
  return found.length > 0;
}

const saves = savesOf(document, {
  served: async (ctx, { row, before, wrong }) => {
    // One at a time: two moves at once could make a ring.
    await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [document.name]);
    const all = await entries(ctx);
    for (const { field, message } of checkEntry(all, { ...(before && { id: before.id }), parentId: row.parentId }))
      wrong(field, message.zh, message.en);
    if (before && before.nodeKind !== row.nodeKind) {
      const used = all.some(({ parentId }) => parentId === before.id) || (await hasVersions(ctx, before.id));
      if (used) wrong('nodeKind', TEXT.kindStays.zh, TEXT.kindStays.en);
    }
    return {};
  },
});

export const createDocument = saves.create;

const acts = serveActs(
  document,
  documentUseFlow,
  {
    review: async (ctx, { row, values, move }) => {
      if (!row.currentNo) throw new AppError('RULE', TEXT.notEffective);
      return move({
        reviewNote: values.reviewNote,
        reviewDue: nextReview(officeDay(ctx.now), row.reviewMonths),
      });
    },
    end: async (ctx, { row, reason, move }) => {
      const system = asSystem(ctx, TEXT.documentEnded.zh);
      const below = (await entries(system)).some((one) => one.parentId === row.id && one.standing === 'dc_use');
      if (below) throw new AppError('RULE', TEXT.hasBelow);
      const standing = await versions.find(system, {
        documentId: row.id,
        subStatus: ['dv_draft', 'dv_audit', 'dv_approved', 'dv_effective'],
      });
      if (standing.some(({ subStatus }) => subStatus !== 'dv_effective')) throw new AppError('RULE', TEXT.hasOpen);
      for (const version of standing) {
        await versions.patch(
          system,
          version.id,
          { subStatus: 'dv_withdrawn', obsoleteDate: officeDay(ctx.now) },
          { action: 'withdraw', reason },
        );
        await recall(ctx, version, reason);
      }
      return move({ currentNo: null, effectiveOn: null, reviewDue: null });
    },
  },
  {
    // Versions are held before their document, as everywhere.
    before: (ctx, documentId) =>
      versions.find(asSystem(ctx, TEXT.documentEnded.zh), { documentId }, { lock: true, only: ['versionNo'] }),
  },
);

export const documentActs = acts.perform;

export const documentEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(document, { omit: ['import'], ...saves }),
];
