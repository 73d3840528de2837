import { makePermission } from '../../../kernel/flow/make-from.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import type { Text } from '../../../kernel/text.ts';
import { assertApart, type Part } from '../../identity/public.server.ts';
import { PAYMENT_DUTIES } from '../parameters.server.ts';
import { paymentRequisition } from '../requisitions/requisition.resource.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { batchOfRequisitions, buildFileCall, downloadFileCall, resultsCall } from './payment.calls.ts';

/** What somebody is about to do with money that others asked for. */
export type PaymentAct = 'pay' | 'build' | 'download' | 'record';

const PAY_RULE: Text = {
  zh: '申请和批准付款的人不能办理付款',
  en: 'whoever asks for money or approves it does not pay it',
};
const RULES: Readonly<Record<PaymentAct, Text>> = {
  pay: PAY_RULE,
  build: PAY_RULE,
  download: PAY_RULE,
  record: {
    zh: '申请、批准和办理付款的人不能登记银行结果',
    en: 'whoever asks for money, approves it or pays it does not record what the bank says',
  },
};
const PERMISSIONS: Readonly<Record<PaymentAct, string>> = {
  pay: makePermission(batchOfRequisitions),
  build: buildFileCall.permission,
  download: downloadFileCall.permission,
  record: resultsCall.permission,
};

const ASKED: Text = { zh: '申请', en: 'asked for' };
const APPROVED: Text = { zh: '批准', en: 'approved' };
const PAID: Text = { zh: '制单', en: 'put together' };
const BUILT: Text = { zh: '生成银行文件', en: 'built the bank file of' };

type Made = { readonly recordId: number; readonly userId: number; readonly no: string; readonly of: string };

/** Refuses whoever had another duty in these payments; a company whose office is too small for it says so in its settings. */
export async function assertDuties(
  ctx: Ctx,
  act: PaymentAct,
  { requisitionIds, batchId = 0 }: { readonly requisitionIds: readonly number[]; readonly batchId?: number },
): Promise<void> {
  if (!(await setting<boolean>(ctx, PAYMENT_DUTIES))) return;
  const made = await ctx.db.query<Made>({
    name: 'finance-makers-of-payments',
    text: `select id as "recordId", create_by as "userId", pay_no as no, 'asked' as of from finance_payment_requisition where id = any($1::bigint[])
           union all select id, create_by, batch_no, 'paid' from finance_focus_payment where id = $2
           union all select b.id, f.create_by, b.batch_no, 'built' from finance_bank_file f join finance_focus_payment b on b.id = f.focus_payment_id
             where b.id = $2 and f.file_status = 'LIVE'`,
    values: [requisitionIds, batchId],
  });
  const desk = answerOf(ctx, approvalDesk);
  const [asked = [], paid = []] = desk
    ? [
        await desk.handledBy(ctx, paymentRequisition.name, requisitionIds),
        await desk.handledBy(ctx, focusPayment.name, [batchId]),
      ]
    : [];
  const noOf = (of: string, id: number): string => made.find((one) => one.of === of && one.recordId === id)?.no ?? '';
  const parts: Part[] = [
    ...made.filter(({ of }) => of === 'asked').map((one) => ({ ...one, did: ASKED })),
    ...asked.map(({ recordId, userId, part }) => ({
      userId,
      no: noOf('asked', recordId),
      did: part === 'SENT' ? ASKED : APPROVED,
    })),
    ...paid
      .filter(({ part }) => part === 'APPROVED')
      .map(({ recordId, userId }) => ({ userId, no: noOf('paid', recordId), did: APPROVED })),
  ];
  // Putting together, building and taking the file is one duty; recording what came of it another.
  if (act === 'record')
    parts.push(
      ...made.filter(({ of }) => of !== 'asked').map((one) => ({ ...one, did: one.of === 'built' ? BUILT : PAID })),
      ...paid
        .filter(({ part }) => part === 'SENT')
        .map(({ recordId, userId }) => ({ userId, no: noOf('paid', recordId), did: PAID })),
    );
  await assertApart(ctx, { rule: RULES[act], parts, permission: PERMISSIONS[act] });
}
