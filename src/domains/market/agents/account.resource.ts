import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, computed, files, money, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { accountLine } from './account-lines.resource.ts';
import { STAGES } from './agent-words.text.ts';

const UNIT = { field: 'currencyId' } as const;
const amount = (zh: string, en: string) => computed({ scale: 2, unit: UNIT }, { zh, en }, { private: MARKET_PRICE });

/** What a call costs at the agent: the estimate before it and the final account after it, item by item. */
export const disbursementAccount = defineResource({
  name: 'market.disbursementAccount',
  label: { zh: '港口费用', en: 'Disbursement account' },
  title: 'accountNo',
  fields: {
    accountNo: serial('DA-{yy}{0000}', { zh: '费用单号', en: 'No.' }),
    appointmentId: ref('market.agentAppointment', { zh: '代理委托', en: 'Appointment' }, { required: true }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
    port: ref('parameter.port', { zh: '港口', en: 'Port' }),
    agentId: ref('partner.partner', { zh: '代理', en: 'Agent' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    lines: lines(accountLine, { zh: '费用', en: 'Items' }),
    advance: money({ zh: '已预付', en: 'Advanced' }, { min: 0, unit: UNIT, private: MARKET_PRICE }),
    stage: choice(STAGES, { zh: '阶段', en: 'Stage' }),
    pdaTotal: amount('预估合计', 'Estimated'),
    fdaTotal: amount('终结合计', 'Final'),
    difference: amount('差额', 'Difference'),
    overPct: computed({ scale: 2, unit: '%' }, { zh: '超出预估', en: 'Above the estimate' }, { private: MARKET_PRICE }),
    balance: amount('应补付', 'To pay'),
    vouchers: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    status: state(documentFlow),
  },
  unique: [['appointmentId']],
  list: {
    columns: [
      { field: 'accountNo', width: 112 },
      'shipName',
      { field: 'voyageId', priority: 2 },
      'port',
      'agentId',
      'stage',
      'pdaTotal',
      'fdaTotal',
      { field: 'difference', priority: 2 },
      'overPct',
      { field: 'balance', priority: 2 },
      { field: 'appointmentId', priority: 3 },
      { field: 'createName', priority: 3 },
      'status',
    ],
    filters: ['shipName', 'port', 'agentId', 'stage', 'status', 'voyageId'],
    search: ['accountNo', 'remark'],
    sort: '-createTime',
  },
  form: [
    { title: { zh: '委托', en: 'Appointment' }, rows: [['appointmentId', 'currencyId', 'advance']] },
    { title: { zh: '费用', en: 'Items' }, rows: [['lines']] },
    { title: { zh: '其他', en: 'More' }, rows: [['vouchers'], ['remark']] },
  ],
  check: ({ lines: items = [] }) => {
    const names = items.map(({ item }) => item);
    const at = names.findIndex((one, i) => one && one !== 'OTHER' && names.indexOf(one) < i);
    const message = { zh: '该项目已列过', en: 'This item stands there already' };
    return at < 0 ? undefined : [{ field: `lines.${at}.item`, message }];
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});

export type AccountRow = Row<typeof disbursementAccount>;
