import { defineFlow } from '../../../kernel/flow/flow.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { isComplete } from './claim.rules.ts';
import { CLAIM_TEXT as TEXT } from './claim.text.ts';
import { payForm, reopenForm, roundForm } from './claim-forms.resource.ts';

/** What becomes of a claim. It is agreed by an approved settlement, and barred by the day after its last. */
export const claimFlow = defineFlow({
  states: {
    OPEN: { zh: '待提交', en: 'Open', tone: 'amber' },
    SUBMITTED: { zh: '已提交', en: 'Submitted', tone: 'blue' },
    NEGOTIATING: { zh: '协商中', en: 'Being negotiated', tone: 'blue' },
    AGREED: { zh: '已和解', en: 'Agreed', tone: 'green' },
    PAID: { zh: '已结清', en: 'Paid', tone: 'green' },
    WAIVED: { zh: '已放弃', en: 'Waived', tone: 'slate' },
    TIME_BARRED: { zh: '已逾时限', en: 'Time-barred', tone: 'red' },
    LEGAL: { zh: '诉讼仲裁', en: 'In dispute', tone: 'plum' },
  },
  initial: 'OPEN',
  transitions: {
    submit: {
      label: { zh: '提交索赔', en: 'Submit' },
      from: ['OPEN'],
      to: 'SUBMITTED',
      first: true,
      // A list does not read documents: there the server alone knows.
      against: ({ documents, dueDate }, now) => {
        if (Array.isArray(documents) && !isComplete(documents)) return TEXT.missing;
        return typeof dueDate === 'string' && dueDate < officeDay(now) ? TEXT.late : undefined;
      },
      done: { zh: '索赔已提交', en: 'The claim is submitted' },
    },
    round: {
      label: { zh: '登记往来', en: 'Record a reply' },
      from: ['SUBMITTED', 'NEGOTIATING', 'LEGAL'],
      form: roundForm,
      done: { zh: '已登记往来', en: 'It is recorded' },
    },
    legal: {
      label: { zh: '转诉讼仲裁', en: 'Take it to law' },
      from: ['SUBMITTED', 'NEGOTIATING'],
      to: 'LEGAL',
      reason: true,
      done: { zh: '已转诉讼仲裁', en: 'It is in dispute' },
    },
    waive: {
      label: { zh: '放弃索赔', en: 'Waive' },
      from: ['OPEN', 'SUBMITTED', 'NEGOTIATING', 'LEGAL'],
      to: 'WAIVED',
      reason: true,
      done: { zh: '已放弃索赔', en: 'The claim is waived' },
    },
    pay: {
      label: { zh: '登记收付', en: 'Record the payment' },
      from: ['AGREED'],
      to: 'PAID',
      form: payForm,
      against: ({ invoiceNo }) => (invoiceNo ? TEXT.byFinance : undefined),
      initial: ({ agreedAmount }, now) => ({ paidAmount: agreedAmount ?? null, paidDate: officeDay(now) }),
      first: true,
      done: { zh: '索赔已结清', en: 'The claim is paid' },
    },
    reopen: {
      label: { zh: '恢复索赔', en: 'Reopen' },
      from: ['TIME_BARRED'],
      to: 'OPEN',
      form: reopenForm,
      done: { zh: '索赔已恢复', en: 'The claim is open again' },
    },
  },
});
