import { choice, computed, dict, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { DANGER_LEVELS, NC_KIND, NC_LEVELS } from '../quality-words.text.ts';
import { CHECK_RESULTS, REVIEW_TEXT as TEXT } from './review-words.text.ts';

/** What is asked of a clause, and what was seen. */
export const reviewCheck = defineResource({
  name: 'qhse.reviewCheck',
  label: TEXT.check,
  fields: {
    clause: text({ zh: '条款', en: 'Clause' }, { required: true, max: 20 }),
    questionTitle: text({ zh: '检查内容', en: 'Question' }, { required: true, max: 200 }),
    evidence: text({ zh: '证据', en: 'Evidence' }, { max: 300 }),
    result: choice(CHECK_RESULTS, { zh: '结果', en: 'Result' }),
  },
});

/** What was found in the office: a defect as soon as the report is submitted. */
export const reviewFinding = defineResource({
  name: 'qhse.reviewFinding',
  label: TEXT.finding,
  fields: {
    ncKind: dict(NC_KIND, { zh: '缺陷类别', en: 'Category' }, { required: true }),
    ncLevel: choice(NC_LEVELS, { zh: '性质', en: 'Nature' }, { required: true, default: 'NC' }),
    ncContent: text({ zh: '缺陷描述', en: 'Description' }, { required: true, variant: 'long' }),
    dangerLevel: choice(DANGER_LEVELS, { zh: '危害等级', en: 'Hazard' }, { required: true, default: 'MEDIUM' }),
    serialNo: computed('text', { zh: '缺陷序号', en: 'Defect no.' }),
  },
});
