import { defineFlow } from '../../../kernel/flow/flow.ts';
import { mergeForm } from './merge-form.resource.ts';

/** A requester may bring in what is missing; it is ordered once a buyer has activated it. What is disabled takes no new lines. */
export const materialFlow = defineFlow({
  initial: 'PENDING',
  states: {
    PENDING: { zh: '待启用', en: 'Pending', tone: 'amber' },
    ACTIVE: { zh: '启用', en: 'Active', tone: 'green' },
    DISABLED: { zh: '停用', en: 'Disabled', tone: 'grey' },
  },
  transitions: {
    activate: { label: { zh: '启用', en: 'Activate' }, from: ['PENDING', 'DISABLED'], to: 'ACTIVE' },
    disable: { label: { zh: '停用', en: 'Disable' }, from: ['PENDING', 'ACTIVE'], to: 'DISABLED', reason: true },
    merge: {
      label: { zh: '合并物料', en: 'Merge' },
      from: ['PENDING', 'ACTIVE'],
      to: 'DISABLED',
      form: mergeForm,
      done: { zh: '物料已合并', en: 'The materials are merged' },
    },
  },
});
