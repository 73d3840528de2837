import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import type { Text } from '../../../kernel/text.ts';
import { monthsFrom } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { moveStanding, standingSince } from '../partners/move-standing.server.ts';
import { partnerFlow, type QualifyStatus } from '../partners/partner.flow.ts';
import type { PartnerRow } from '../partners/partner.resource.ts';
import { partners } from '../partners/save-partner.server.ts';
import type { StandingStep } from '../partners/standing-steps.rules.ts';
import { type QualificationRow, supplierQualification } from './qualification.resource.ts';
import {
  isChecked,
  isTechnical,
  notReady,
  outcomeOf,
  scopeAfter,
  standardChecks,
  takesScope,
} from './qualification.rules.ts';
import { QUALIFICATION_KINDS, type QualificationKind } from './qualification.text.ts';
import { assertApproverApart } from './qualification-duties.server.ts';

export const qualifications = recordsOf(supplierQualification);

type Asked = Pick<QualificationRow, 'kind' | 'trialOrders'> & { readonly scopes: readonly { purchaseType: string }[] };

/** What follows from the partner as it stands: where the approval leads, and whether the superintendents decide too. */
function factsOf({ kind, trialOrders, scopes }: Asked, partner: Pick<PartnerRow, 'qualifyStatus' | 'scopes'>) {
  const types = (scopes.length > 0 ? scopes : partner.scopes).map(({ purchaseType }) => purchaseType);
  return {
    standingNow: partner.qualifyStatus,
    standingNext: outcomeOf(kind, partner.qualifyStatus, trialOrders) ?? null,
    technical: isTechnical(types),
  };
}

/** Why a kind cannot be asked for as the partner stands. */
function notNow(kind: QualificationKind, standing: QualifyStatus): Text {
  const [asked, now] = [QUALIFICATION_KINDS[kind], partnerFlow.states[standing]];
  return {
    zh: `客商现为“${now.zh}”，不能办理“${asked.zh}”`,
    en: `The partner is “${now.en}”, of which no ${asked.en.toLowerCase()} can be asked`,
  };
}

const saves = savesOf(supplierQualification, {
  needs: ['partnerId', 'kind'],
  served: async (ctx, { row, wrong }) => {
    const partner = await partners.get(ctx, row.partnerId);
    const facts = factsOf(row, partner);
    if (!facts.standingNext) {
      const { zh, en } = notNow(row.kind, partner.qualifyStatus);
      wrong('kind', zh, en);
    }
    if (row.checklist.length > 0 || !isChecked(row.kind)) return facts;
    const checklist = standardChecks().map(({ item, mandatory }) => ({
      item,
      mandatory,
      finding: null,
      note: null,
      attachment: null,
    }));
    return { ...facts, checklist };
  },
});

/** Refuses what cannot be approved as it is; what it was decided on stands still from then on. */
export async function beforeQualification(ctx: Ctx, row: QualificationRow) {
  const partner = await partners.get(ctx, row.partnerId);
  const { qualifyStatus } = partner;
  const facts = factsOf(row, partner);
  if (!facts.standingNext) throw new AppError('RULE', notNow(row.kind, qualifyStatus));
  const errors = notReady(row, { qualifyStatus, since: standingSince(partner) }, officeDay(ctx.now));
  if (errors.length > 0) throw invalid(errors);
  const waiting = await qualifications.find(
    ctx,
    { partnerId: row.partnerId, status: 'IN_AUDIT' },
    { only: ['qualNo'] },
  );
  const other = waiting.find(({ id }) => id !== row.id);
  if (other)
    throw new AppError('RULE', {
      zh: `此客商的 ${other.qualNo} 正在审批，先等它办结`,
      en: `${other.qualNo} of this partner is under approval: wait until it is decided`,
    });
  return facts;
}

/** The step of the standing by which each kind shows in the history of the partner. */
const STEPS: Readonly<Record<QualifyStatus, StandingStep | undefined>> = {
  PROSPECT: undefined,
  TRIAL: 'trial',
  QUALIFIED: 'qualify',
  SUSPENDED: 'suspend',
  BLACKLISTED: 'blacklist',
  INACTIVE: undefined,
};

/** The approval is what moves the partner: its standing by where it is now, and its scope. */
export async function applyQualification(ctx: Ctx, row: QualificationRow): Promise<void> {
  await assertApproverApart(ctx, row);
  const { kind, partnerId, qualNo, reason, validMonths } = row;
  const { qualifyStatus, scopes, validTo: presentEnd } = await partners.held(ctx, partnerId);
  const to = outcomeOf(kind, qualifyStatus, row.trialOrders);
  if (!to) throw new AppError('RULE', notNow(kind, qualifyStatus));
  const today = officeDay(ctx.now);
  if (takesScope(kind) && row.scopes.length > 0) {
    const asked = row.scopes.map(({ purchaseType, portIds, brands, agencyFile, remark }) => ({
      purchaseType,
      portIds,
      brands,
      agencyFile,
      remark,
    }));
    await partners.patch(
      ctx,
      partnerId,
      { scopes: scopeAfter(scopes, asked) },
      { action: 'scope', reason: qualNo ?? '' },
    );
  }
  // A change of scope is no review: the end stays.
  const renewed = to === 'QUALIFIED' ? monthsFrom(today, validMonths) : null;
  const validTo = kind === 'SCOPE' ? presentEnd : renewed;
  const step = kind === 'SCOPE' ? undefined : qualifyStatus === 'BLACKLISTED' ? 'release' : STEPS[to];
  if (step) await moveStanding(ctx, partnerId, { step, reason: `${qualNo}：${reason}`, validTo });
  await qualifications.patch(
    ctx,
    row.id,
    { effectiveOn: today, validTo, standingNow: qualifyStatus, standingNext: to },
    { action: 'inForce' },
  );
}

export const createQualification = saves.create;

export const qualificationEndpoints: readonly Endpoint[] = crudEndpoints(supplierQualification, {
  omit: ['import'],
  ...saves,
});
