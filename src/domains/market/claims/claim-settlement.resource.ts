import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { computed, date, files, money, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { claim } from './claim.resource.ts';
import { CLAIM_TEXT as TEXT } from './claim.text.ts';

const sealed = { private: MARKET_PRICE } as const;
const UNIT = { field: 'currencyId' } as const;

/** For how much a claim is settled; low ones, and what we are to pay, are asked of the commercial manager. */
export const claimSettlement = defineResource({
  name: 'market.claimSettlement',
  label: TEXT.settlement,
  title: 'settlementNo',
  fields: {
    settlementNo: serial('CS-{yy}{0000}', { zh: '和解单号', en: 'Settlement no.' }),
    claimId: ref('market.claim', { zh: '索赔', en: 'Claim' }, { required: true }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    netAmount: computed({ scale: 2, unit: UNIT }, { zh: '索赔净额', en: 'Net amount' }, sealed),
    agreedAmount: money({ zh: '和解金额', en: 'Agreed' }, { min: 0, unit: UNIT, ...sealed }),
    sharePct: computed({ scale: 2, unit: '%' }, { zh: '占净额', en: 'Of the net amount' }, sealed),
    low: computed('bool', { zh: '低于九成', en: 'Below 90 %' }),
    against: computed('bool', { zh: '对方索赔', en: 'Against us' }),
    agreedDate: date({ zh: '和解日期', en: 'Agreed on' }),
    grounds: text({ zh: '和解理由', en: 'Grounds' }, { variant: 'long', max: 500 }),
    evidence: files({ zh: '附件', en: 'Files' }),
    status: state(documentFlow),
  },
  list: {
    columns: [
      { field: 'settlementNo', width: 120 },
      'claimId',
      'netAmount',
      'agreedAmount',
      'sharePct',
      'agreedDate',
      { field: 'createName', priority: 3 },
      'status',
    ],
    filters: ['claimId', 'status', 'agreedDate'],
    search: ['settlementNo'],
    sort: '-createTime',
  },
  form: [['claimId', 'agreedAmount', 'agreedDate'], ['grounds'], ['evidence']],
  scope: { through: 'claimId', of: claim },
  excel: { export: true },
});

export type SettlementRow = Row<typeof claimSettlement>;
