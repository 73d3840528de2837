import { defineFlow } from '../../../kernel/flow/flow.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { appealForm, decideForm, hearForm, upholdForm } from './violation-forms.resource.ts';
import { VIOLATION_TEXT as TEXT } from './violation-words.text.ts';

/** Nobody is judged unheard, and a decision holds once it can no longer be appealed (qhse 4.2). */
export const violationFlow = defineFlow({
  states: {
    vi_draft: { zh: '草稿', en: 'Draft', tone: 'grey' },
    vi_heard: { zh: '已陈述', en: 'Heard', tone: 'blue' },
    vi_audit: { zh: '待决定', en: 'To be decided', tone: 'amber' },
    vi_decided: { zh: '已决定', en: 'Decided', tone: 'blue' },
    vi_appeal: { zh: '申诉中', en: 'Appealed', tone: 'amber' },
    vi_final: { zh: '已生效', en: 'Final', tone: 'green' },
    vi_revoked: { zh: '已撤销', en: 'Revoked', tone: 'slate' },
  },
  initial: 'vi_draft',
  transitions: {
    hear: {
      label: { zh: '听取陈述', en: 'Hear the person' },
      from: ['vi_draft'],
      to: 'vi_heard',
      form: hearForm,
      first: true,
      done: { zh: '陈述已登记', en: 'The statement is recorded' },
    },
    present: {
      label: { zh: '提交决定', en: 'Submit for decision' },
      from: ['vi_heard'],
      to: 'vi_audit',
      first: true,
      done: { zh: '已提交，待决定', en: 'It waits for a decision' },
    },
    decide: {
      label: { zh: '作出决定', en: 'Decide' },
      from: ['vi_audit'],
      to: 'vi_decided',
      form: decideForm,
      first: true,
      done: { zh: '已决定，十五天内可申诉', en: 'It is decided and may be appealed for fifteen days' },
    },
    appeal: {
      label: { zh: '登记申诉', en: 'Record the appeal' },
      from: ['vi_decided'],
      to: 'vi_appeal',
      form: appealForm,
      against: ({ appealUntil }, now) =>
        typeof appealUntil === 'string' && appealUntil < officeDay(now) ? TEXT.tooLate : undefined,
      done: { zh: '申诉已登记', en: 'The appeal is recorded' },
    },
    uphold: {
      label: { zh: '维持或减轻', en: 'Uphold or reduce' },
      from: ['vi_appeal'],
      to: 'vi_final',
      form: upholdForm,
      initial: ({ points, fine }) => ({ points: points ?? null, fine: fine ?? null }),
      done: { zh: '决定已生效', en: 'The decision is final' },
    },
    revoke: {
      label: { zh: '撤销', en: 'Revoke' },
      from: ['vi_audit', 'vi_appeal'],
      to: 'vi_revoked',
      reason: true,
      done: { zh: '已撤销', en: 'It is revoked' },
    },
  },
});
