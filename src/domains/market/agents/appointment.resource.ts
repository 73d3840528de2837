import { choice, computed, dict, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { leavesOf } from '../../../kernel/resource/leaves.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { ACCOUNTS } from './agent-words.text.ts';
import { appointmentFlow } from './appointment.flow.ts';

const mark = (zh: string, en: string) => computed({ scale: 1 }, { zh, en });

/** An agent for one call of a voyage. Times and berth are those of the call and are not written a second time. */
export const agentAppointment = defineResource({
  name: 'market.agentAppointment',
  label: { zh: '代理委托', en: 'Agent appointment' },
  title: 'appointmentNo',
  fields: {
    appointmentNo: serial('AA-{yy}{0000}', { zh: '委托号', en: 'No.' }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }, { required: true }),
    portCallId: ref(
      'voyage.voyagePort',
      { zh: '挂港', en: 'Port call' },
      { required: true, where: { voyage: { field: 'voyageId' } } },
    ),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    port: ref('parameter.port', { zh: '港口', en: 'Port' }),
    agentId: ref('partner.partner', { zh: '代理', en: 'Agent' }, { required: true }),
    account: choice(ACCOUNTS, { zh: '费用承担', en: 'For account of' }, { required: true, default: 'OWNER' }),
    purpose: dict('voyage_port_purpose', { zh: '目的', en: 'Purpose' }),
    instructions: text({ zh: '要求', en: 'Instructions' }, { variant: 'long', max: 1000 }),
    sentTo: computed('text', { zh: '发至', en: 'Sent to' }),
    sentTime: computed('datetime', { zh: '发出时间', en: 'Sent' }),
    ackName: computed('text', { zh: '代理经办人', en: 'Handled by' }),
    ackTime: computed('datetime', { zh: '确认时间', en: 'Acknowledged' }),
    serviceScore: mark('服务', 'Service'),
    costScore: mark('费用准确', 'Cost accuracy'),
    documentScore: mark('单证', 'Documents'),
    score: computed({ scale: 2 }, { zh: '评分', en: 'Score' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    status: state(appointmentFlow),
  },
  index: [['agentId', 'status']],
  list: {
    columns: ['appointmentNo', 'shipName', 'voyageId', 'port', 'agentId', 'account', 'sentTime', 'score', 'status'],
    filters: ['shipName', 'port', 'agentId', 'status', 'account', 'voyageId'],
    search: ['appointmentNo', 'instructions'],
    sort: '-createTime',
  },
  form: [['voyageId', 'portCallId'], ['agentId', 'account', 'purpose'], ['instructions'], ['remark']],
  // What the agent was told stands.
  open: { SENT: ['remark'], ACK: ['remark'], DONE: ['remark'] },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});

export type AppointmentRow = Row<typeof agentAppointment>;

/** What the agent reads on the letter. */
export const appointmentLeaves = leavesOf(agentAppointment, [
  'appointmentNo',
  'agentId',
  'shipName',
  'voyageId',
  'port',
  'purpose',
  'account',
  'instructions',
]);
