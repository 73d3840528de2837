import { defineFlow } from '../../../kernel/flow/flow.ts';
import { date, decimal, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Which ship takes how much when. */
const nominateForm = defineResource({
  name: 'market.nominateLifting',
  label: { zh: '提名', en: 'Nominate' },
  fields: {
    laycanFrom: date({ zh: '受载期起', en: 'Laycan from' }, { required: true }),
    laycanTo: date({ zh: '受载期止', en: 'Laycan to' }, { required: true }),
    qty: decimal({ zh: '数量', en: 'Quantity' }, 3, { required: true, min: 0.001, max: 9_999_999, unit: 't' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
  },
});

/** Who on the other side took it. */
const acceptForm = defineResource({
  name: 'market.acceptLifting',
  label: { zh: '登记接受', en: 'Record the acceptance' },
  fields: { acceptedBy: text({ zh: '租家确认人', en: 'Accepted by' }, { required: true, max: 60 }) },
});

/** A lifting from the plan to the delivery; it is done when its parcel is discharged. */
export const liftingFlow = defineFlow({
  states: {
    PLANNED: { zh: '已排定', en: 'Planned', tone: 'grey' },
    NOMINATED: { zh: '已提名', en: 'Nominated', tone: 'amber' },
    ACCEPTED: { zh: '已接受', en: 'Accepted', tone: 'blue' },
    DONE: { zh: '已完成', en: 'Done', tone: 'green' },
    MISSED: { zh: '未执行', en: 'Missed', tone: 'red' },
  },
  initial: 'PLANNED',
  transitions: {
    nominate: {
      label: nominateForm.label,
      // Refused by the charterer, it is nominated anew.
      from: ['PLANNED', 'NOMINATED'],
      to: 'NOMINATED',
      form: nominateForm,
      first: true,
      many: false,
      initial: ({ laycanFrom, laycanTo, qty, shipId }) => ({ laycanFrom, laycanTo, qty, shipId: shipId ?? null }),
      done: { zh: '批次已提名', en: 'The lifting is nominated' },
    },
    accept: {
      label: acceptForm.label,
      from: ['NOMINATED'],
      to: 'ACCEPTED',
      form: acceptForm,
      first: true,
      many: false,
      done: { zh: '提名已被接受', en: 'The nomination is accepted' },
    },
    miss: {
      label: { zh: '登记未执行', en: 'Record as missed' },
      from: ['PLANNED', 'NOMINATED', 'ACCEPTED'],
      to: 'MISSED',
      reason: true,
      many: false,
      effect: { zh: '该批次不再执行，计划量仍计入应完成量', en: 'It is not carried; what was planned stays expected' },
      done: { zh: '已登记未执行', en: 'The lifting is recorded as missed' },
    },
  },
});
