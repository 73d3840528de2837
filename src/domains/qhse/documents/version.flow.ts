import { defineFlow } from '../../../kernel/flow/flow.ts';

/** The way of a version (4.2): approved it waits for its day, then takes the place of the one before. */
export const versionFlow = defineFlow({
  states: {
    dv_draft: { zh: '编写', en: 'Draft', tone: 'grey' },
    dv_audit: { zh: '审批中', en: 'Under approval', tone: 'amber' },
    dv_approved: { zh: '待生效', en: 'Approved', tone: 'blue' },
    dv_effective: { zh: '现行', en: 'Effective', tone: 'green' },
    dv_obsolete: { zh: '被替代', en: 'Superseded', tone: 'slate' },
    dv_withdrawn: { zh: '撤回', en: 'Withdrawn', tone: 'red' },
  },
  initial: 'dv_draft',
  transitions: {
    remind: {
      label: { zh: '催签', en: 'Remind' },
      from: ['dv_effective'],
      many: false,
      done: { zh: '已提醒未签收的人员', en: 'Those who have not signed it are reminded' },
    },
    withdraw: {
      label: { zh: '撤回', en: 'Withdraw' },
      from: ['dv_approved', 'dv_effective'],
      to: 'dv_withdrawn',
      reason: true,
      many: false,
      done: { zh: '已撤回', en: 'It is withdrawn' },
    },
  },
});
