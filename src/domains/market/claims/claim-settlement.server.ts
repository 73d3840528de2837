import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { approveNode, endNode, restBranch } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { gt, isPositive } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { settlementOfClaim } from './claim.calls.ts';
import { isLow, settledShare } from './claim.rules.ts';
import { agreeClaim, claims } from './claim.server.ts';
import { CLAIM_TEXT as TEXT } from './claim.text.ts';
import { claimSettlement, type SettlementRow } from './claim-settlement.resource.ts';

const settlements = recordsOf(claimSettlement);

/** Why a claim cannot be settled as it stands. */
async function mayBeSettled(ctx: Ctx, claimId: number, own?: number) {
  const row = await claims.get(ctx, claimId, { inner: true });
  const why = settlementOfClaim.against({ claimStatus: row.claimStatus });
  const others = await settlements.find(ctx, { claimId, status: ['USE', 'IN_AUDIT'] }, { only: ['id'] });
  return { row, why: why ?? (others.some(({ id }) => id !== own) ? TEXT.openSettlement : undefined) };
}

const saves = savesOf(claimSettlement, {
  needs: ['claimId'],
  served: async (ctx, { row, before, wrong }) => {
    const { row: of, why } = await mayBeSettled(ctx, row.claimId, before?.id);
    if (why) wrong('claimId', why.zh, why.en);
    const { netAmount, currencyId } = of;
    if (gt(row.agreedAmount, netAmount)) wrong('agreedAmount', TEXT.aboveNet.zh, TEXT.aboveNet.en);
    return {
      netAmount,
      currencyId,
      sharePct: settledShare(row.agreedAmount, netAmount),
      low: isLow(row.agreedAmount, netAmount),
      against: of.direction === 'AGAINST_US',
    };
  },
  made: async (ctx) => ({ settlementNo: await nextSerial(ctx, claimSettlement.name, 'CS-{yy}{0000}') }),
});

export const updateSettlement = saves.update;

const fromClaim = serveMake(settlementOfClaim, (ctx, { first }) =>
  saves.create(ctx, { claimId: first.id, agreedDate: officeDay(ctx.now) }),
);

export const makeSettlement = fromClaim.make;

async function beforeSettlement(ctx: Ctx, row: SettlementRow): Promise<{ against: boolean }> {
  const { row: of, why } = await mayBeSettled(ctx, row.claimId, row.id);
  if (why) throw new AppError('RULE', why);
  const errors: FieldError[] = [];
  const miss = (field: string, zh: string, en: string): void => {
    errors.push({ field, message: { zh, en } });
  };
  if (!isPositive(row.agreedAmount)) miss('agreedAmount', '须填写和解金额', 'Enter what was agreed');
  if (!row.agreedDate) miss('agreedDate', '须填写和解日期', 'Enter the day');
  else if (row.agreedDate > officeDay(ctx.now)) miss('agreedDate', TEXT.future.zh, TEXT.future.en);
  if (row.low && !row.grounds?.trim()) miss('grounds', TEXT.lowNeedsReason.zh, TEXT.lowNeedsReason.en);
  if (errors.length > 0) throw invalid(errors);
  return { against: of.direction === 'AGAINST_US' };
}

/**
 * At nine tenths of the net amount or more it holds as soon as it is submitted; below, the commercial manager is asked (market 4.4). What
 * is claimed of us is asked whatever its share: the whole of it is what the other side would like best.
 */
export const settlementApproval = approvable(claimSettlement, {
  conditionFields: ['low', 'against'],
  facts: ['claimId', 'against', 'low', 'agreedDate', 'grounds', 'evidence'],
  amount: 'agreedAmount',
  flow: {
    nodes: [
      {
        kind: 'condition',
        id: 'share',
        name: { zh: '按和解比例', en: 'By what is agreed' },
        branches: [
          {
            id: 'low',
            name: { zh: '低于净额九成，或对方索赔', en: 'Below 90 % of the net amount, or against us' },
            when: {
              any: [
                { field: 'low', is: 'eq', value: true },
                { field: 'against', is: 'eq', value: true },
              ],
            },
            nodes: [
              approveNode({
                id: 'commercial',
                name: { zh: '商务经理审批', en: 'Commercial manager' },
                people: [{ by: 'role', roles: ['CHARTERING'] }],
              }),
            ],
          },
          restBranch('rest'),
        ],
      },
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(claimSettlement.name, recordId),
  beforeSubmit: beforeSettlement,
  onApproved: async (ctx, { claimId, agreedAmount, agreedDate }) => {
    // Whoever agrees need not be one who may change claims.
    await agreeClaim(asSystem(ctx, '和解单审批通过'), claimId, { agreedAmount, agreedDate });
  },
});

export const settlementEndpoints: readonly Endpoint[] = [
  fromClaim.endpoint,
  ...crudEndpoints(claimSettlement, { omit: ['import'], ...saves }),
];
