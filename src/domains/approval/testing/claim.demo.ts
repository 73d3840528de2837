import { type ApprovalNode, type ApprovalTree, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { money, ref, refs, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { patchRow } from '../../../kernel/server/crud/write.ts';
import type { Module } from '../../../kernel/server/module.ts';

/** A small kind of document for the tests of the engine: a claim for an amount, for a ship. */
export const claim = defineResource({
  name: 'trial.claim',
  label: { zh: '报销单', en: 'Claim' },
  title: 'subject',
  fields: {
    claimNo: serial('CL-{yyyy}-{0000}', { zh: '编号', en: 'Number' }),
    subject: text({ zh: '事由', en: 'Subject' }, { required: true }),
    amount: money({ zh: '金额', en: 'Amount' }, { required: true }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    ownerId: ref('identity.user', { zh: '经办人', en: 'Handled by' }),
    signerIds: refs('identity.user', { zh: '会签人', en: 'Signers' }),
    note: text({ zh: '备注', en: 'Note' }),
    applied: text({ zh: '已执行', en: 'Applied' }),
    status: state(documentFlow),
  },
  list: { columns: ['claimNo', 'subject', 'amount', 'status'] },
  scope: { vessel: 'vesselId' },
  open: { IN_AUDIT: ['note'], APPROVE: ['note'], REJECT: ['note'] },
});

/** What the effect did, and what it should refuse. */
export const effects = {
  approved: [] as number[],
  fail: false,
  /** Ends the connection of the transaction, as a server that is killed. */ kill: false,
};

export const OWNER = { by: 'field', field: 'ownerId' } as const;
export const SIGNERS = { by: 'field', field: 'signerIds' } as const;

export const step = (
  id: string,
  people: Parameters<typeof approveNode>[0]['people'],
  more: Partial<Parameters<typeof approveNode>[0]> = {},
): ApprovalNode => approveNode({ id, name: { zh: `节点${id}`, en: `Step ${id}` }, people, ...more });

export const flowOf = (...nodes: ApprovalNode[]): ApprovalTree => ({ nodes: [...nodes, endNode()] });

/** The default: the owner, and above 1,000 the signers, one of them. */
export const claimApproval = approvable(claim, {
  conditionFields: ['amount', 'vesselId'],
  facts: ['claimNo', 'amount', 'vesselId'],
  amount: 'amount',
  ship: 'vesselId',
  flow: flowOf(step('owner', [OWNER]), {
    kind: 'condition',
    id: 'band',
    name: { zh: '金额分级', en: 'Bands' },
    branches: [
      {
        id: 'large',
        name: { zh: '金额 ≥ 1,000', en: 'Amount of 1,000 or more' },
        when: { field: 'amount', is: 'ge', value: '1000' },
        nodes: [step('signers', [SIGNERS])],
      },
      { id: 'small', name: { zh: '其他情况', en: 'Otherwise' }, nodes: [] },
    ],
  }),
  onApproved: async (ctx, row) => {
    await patchRow(claim, ctx, row.id, { applied: `${row.applied ?? ''}x` }, { action: 'edit' });
    if (effects.kill) await ctx.db.query('select pg_terminate_backend(pg_backend_pid())');
    if (effects.fail) throw new Error('The effect failed');
    effects.approved.push(row.id);
  },
});

export const trialModule: Module = {
  name: 'trial',
  label: { zh: '试验', en: 'Trial' },
  resources: [claim],
  endpoints: crudEndpoints(claim),
  approvals: [claimApproval],
};
