import { choice, computed, dict, files, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { ACTION_CODE, DANGER_LEVELS, NC_KIND, NC_LEVELS } from '../quality-words.text.ts';
import { INSPECTION_TEXT as TEXT } from './inspection.text.ts';

/** What an inspector found: a defect as soon as the inspection is submitted. */
export const finding = defineResource({
  name: 'qhse.finding',
  label: TEXT.finding,
  title: ['ncContent'],
  fields: {
    ncKind: dict(NC_KIND, { zh: '缺陷类别', en: 'Category' }, { required: true }),
    ncLevel: choice(NC_LEVELS, { zh: '性质', en: 'Nature' }, { required: true, default: 'DEFICIENCY' }),
    ncContent: text({ zh: '缺陷描述', en: 'Description' }, { required: true, variant: 'long' }),
    defectCode: text({ zh: '缺陷代码', en: 'Code' }, { max: 5 }),
    questionNo: text({ zh: '问卷题号', en: 'Question' }, { max: 20 }),
    equipment: text({ zh: '设备', en: 'Equipment' }, { max: 120 }),
    actionCode: dict(ACTION_CODE, { zh: '处理代码', en: 'Action' }),
    dangerLevel: choice(DANGER_LEVELS, { zh: '危害等级', en: 'Hazard' }, { required: true, default: 'LOW' }),
    photos: files({ zh: '照片', en: 'Photos' }),
    serialNo: computed('text', { zh: '缺陷序号', en: 'Defect no.' }),
  },
});
