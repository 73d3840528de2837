import { date, files, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** A recommendation of the class society that a ship has to meet by a day; deleted by the surveyor when she has. */
export const classCondition = defineResource({
  name: 'qhse.classCondition',
  label: { zh: '船级条件', en: 'Condition of class' },
  title: 'conditionNo',
  fields: {
    conditionNo: text({ zh: '条件编号', en: 'Number' }, { required: true, max: 40 }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    content: text({ zh: '内容', en: 'What it asks for' }, { required: true, variant: 'long', max: 1000 }),
    imposeDate: date({ zh: '提出日期', en: 'Imposed on' }, { required: true }),
    dueDate: date({ zh: '到期日', en: 'Due' }, { required: true }),
    deletedDate: date({ zh: '消除日期', en: 'Deleted on' }),
    papers: files({ zh: '附件', en: 'Files' }),
  },
  unique: [['shipId', 'conditionNo']],
  check: ({ imposeDate, dueDate, deletedDate }) => {
    if (imposeDate && dueDate && dueDate < imposeDate)
      return [{ field: 'dueDate', message: { zh: '不能早于提出日期', en: 'Not before it was imposed' } }];
    if (imposeDate && deletedDate && deletedDate < imposeDate)
      return [{ field: 'deletedDate', message: { zh: '不能早于提出日期', en: 'Not before it was imposed' } }];
    return undefined;
  },
  list: {
    columns: [
      'conditionNo',
      'shipId',
      { field: 'content', width: 320 },
      { field: 'imposeDate', priority: 2 },
      'dueDate',
      'deletedDate',
    ],
    filters: ['shipId', 'dueDate', 'deletedDate'],
    search: ['conditionNo', 'content'],
    sort: 'dueDate',
  },
  form: [['conditionNo', 'shipId'], ['content'], ['imposeDate', 'dueDate', 'deletedDate'], ['papers']],
  scope: { vessel: 'shipId' },
  excel: { import: true, export: true },
});
