import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, computed, decimal, int, money, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { TERM_TEXT, ADDENDUM_TEXT as TEXT } from './addendum.text.ts';

const UNIT = { field: 'currencyId' } as const;
const sealed = { private: MARKET_PRICE } as const;

/** A term as it was and as it is to be; the server writes it. */
export const addendumChange = defineResource({
  name: 'market.addendumChange',
  label: TEXT.changes,
  fields: {
    term: choice(TERM_TEXT, { zh: '条款', en: 'Term' }),
    before: computed('text', { zh: '原约定', en: 'Before' }, sealed),
    after: computed('text', { zh: '新约定', en: 'After' }, sealed),
  },
});

/** A change of terms of a contract that is fixed, to be approved like a contract; approved, the contract has them. */
export const contractAddendum = defineResource({
  name: 'market.contractAddendum',
  label: TEXT.addendum,
  title: 'addendumNo',
  fields: {
    addendumNo: serial('AD-{yy}{0000}', { zh: '补充协议号', en: 'No.' }),
    contractId: ref('market.contract', { zh: '合同', en: 'Contract' }),
    customerId: ref('market.customer', { zh: '客户', en: 'Charterer' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    reason: text({ zh: '变更原因', en: 'Why' }, { variant: 'long', max: 500 }),
    freightRate: decimal(TERM_TEXT.freightRate, 4, { min: 0, max: 999_999_999, unit: UNIT, ...sealed }),
    wsPoints: decimal(TERM_TEXT.wsPoints, 2, { min: 0, max: 9999, ...sealed }),
    minQty: decimal(TERM_TEXT.minQty, 3, { min: 0, max: 9_999_999, unit: 't' }),
    periodDays: decimal(TERM_TEXT.periodDays, 2, { min: 0, max: 9999, unit: 'd' }),
    laytimeHours: decimal(TERM_TEXT.laytimeHours, 2, { min: 0, max: 9999, unit: 'h' }),
    demurrageRate: money(TERM_TEXT.demurrageRate, { min: 0, unit: UNIT, ...sealed }),
    despatchRate: money(TERM_TEXT.despatchRate, { min: 0, unit: UNIT, ...sealed }),
    claimDays: int(TERM_TEXT.claimDays, { min: 0, max: 999 }),
    clauses: text(TERM_TEXT.clauses, { variant: 'long', max: 2000 }),
    changes: lines(addendumChange, TEXT.changes),
    oldBase: inBase({ zh: '原预计金额', en: 'Estimate before' }, sealed),
    baseEstimate: inBase({ zh: '新预计金额', en: 'New estimate' }, sealed),
    status: state(documentFlow),
  },
  list: {
    columns: [
      { field: 'addendumNo', width: 112 },
      'contractId',
      { field: 'customerId', width: 190 },
      { field: 'reason', priority: 2, width: 220 },
      { field: 'oldBase', priority: 2 },
      'baseEstimate',
      { field: 'createName', priority: 3 },
      'status',
    ],
    filters: ['contractId', 'customerId', 'status'],
    search: ['addendumNo'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.terms,
      rows: [
        ['freightRate', 'wsPoints', 'minQty'],
        ['periodDays', 'laytimeHours', 'claimDays'],
        ['demurrageRate', 'despatchRate'],
        ['clauses'],
        ['reason'],
      ],
    },
    { title: TEXT.changes, rows: [['changes']] },
  ],
  scope: 'all',
  // Which contract it amends stands, and what differs the server says.
  open: {
    USE: [
      'freightRate',
      'wsPoints',
      'minQty',
      'periodDays',
      'laytimeHours',
      'demurrageRate',
      'despatchRate',
      'claimDays',
      'clauses',
      'reason',
      // The server alone says what differs; it comes and goes with the terms.
      'changes',
    ],
  },
  excel: { export: true },
});

export type AddendumRow = Row<typeof contractAddendum>;
