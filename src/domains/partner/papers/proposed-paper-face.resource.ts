import { file, int } from '../../../kernel/resource/field.ts';
import { faceOf } from '../../../kernel/resource/leaves.ts';
import { proposedPaperLeaves } from './leaves.rules.ts';

/** A paper as its supplier hands it in and sees what came of it. */
export const proposedPaperFace = faceOf(proposedPaperLeaves, {
  realm: 'vendor',
  scope: { partner: 'partnerId' },
  label: { zh: '提交记录', en: 'Submitted papers' },
  // He hands in the scan with it, and says which of his papers it renews.
  beside: {
    attachment: file({ zh: '扫描件', en: 'Scan' }, { required: true }),
    replacesId: int({ zh: '更新的证照', en: 'Renews' }, { min: 0 }),
  },
  list: {
    columns: [
      { field: 'number', width: 170 },
      'kind',
      { field: 'validTo', priority: 1 },
      { field: 'attachment', priority: 3 },
      { field: 'replacesNumber', priority: 3 },
      { field: 'sentAt', priority: 3 },
      { field: 'refuseReason', width: 220, priority: 2 },
      { field: 'paperStatus', priority: 1 },
    ],
    filters: ['paperStatus', 'kind', 'validTo'],
    search: ['number', 'issuer'],
    sort: '-sentAt',
  },
  form: [['kind', 'number'], ['issuer'], ['validFrom', 'validTo'], ['attachment'], ['remark']],
});
