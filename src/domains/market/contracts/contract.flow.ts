import { defineFlow } from '../../../kernel/flow/flow.ts';
import { HIRE_TEXT } from '../hire/hire.text.ts';
import { deliverForm, offHireForm } from '../hire/hire-forms.resource.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';
import { completeForm, fixForm, receiveForm, waiveForm } from './contract-forms.resource.ts';
import { DEADFREIGHT_TEXT } from './deadfreight.text.ts';

/** What may still be rewritten is neither fixed nor let pass. */
const unapproved = ({ status }: Readonly<Record<string, unknown>>) =>
  status === 'APPROVE' ? undefined : TEXT.notApproved;

const audited = ({ status }: Readonly<Record<string, unknown>>) => (status === 'IN_AUDIT' ? TEXT.inAudit : undefined);

const ofVoyage = ({ kind }: Readonly<Record<string, unknown>>) => (kind === 'VOYAGE' ? HIRE_TEXT.ofVoyage : undefined);

/** What becomes of a charter beside its approval (market 4.1). It performs as soon as a voyage for it is open, or the ship is delivered. */
export const contractFlow = defineFlow({
  states: {
    NEGOTIATING: { zh: '洽谈中', en: 'Negotiating', tone: 'grey' },
    ON_SUBS: { zh: '有待确认', en: 'On subjects', tone: 'amber' },
    FIXED: { zh: '已成交', en: 'Fixed', tone: 'blue' },
    PERFORMING: { zh: '执行中', en: 'Performing', tone: 'teal' },
    COMPLETED: { zh: '已完成', en: 'Completed', tone: 'green' },
    FAILED: { zh: '未成交', en: 'Failed', tone: 'slate' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'red' },
  },
  initial: 'NEGOTIATING',
  transitions: {
    fix: {
      label: { zh: '成交', en: 'Fix' },
      from: ['ON_SUBS'],
      to: 'FIXED',
      form: fixForm,
      first: true,
      initial: ({ shipId }) => ({ shipId: shipId ?? null }),
      against: unapproved,
      done: { zh: '合同已成交', en: 'The contract is fixed' },
    },
    onSubs: {
      label: { zh: '转有待确认', en: 'Put on subjects' },
      from: ['NEGOTIATING'],
      to: 'ON_SUBS',
      tail: 'on-subs',
      first: true,
      effect: {
        zh: '主要条款已谈定，等待双方确认',
        en: 'The main terms are agreed, subject to what either side has to lift',
      },
      done: { zh: '合同有待确认', en: 'The contract is on subjects' },
    },
    release: {
      label: { zh: '信用放行', en: 'Release the credit' },
      from: ['ON_SUBS'],
      reason: true,
      many: false,
      against: unapproved,
      effect: { zh: '本合同可超出信用额度成交一次', en: 'This contract may be fixed beyond the limit, once' },
      done: { zh: '已放行', en: 'The credit is released' },
    },
    waive: {
      label: waiveForm.label,
      from: ['ON_SUBS'],
      form: waiveForm,
      initial: ({ shipId }) => ({ shipId: shipId ?? null }),
      many: false,
      against: unapproved,
      effect: {
        zh: '本合同可在该船所需证书不全时成交一次',
        en: 'This contract may be fixed with this ship without all certificates that it asks for, once',
      },
      done: { zh: '已豁免', en: 'The certificates are waived' },
    },
    fail: {
      label: { zh: '未成交', en: 'Subjects failed' },
      from: ['NEGOTIATING', 'ON_SUBS'],
      to: 'FAILED',
      reason: true,
      against: audited,
      effect: {
        zh: '货载仍为“已报货”，可另行洽谈',
        en: 'Its parcels are still offered, and may be fixed with another',
      },
      done: { zh: '合同未成交', en: 'The contract failed' },
    },
    complete: {
      label: { zh: '完成', en: 'Complete' },
      from: ['PERFORMING'],
      to: 'COMPLETED',
      form: completeForm,
      initial: ({ billed, invoiceNo, invoiceDate, invoiceAmount }) =>
        billed ? { invoiceNo, invoiceDate, invoiceAmount } : {},
      first: true,
      many: false,
      done: { zh: '合同已完成', en: 'The contract is completed' },
    },
    receive: {
      label: { zh: '登记收款', en: 'Record the payment' },
      from: ['COMPLETED'],
      form: receiveForm,
      first: true,
      many: false,
      against: ({ receivedOn, billed }) => (billed ? TEXT.byFinance : receivedOn ? TEXT.received : undefined),
      done: { zh: '已登记运费收讫', en: 'The freight is recorded as received' },
    },
    deliver: {
      label: HIRE_TEXT.deliver,
      from: ['FIXED'],
      to: 'PERFORMING',
      form: deliverForm,
      initial: ({ deliveryOn }) => ({ deliveryOn: deliveryOn ?? null }),
      many: false,
      against: ofVoyage,
      effect: HIRE_TEXT.deliverEffect,
      done: HIRE_TEXT.delivered,
    },
    offHire: {
      label: HIRE_TEXT.offHire,
      from: ['PERFORMING'],
      tail: 'off-hire',
      form: offHireForm,
      many: false,
      against: ofVoyage,
      effect: HIRE_TEXT.offHireEffect,
      done: HIRE_TEXT.offHired,
    },
    acceptDeadfreight: {
      label: DEADFREIGHT_TEXT.accept,
      from: ['PERFORMING', 'COMPLETED'],
      tail: 'accept-deadfreight',
      many: false,
      // A list reads less of it: there the server alone knows.
      against: ({ deadfreightOn, deadfreightQty }) => {
        if (deadfreightOn) return DEADFREIGHT_TEXT.already;
        return deadfreightQty === null ? DEADFREIGHT_TEXT.none : undefined;
      },
      effect: DEADFREIGHT_TEXT.acceptEffect,
      done: DEADFREIGHT_TEXT.accepted,
    },
    dropDeadfreight: {
      label: DEADFREIGHT_TEXT.drop,
      from: ['PERFORMING', 'COMPLETED'],
      tail: 'drop-deadfreight',
      reason: true,
      many: false,
      against: ({ deadfreightOn }) => (deadfreightOn === null ? DEADFREIGHT_TEXT.notAccepted : undefined),
      effect: DEADFREIGHT_TEXT.dropEffect,
      done: DEADFREIGHT_TEXT.dropped,
    },
    amend: {
      label: { zh: '补充协议', en: 'Amend' },
      from: ['FIXED', 'PERFORMING'],
      leads: 'market.contractAddendum',
      many: false,
    },
    cancel: {
      label: { zh: '取消合同', en: 'Cancel the contract' },
      from: ['NEGOTIATING', 'ON_SUBS', 'FIXED', 'PERFORMING'],
      to: 'CANCELLED',
      reason: true,
      against: audited,
      effect: { zh: '货载退回“已报货”，不再占用航次', en: 'Its parcels are offered again and hold no voyage' },
      done: { zh: '合同已取消', en: 'The contract is cancelled' },
    },
  },
});
