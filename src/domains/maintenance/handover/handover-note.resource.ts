import { bool, choice, computed, date, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { DEPARTMENTS } from '../equipments/equipment.text.ts';
import { handoverFlow } from './handover.flow.ts';
import { HANDOVER_TEXT as TEXT } from './handover.text.ts';
import { handoverItem } from './handover-item.resource.ts';

/** What whoever leaves a post hands to whoever comes: what is open, and what he says of it; signed by both it stands. */
export const handoverNote = defineResource({
  name: 'maintenance.handoverNote',
  label: TEXT.note,
  title: 'noteNo',
  fields: {
    noteNo: serial('HN-{shipCode}-{yyyy}-{0000}', { zh: '编号', en: 'Number' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    postId: ref(
      'identity.job',
      { zh: '岗位', en: 'Post' },
      { required: true, where: { category: ['DECK', 'ENGINE'] } },
    ),
    wholeDepartment: bool(
      { zh: '含全部门工单', en: 'Orders of the whole department' },
      {
        default: false,
        help: {
          zh: '部门负责人交接时选；否则只列本岗位的工单',
          en: 'For heads of departments; else those of the post alone',
        },
      },
    ),
    handoverDate: date({ zh: '交接日期', en: 'Handed over on' }, { required: true }),
    ownWords: text(TEXT.words, { variant: 'long', max: 2000 }),
    items: lines(handoverItem, TEXT.items),
    // Written by the server alone.
    department: choice(DEPARTMENTS, { zh: '部门', en: 'Department' }),
    takenAt: computed('datetime', { zh: '取数时间', en: 'As of' }),
    giverId: computed('int', { zh: '交班人账号', en: 'Account of whoever hands over' }),
    giverName: computed('text', TEXT.givenBy),
    giveTime: computed('datetime', { zh: '交班签字时间', en: 'Signed by whoever hands over' }),
    takerName: computed('text', TEXT.takenBy),
    takeTime: computed('datetime', { zh: '接班签字时间', en: 'Signed by whoever takes over' }),
    noteStatus: state(handoverFlow),
  },
  list: {
    columns: [
      { field: 'noteNo', width: 160 },
      'shipId',
      'postId',
      { field: 'department', priority: 3 },
      'handoverDate',
      'giverName',
      'takerName',
      { field: 'takeTime', priority: 2 },
      'noteStatus',
    ],
    filters: ['shipId', 'postId', 'department', 'handoverDate', 'noteStatus'],
    search: ['noteNo', 'giverName', 'takerName'],
    sort: '-handoverDate',
  },
  form: [
    { title: TEXT.note, rows: [['shipId', 'postId'], ['handoverDate', 'wholeDepartment'], ['ownWords']] },
    { title: TEXT.items, rows: [['items']] },
  ],
  // Once it is signed it stands.
  open: { SIGNED: [] },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type HandoverNoteRow = Row<typeof handoverNote>;
