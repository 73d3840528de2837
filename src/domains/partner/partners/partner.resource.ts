import {
  choice,
  computed,
  date,
  decimal,
  dict,
  money,
  ref,
  refs,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { partnerFlow } from './partner.flow.ts';
import { checkPartner, nameKeyOf } from './partner.rules.ts';
import { contact, paper, supplyScope } from './partner-lines.resource.ts';

/** What is written of a partner without an approval. */
const BUT_SCOPES = [
  'name',
  'nameEn',
  'shortName',
  'roleIds',
  'countryId',
  'creditCode',
  'taxNo',
  'legalPerson',
  'capital',
  'founded',
  'address',
  'phone',
  'email',
  'website',
  'currencyId',
  'paymentTerm',
  'prepayPct',
  'taxpayerKind',
  'invoiceKind',
  'accountCode',
  'contacts',
  'papers',
  'remark',
] as const;

/** A company with which one deals, in one or several roles. Inquiries, orders, invoices and payments refer to it and never copy it. */
export const partner = defineResource({
  name: 'partner.partner',
  label: { zh: '客商', en: 'Partner' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    partnerNo: serial('BP-{00000}', { zh: '客商编码', en: 'Number' }),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 200 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { max: 200 }),
    shortName: text({ zh: '简称', en: 'Short name' }, { max: 60 }),
    nameKey: computed(
      'text',
      { zh: '名称', en: 'Name' },
      { from: (row: { name?: string | null }) => nameKeyOf(row.name) },
    ),
    roleIds: refs('partner.role', { zh: '角色', en: 'Roles' }, { required: true }),
    countryId: ref(
      'parameter.country',
      { zh: '国家地区', en: 'Country' },
      { required: true, where: { enabled: ['true'] } },
    ),
    creditCode: text(
      { zh: '统一社会信用代码', en: 'Social credit code' },
      { max: 18, help: { zh: '境内客商必填', en: 'Companies of China have one' } },
    ),
    taxNo: text({ zh: '税号', en: 'Tax number' }, { max: 30 }),
    legalPerson: text({ zh: '法定代表人', en: 'Legal representative' }, { max: 60 }),
    capital: money({ zh: '注册资本', en: 'Registered capital' }, { min: 0, max: 99_999_999_999 }),
    founded: date({ zh: '成立日期', en: 'Founded' }),
    address: text({ zh: '地址', en: 'Address' }, { max: 200 }),
    phone: text({ zh: '电话', en: 'Telephone' }, { max: 40 }),
    email: text({ zh: '邮箱', en: 'E-mail' }, { max: 120 }),
    website: text({ zh: '网址', en: 'Website' }, { max: 120 }),
    currencyId: ref('parameter.currency', { zh: '默认币种', en: 'Currency' }),
    paymentTerm: dict('payment_term', { zh: '付款条件', en: 'Payment term' }, { default: '30' }),
    prepayPct: decimal({ zh: '预付比例', en: 'Prepayment' }, 2, { min: 0, max: 100, unit: '%' }),
    taxpayerKind: choice(
      {
        GENERAL: { zh: '一般纳税人', en: 'General taxpayer' },
        SMALL: { zh: '小规模纳税人', en: 'Small-scale taxpayer' },
        FOREIGN: { zh: '境外', en: 'Foreign' },
      },
      { zh: '纳税人类型', en: 'Taxpayer' },
    ),
    invoiceKind: dict('invoice_kind', { zh: '发票种类', en: 'Invoices' }),
    accountCode: text({ zh: '往来科目', en: 'Ledger code' }, { max: 30 }),
    contacts: lines(contact, { zh: '联系人', en: 'Contacts' }),
    scopes: lines(supplyScope, { zh: '供货范围', en: 'Scope of supply' }),
    papers: lines(paper, { zh: '证照', en: 'Papers' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    validTo: computed('date', { zh: '资格有效至', en: 'Qualified until' }),
    standingSince: computed('date', { zh: '资格起始日', en: 'Standing since' }),
    qualifyStatus: state(partnerFlow, { zh: '资格', en: 'Standing' }),
  },
  unique: [['nameKey'], ['creditCode']],
  check: checkPartner,
  list: {
    columns: ['partnerNo', 'name', 'roleIds', 'countryId', 'qualifyStatus'],
    filters: ['roleIds', 'qualifyStatus', 'countryId'],
    search: ['partnerNo', 'name', 'nameEn', 'shortName', 'creditCode', 'taxNo'],
    sort: 'partnerNo',
  },
  form: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      rows: [
        ['name', 'nameEn', 'shortName'],
        ['roleIds', 'countryId', 'creditCode'],
        ['taxNo', 'legalPerson', 'founded'],
        ['capital', 'phone', 'email'],
        ['address', 'website'],
      ],
    },
    {
      title: { zh: '交易条件', en: 'Terms' },
      rows: [['currencyId', 'paymentTerm', 'prepayPct'], ['taxpayerKind', 'invoiceKind', 'accountCode'], ['remark']],
    },
    { title: { zh: '联系人', en: 'Contacts' }, rows: [['contacts']] },
    { title: { zh: '供货范围', en: 'Scope of supply' }, rows: [['scopes']] },
    { title: { zh: '证照', en: 'Papers' }, rows: [['papers']] },
  ],
  scope: 'all',
  // Its scope is what was approved, from then on.
  open: {
    TRIAL: BUT_SCOPES,
    QUALIFIED: BUT_SCOPES,
    SUSPENDED: BUT_SCOPES,
    BLACKLISTED: BUT_SCOPES,
    INACTIVE: BUT_SCOPES,
  },
  excel: { import: true, export: true },
});

export type PartnerRow = Row<typeof partner>;
