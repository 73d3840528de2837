import { bool, computed, decimal, text } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { PORT_CALLS } from '../../voyage/public.ts';
import { agentAppointment } from './appointment.resource.ts';

const at = (zh: string, en: string) => computed('datetime', { zh, en }, { zone: 'zone' });

/** Appointments with the times and the berth of their call as the voyage has them now, and where the agent is written to. */
export const appointmentStanding = viewOver(agentAppointment, {
  name: 'market.appointmentStanding',
  listed: true,
  fields: {
    zone: decimal({ zh: '港口时区', en: 'Zone of the port' }, 2, { variant: 'zone' }),
    eta: at('预抵', 'ETA'),
    arrived: at('实抵', 'ATA'),
    departed: at('实离', 'ATD'),
    berth: text({ zh: '泊位', en: 'Berth' }),
    agentEmail: text({ zh: '代理邮箱', en: 'E-mail of the agent' }),
    agentEnglish: bool({ zh: '用英文联系', en: 'In English' }),
  },
  from: `select b.*, c.zone, c.eta, c.arrived, c.departed, c.berth, p.email as agent_email, p.english as agent_english
    from market_agent_appointment b join ${PORT_CALLS} c on c.id = b.port_call_id
    left join market_port_agent_profile p on p.partner_id = b.agent_id and p.deleted_at is null`,
  list: {
    columns: [
      { field: 'appointmentNo', width: 112 },
      'shipName',
      'voyageId',
      'port',
      'agentId',
      'eta',
      { field: 'arrived', priority: 2 },
      { field: 'departed', priority: 2 },
      { field: 'berth', priority: 3 },
      { field: 'purpose', priority: 2 },
      { field: 'account', priority: 3 },
      { field: 'sentTime', priority: 3 },
      'score',
      'status',
    ],
    filters: ['shipName', 'port', 'agentId', 'status', 'account', 'voyageId'],
    search: ['appointmentNo', 'instructions'],
    sort: '-createTime',
  },
});
