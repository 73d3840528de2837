import { bool, choice, date, file, ref, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { SERVICES } from './agent-words.text.ts';

const service = (name: keyof typeof SERVICES) => bool(SERVICES[name]);

/** Whom at an agent one calls for what. */
export const agentContact = defineResource({
  name: 'market.agentContact',
  label: { zh: '联系人', en: 'Contact' },
  title: 'name',
  fields: {
    name: text({ zh: '姓名', en: 'Name' }, { required: true, max: 60 }),
    post: text({ zh: '职务', en: 'Post' }, { max: 60 }),
    phone: text({ zh: '电话', en: 'Telephone' }, { max: 40 }),
    email: text({ zh: '邮箱', en: 'E-mail' }, { max: 120 }),
    forWhat: choice(SERVICES, { zh: '负责', en: 'For' }),
  },
});

/** A partner that is a port agent: where it works, what it does, whom one calls at night. One a partner. */
export const portAgentProfile = defineResource({
  name: 'market.portAgentProfile',
  label: { zh: '港口代理', en: 'Port agent' },
  title: ['partnerId'],
  fields: {
    partnerId: ref('partner.partner', { zh: '代理', en: 'Agent' }, { required: true }),
    ports: refs('parameter.port', { zh: '港口', en: 'Ports' }, { required: true }),
    cargo: service('CARGO'),
    crew: service('CREW'),
    bunker: service('BUNKER'),
    repair: service('REPAIR'),
    customs: service('CUSTOMS'),
    dutyPhone: text({ zh: '值班电话', en: 'Duty telephone' }, { max: 40 }),
    email: text(
      { zh: '业务邮箱', en: 'E-mail' },
      { max: 120, help: { zh: '委托书发到这里', en: 'Letters of appointment go there' } },
    ),
    english: bool({ zh: '用英文联系', en: 'In English' }, { default: false }),
    validTo: date({ zh: '协议到期', en: 'Agreement ends' }),
    tariff: file({ zh: '费率表', en: 'Tariff' }, { private: MARKET_PRICE }),
    contacts: lines(agentContact, { zh: '联系人', en: 'Contacts' }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
  },
  unique: [['partnerId']],
  check: ({ email }) =>
    email && !/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email)
      ? [{ field: 'email', message: { zh: '邮箱格式不正确', en: 'Not an e-mail address' } }]
      : undefined,
  list: {
    columns: ['partnerId', 'ports', 'dutyPhone', 'validTo', 'enabled'],
    filters: ['ports', 'partnerId', 'enabled', 'validTo'],
    search: ['dutyPhone', 'email', 'remark'],
    sort: 'partnerId',
  },
  form: [
    {
      title: { zh: '代理', en: 'Agent' },
      rows: [['partnerId', 'ports'], ['dutyPhone', 'email', 'english'], ['validTo', 'enabled', 'tariff'], ['remark']],
    },
    {
      title: { zh: '业务范围', en: 'Services' },
      rows: [
        ['cargo', 'crew', 'bunker'],
        ['repair', 'customs'],
      ],
    },
    { title: { zh: '联系人', en: 'Contacts' }, rows: [['contacts']] },
  ],
  scope: 'all',
  excel: { import: true, export: true },
});

export type AgentProfileRow = Row<typeof portAgentProfile>;
