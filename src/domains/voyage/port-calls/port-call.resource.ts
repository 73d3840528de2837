import { computed, datetime, decimal, dict, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { checkPortCall } from './port-call.rules.ts';
import { sofLine } from './port-call-lines.resource.ts';

const at = (zh: string, en: string) => datetime({ zh, en }, { zone: 'zone' });
const said = (zh: string, en: string) => computed('datetime', { zh, en }, { zone: 'zone' });

/**
 * A port of a voyage's rotation and the hub of what happens there. Planned times are typed; real ones are what confirmed reports say,
 * and what somebody typed before a report said it stays beside them.
 */
export const voyagePort = defineResource({
  name: 'voyage.voyagePort',
  label: { zh: '挂港', en: 'Port call' },
  title: ['voyage', 'port'],
  fields: {
    voyage: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }, { required: true }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    seq: int({ zh: '顺序', en: 'Order' }, { min: 1, max: 99 }),
    port: ref('parameter.port', { zh: '港口', en: 'Port' }, { required: true, brings: { zone: 'zone' } }),
    purpose: dict('voyage_port_purpose', { zh: '目的', en: 'Purpose' }, { required: true }),
    berth: text({ zh: '泊位', en: 'Berth' }, { max: 60 }),
    agent: ref(
      'partner.partner',
      { zh: '港口代理', en: 'Port agent' },
      {
        where: { portAgent: ['true'] },
        help: { zh: '客商中角色为港口代理的', en: 'A partner in the role of port agent' },
      },
    ),
    zone: decimal({ zh: '港口时区', en: 'Zone of the port' }, 2, { min: -12, max: 14, variant: 'zone' }),
    eta: at('预抵', 'ETA'),
    ata: at('实抵（手工）', 'ATA, typed'),
    etb: at('预靠', 'ETB'),
    atb: at('实靠（手工）', 'ATB, typed'),
    etd: at('预离', 'ETD'),
    atd: at('实离（手工）', 'ATD, typed'),
    saidAta: said('实抵（动态报）', 'ATA, reported'),
    saidAtb: said('实靠（动态报）', 'ATB, reported'),
    saidAtd: said('实离（动态报）', 'ATD, reported'),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    sof: lines(sofLine, { zh: '事实记录', en: 'Statement of facts' }),
  },
  index: [['voyage', 'seq']],
  check: checkPortCall,
  list: {
    columns: ['shipName', 'voyage', 'port', 'purpose', 'eta', 'etd', 'agent'],
    filters: ['shipName', 'voyage', 'port', 'purpose', 'agent', 'eta'],
    sort: '-eta',
  },
  form: [
    {
      title: { zh: '挂港', en: 'Port call' },
      rows: [
        ['voyage', 'port', 'purpose'],
        ['seq', 'berth', 'agent'],
        ['eta', 'etb', 'etd'],
        ['ata', 'atb', 'atd'],
        ['remark'],
      ],
    },
    { title: { zh: '事实记录', en: 'Statement of facts' }, rows: [['sof']] },
  ],
  scope: { vessel: 'shipName' },
});

export type PortCallRow = Row<typeof voyagePort>;
