import { choice, computed, date, files, int, money, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { customerFlow } from './customer.flow.ts';
import { CONTACT_DUTIES, GRADES, CUSTOMER_TEXT as TEXT } from './customer.text.ts';

/** Whom one calls about a fixture, a ship, an invoice or a claim. */
export const customerContact = defineResource({
  name: 'market.customerContact',
  label: TEXT.contacts,
  fields: {
    name: text({ zh: '姓名', en: 'Name' }, { required: true, max: 60 }),
    job: text({ zh: '职务', en: 'Post' }, { max: 60 }),
    phone: text({ zh: '电话', en: 'Telephone' }, { max: 40 }),
    email: text({ zh: '邮箱', en: 'E-mail' }, { max: 120 }),
    forWhat: choice(CONTACT_DUTIES, { zh: '负责事项', en: 'For' }, { required: true, default: 'FIXTURE' }),
  },
});

/** What chartering keeps of a partner that is a customer; name, tax number and accounts are the partner's. */
export const customer = defineResource({
  name: 'market.customer',
  label: TEXT.customer,
  title: ['partnerId'],
  fields: {
    partnerId: ref('partner.partner', { zh: '客户', en: 'Customer' }, { required: true }),
    grade: choice(GRADES, { zh: '等级', en: 'Grade' }, { required: true, default: 'B' }),
    creditLimit: money(
      { zh: '信用额度', en: 'Credit limit' },
      {
        min: 0,
        max: 99_999_999_999,
        unit: BASE_CURRENCY,
        private: MARKET_PRICE,
        help: { zh: '留空则不能赊欠定租', en: 'Empty: nothing is fixed on credit' },
      },
    ),
    paymentDays: int(
      { zh: '账期', en: 'Days to pay' },
      { required: true, min: 0, max: 365, default: 30, help: { zh: '自开票日起的天数', en: 'Days from the invoice' } },
    ),
    invoiceTitle: text(
      { zh: '开票抬头', en: 'Invoiced as' },
      { max: 200, help: { zh: '留空为客商名称', en: 'Empty: by the name of the partner' } },
    ),
    sanctionsCheck: date(
      { zh: '制裁核查日期', en: 'Sanctions check' },
      { help: { zh: '每 180 天核查一次', en: 'To be done every 180 days' } },
    ),
    kycFiles: files({ zh: '调查资料', en: 'Know-your-customer files' }),
    contacts: lines(customerContact, TEXT.contacts),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    holdReason: computed('text', { zh: '暂停原因', en: 'On hold because' }),
    standing: state(customerFlow, { zh: '往来', en: 'Standing' }),
  },
  unique: [['partnerId']],
  list: { columns: ['partnerId', 'grade', 'paymentDays', 'sanctionsCheck', 'standing'], sort: 'id' },
  form: [
    { title: TEXT.profile, rows: [['partnerId', 'grade', 'invoiceTitle']] },
    { title: TEXT.credit, rows: [['creditLimit', 'paymentDays']] },
    { title: TEXT.papers, rows: [['sanctionsCheck', 'kycFiles'], ['remark']] },
    { title: TEXT.contacts, rows: [['contacts']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type CustomerRow = Row<typeof customer>;
