import { computed, ref, sealedText } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';

/** Whoever may handle complaints holds it by name, and reads with it the names of those alone that are theirs. */
export const KNOW_COMPLAINANT = 'qhse:complaintInspection:complainant';

/**
 * Who lodged a complaint, as it was typed, sealed. It stands apart because the level above sees the complaint and not the name: no list, no
 * page and no call gives it out but the one that writes down who read it.
 */
export const complainant = defineResource({
  name: 'qhse.complainant',
  label: TEXT.complainant,
  title: ['complaintId', 'handlerId'],
  fields: {
    complaintId: ref('qhse.complaintInspection', TEXT.complaint, { required: true }),
    handlerId: ref('identity.user', { zh: '经办人', en: 'Handler' }, { required: true }),
    dpaId: ref('identity.user', { zh: '指定人员', en: 'Designated person' }),
    who: sealedText({ zh: '姓名与联系方式', en: 'Name and contact' }, KNOW_COMPLAINANT, { max: 120 }),
    // What is kept of the receipt code: it cannot be read back.
    receiptMark: computed('text', TEXT.receiptCode),
  },
  unique: [['complaintId'], ['receiptMark']],
  scope: { anyOf: [{ own: 'handlerId' }, { own: 'dpaId' }] },
});
