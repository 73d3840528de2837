import { computed, date, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { cycleEndOf } from './class.rules.ts';
import { CLASS_TEXT as TEXT } from './class.text.ts';

/** Five years in which class has seen each item of a ship once. */
export const classCycle = defineResource({
  name: 'maintenance.classCycle',
  label: TEXT.cycle,
  title: ['shipId', 'cycleBegin'],
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    classNo: text({ zh: '船级编号', en: 'Class number' }, { max: 30 }),
    cycleBegin: date({ zh: '周期开始', en: 'Begins' }, { required: true }),
    cycleEnd: computed('date', { zh: '周期结束', en: 'Ends' }, { from: cycleEndOf }),
  },
  unique: [['shipId']],
  list: {
    columns: ['shipId', 'classNo', 'cycleBegin', 'cycleEnd'],
    filters: ['shipId', 'cycleBegin'],
    search: ['classNo'],
    sort: '-cycleBegin',
  },
  form: [['shipId', 'cycleBegin'], ['classNo']],
  scope: { vessel: 'shipId' },
  excel: { export: true },
});
