import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { computed, date, dict, files, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { POSTPONE_TEXT as TEXT } from './postponement.text.ts';

const newDueDate = date({ zh: '新到期日', en: 'New due date' }, { required: true });
const reasonType = dict('postpone_reason', { zh: '延期原因', en: 'Reason' }, { required: true });
const reason = text({ zh: '原因说明', en: 'Explained' }, { variant: 'long', required: true, max: 500 });
const mitigation = text(
  { zh: '缓解措施', en: 'What lessens the risk' },
  { variant: 'long', max: 500, help: { zh: '关键设备必填', en: 'Required of critical equipment' } },
);

/** What is asked when somebody wants an order to be due later. */
export const postponeForm = defineResource({
  name: 'maintenance.askPostponement',
  label: TEXT.make,
  fields: { newDueDate, reasonType, reason, mitigation },
});

/** That an order may be due later. Approved, it moves the due date; it stays as the record of that move. */
export const postponement = defineResource({
  name: 'maintenance.postponement',
  label: TEXT.postponement,
  title: 'postponeNo',
  fields: {
    postponeNo: serial('PP-{shipCode}-{yyyy}{MM}-{0000}', { zh: '申请单号', en: 'Number' }),
    workOrderId: ref('maintenance.workOrder', { zh: '工单', en: 'Work order' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    equipmentId: ref('maintenance.equipment', { zh: '设备', en: 'Equipment' }),
    workName: computed('text', { zh: '工作内容', en: 'Work' }),
    keyFlag: computed('bool', { zh: '关键设备', en: 'Critical equipment' }),
    classFlag: computed('bool', { zh: '船级检验', en: 'Class survey' }),
    originalDueDate: computed('date', { zh: '原到期日', en: 'Due at first' }),
    oldDueDate: computed('date', { zh: '现到期日', en: 'Due now' }),
    newDueDate,
    extendDays: computed('int', { zh: '累计延期（天）', en: 'Days in all' }),
    times: computed('int', { zh: '第几次', en: 'Which time' }),
    lateFlag: computed('bool', { zh: '超期后申请', en: 'Asked too late' }),
    beyond: computed('bool', { zh: '超出限度', en: 'Beyond the limits' }),
    reasonType,
    reason,
    mitigation,
    classRef: text({ zh: '船级社文号', en: 'Letter of the society' }, { max: 60 }),
    classLetter: files({ zh: '船级社函件', en: 'Letters' }),
    approvedTime: computed('datetime', { zh: '批准时间', en: 'Approved' }),
    status: state(documentFlow),
  },
  list: {
    columns: [
      { field: 'postponeNo', width: 176 },
      'workOrderId',
      'shipId',
      { field: 'equipmentId', priority: 2 },
      { field: 'workName', priority: 2 },
      'keyFlag',
      'oldDueDate',
      'newDueDate',
      { field: 'extendDays', priority: 2 },
      { field: 'reasonType', priority: 2 },
      { field: 'beyond', priority: 3 },
      { field: 'lateFlag', priority: 3 },
      { field: 'approvedTime', priority: 3 },
      { field: 'createName', priority: 3 },
      'status',
    ],
    filters: [
      'shipId',
      'workOrderId',
      'equipmentId',
      'keyFlag',
      'reasonType',
      'lateFlag',
      'beyond',
      'newDueDate',
      'status',
    ],
    search: ['postponeNo', 'workName'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.postponement,
      rows: [['workOrderId', 'newDueDate', 'reasonType'], ['reason'], ['mitigation'], ['classRef'], ['classLetter']],
    },
  ],
  // Of which order it is stays.
  open: { USE: ['newDueDate', 'reasonType', 'reason', 'mitigation', 'classRef', 'classLetter'] },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type PostponementRow = Row<typeof postponement>;
