import { choice, computed, ref, serial } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { HIRE_STATES, HIRE_TEXT as TEXT } from './hire.text.ts';

const UNIT = { field: 'currencyId' } as const;
const sealed = { private: MARKET_PRICE } as const;
const amount = (zh: string, en: string) => computed({ scale: 2, unit: UNIT }, { zh, en }, sealed);
const day = (zh: string, en: string) => computed('date', { zh, en });

/** A part of a time charter for which hire is billed at once. The contract makes it; nobody types it. */
export const hirePeriod = defineResource({
  name: 'market.hirePeriod',
  label: TEXT.period,
  title: 'hireNo',
  fields: {
    hireNo: serial('{no}-{00}', { zh: '租金期号', en: 'No.' }),
    contractId: ref('market.contract', { zh: '合同', en: 'Contract' }, { required: true }),
    customerId: ref('market.customer', { zh: '客户', en: 'Charterer' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    periodIndex: computed('int', { zh: '期次', en: 'Period' }),
    fromOn: day('期起', 'From'),
    toOn: day('期止', 'To'),
    days: computed({ scale: 2, unit: 'd' }, { zh: '天数', en: 'Days' }),
    dueOn: day('到期日', 'Due'),
    hireRate: computed({ scale: 4, unit: UNIT }, { zh: '日租金', en: 'Rate a day' }, sealed),
    hireAmount: amount('租金', 'Hire'),
    offHireHours: computed({ scale: 2, unit: 'h' }, { zh: '扣停租', en: 'Off-hire' }),
    offHireAmount: amount('停租金额', 'Off-hire deducted'),
    commissionAmount: amount('回扣佣金', 'Address commission'),
    netAmount: amount('应收租金', 'To be billed'),
    toldOn: day('转开票日', 'To bill since'),
    invoiceNo: computed('text', { zh: '发票号', en: 'Invoice' }),
    invoiceDate: day('开票日期', 'Invoiced on'),
    invoiceAmount: amount('发票金额', 'Invoiced'),
    invoiceBase: inBase({ zh: '发票折人民币', en: 'Invoiced in base currency' }, sealed),
    billedBase: inBase({ zh: '已开票不含税', en: 'Billed without tax' }, sealed),
    payBy: day('付款期限', 'Pay by'),
    receivedOn: day('收讫日期', 'Received on'),
    hireState: choice(HIRE_STATES, { zh: '状态', en: 'Status' }, { required: true, default: 'PLANNED' }),
  },
  unique: [['contractId', 'periodIndex']],
  list: {
    columns: [
      { field: 'hireNo', width: 128 },
      { field: 'contractId', priority: 2 },
      { field: 'customerId', width: 190, priority: 2 },
      { field: 'shipId', priority: 2 },
      'fromOn',
      'toOn',
      'days',
      'dueOn',
      { field: 'offHireHours', priority: 2 },
      { field: 'netAmount', total: true },
      { field: 'invoiceNo', priority: 3 },
      { field: 'receivedOn', priority: 3 },
      'hireState',
    ],
    filters: ['contractId', 'customerId', 'shipId', 'hireState', 'dueOn'],
    search: ['hireNo', 'invoiceNo'],
    sort: 'dueOn',
  },
  scope: 'all',
  excel: { export: true },
});

export type HirePeriodRow = Row<typeof hirePeriod>;
