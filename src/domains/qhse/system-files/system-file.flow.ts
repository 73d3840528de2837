import { defineFlow } from '../../../kernel/flow/flow.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { isOver } from './system-file.rules.ts';
import { FILE_TEXT as TEXT } from './system-file-words.text.ts';

/** The way of what is told to ships and departments (4.2): approved it is published, until it ends or is withdrawn. */
export const fileFlow = defineFlow({
  states: {
    sf_draft: { zh: '编写', en: 'Written', tone: 'grey' },
    sf_audit: { zh: '待发布', en: 'To be published', tone: 'amber' },
    sf_published: { zh: '已发布', en: 'Published', tone: 'green' },
    sf_withdrawn: { zh: '已撤回', en: 'Withdrawn', tone: 'red' },
    sf_expired: { zh: '已到期', en: 'Expired', tone: 'slate' },
  },
  initial: 'sf_draft',
  transitions: {
    publish: {
      label: { zh: '发布', en: 'Publish' },
      from: ['sf_audit'],
      to: 'sf_published',
      first: true,
      against: ({ status, validTo }, now) => {
        if (status !== 'APPROVE') return TEXT.notApproved;
        return typeof validTo === 'string' && isOver(validTo, officeDay(now)) ? TEXT.over : undefined;
      },
      done: { zh: '已发布，接收人已通知', en: 'It is published and its recipients are told' },
    },
    remind: {
      label: { zh: '催办', en: 'Remind' },
      from: ['sf_published'],
      done: TEXT.reminded,
    },
    withdraw: {
      label: { zh: '撤回', en: 'Withdraw' },
      // What was approved by mistake is withdrawn before it reaches anybody.
      from: ['sf_audit', 'sf_published'],
      to: 'sf_withdrawn',
      reason: true,
      against: ({ status, fileKind }) => {
        if (fileKind === 'DOCUMENT') return TEXT.ofDocument;
        return status === 'APPROVE' ? undefined : TEXT.underApproval;
      },
      done: { zh: '已撤回，接收人已通知', en: 'It is withdrawn and its recipients are told' },
    },
  },
});
