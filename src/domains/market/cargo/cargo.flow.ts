import { defineFlow } from '../../../kernel/flow/flow.ts';
import { isPositive, isZero } from '../../../kernel/value/decimal.ts';
import { CARGO_TEXT as TEXT } from './cargo.text.ts';
import { planForm, settleForm } from './cargo-forms.resource.ts';

type Seen = Readonly<Record<string, unknown>>;

const figure = (row: Seen, name: string): string | null => (typeof row[name] === 'string' ? row[name] : null);

/** Where a parcel is on its way from the offer to the settlement (market 4.3). It becomes FIXED, and open again, with its contract. */
export const cargoFlow = defineFlow({
  states: {
    OFFERED: { zh: '已报货', en: 'Offered', tone: 'grey' },
    FIXED: { zh: '已成交', en: 'Fixed', tone: 'blue' },
    PLANNED: { zh: '已安排', en: 'Planned', tone: 'blue' },
    LOADED: { zh: '在船', en: 'On board', tone: 'teal' },
    DISCHARGED: { zh: '已卸货', en: 'Discharged', tone: 'green' },
    SETTLED: { zh: '已结算', en: 'Settled', tone: 'slate' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'red' },
  },
  initial: 'OFFERED',
  transitions: {
    plan: {
      label: { zh: '安排航次', en: 'Plan on a voyage' },
      from: ['FIXED', 'PLANNED'],
      to: 'PLANNED',
      form: planForm,
      first: true,
      initial: ({ voyageId }) => ({ voyageId: voyageId ?? null }),
      done: { zh: '已安排航次', en: 'The parcel is planned' },
    },
    unplan: {
      label: { zh: '撤回航次', en: 'Take off the voyage' },
      from: ['PLANNED'],
      to: 'FIXED',
      reason: true,
      done: { zh: '已撤回航次', en: 'The parcel is off the voyage' },
    },
    load: {
      label: { zh: '确认装船', en: 'Confirm loading' },
      from: ['PLANNED'],
      to: 'LOADED',
      first: true,
      against: ({ blNo, blDate, blCopies, blIssued }) => {
        if (!blNo || !blDate || !blCopies) return TEXT.noBlNo;
        return blIssued === true ? undefined : TEXT.notIssued;
      },
      done: { zh: '已确认装船', en: 'The parcel is on board' },
    },
    takeBack: {
      label: { zh: '撤销装船', en: 'Take the loading back' },
      from: ['LOADED'],
      to: 'PLANNED',
      tail: 'take-back',
      reason: true,
      against: ({ blIssued }) => (blIssued === true ? TEXT.issued : undefined),
      done: { zh: '已撤销装船', en: 'The loading is taken back' },
    },
    discharge: {
      label: { zh: '确认卸毕', en: 'Confirm discharge' },
      from: ['LOADED'],
      to: 'DISCHARGED',
      first: true,
      against: (row) =>
        isPositive(figure(row, 'outturnQty')) && isZero(figure(row, 'onBoardQty')) ? undefined : TEXT.noOutturn,
      done: { zh: '已确认卸毕', en: 'The parcel is discharged' },
    },
    settle: {
      label: { zh: '结算', en: 'Settle' },
      from: ['DISCHARGED'],
      to: 'SETTLED',
      form: settleForm,
      first: true,
      done: { zh: '已结算', en: 'The parcel is settled' },
    },
    cancel: {
      label: { zh: '取消货载', en: 'Cancel the parcel' },
      from: ['OFFERED', 'FIXED', 'PLANNED'],
      to: 'CANCELLED',
      reason: true,
      effect: { zh: '该货不再承运，也不再占用航次', en: 'It is not carried, and holds no voyage' },
      done: { zh: '货载已取消', en: 'The parcel is cancelled' },
    },
  },
});
