import {
  choice,
  computed,
  date,
  files,
  int,
  money,
  ref,
  serial,
  share,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { claimFlow } from './claim.flow.ts';
import { claimCommission, claimDue, claimNet } from './claim.rules.ts';
import { CLAIM_KINDS, DIRECTIONS, CLAIM_TEXT as TEXT } from './claim.text.ts';
import { claimDocument, claimRound } from './claim-lines.resource.ts';

const sealed = { private: MARKET_PRICE } as const;
const UNIT = { field: 'currencyId' } as const;
const MOST = 999_999_999;
const DEFAULT_DAYS = 90;

type Sums = Parameters<typeof claimNet>[0];
const due = (zh: string, en: string, from?: (row: Sums) => string | null) =>
  computed({ scale: 2, unit: UNIT }, { zh, en }, { ...sealed, from });

/** What stays open while a claim is on its way. */
const LATER = ['partnerId', 'documents', 'interestRate', 'interestFrom', 'evidence', 'remark'];

/** Money that one side of a charter wants of the other, until it is paid, given up or too late. */
export const claim = defineResource({
  name: 'market.claim',
  label: TEXT.claim,
  title: 'claimNo',
  fields: {
    claimNo: serial('CL-{yy}{0000}', { zh: '索赔编号', en: 'Claim no.' }),
    kind: choice(CLAIM_KINDS, { zh: '类型', en: 'Kind' }, { required: true }),
    direction: choice(DIRECTIONS, { zh: '方向', en: 'Direction' }, { required: true, default: 'WE_CLAIM' }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    statementId: ref('voyage.laytime', { zh: '滞期费计算单', en: 'Laytime statement' }),
    counterpartyName: text({ zh: '对方', en: 'Other side' }, { required: true, max: 120 }),
    partnerId: ref('partner.partner', { zh: '往来单位', en: 'Partner' }),
    charterParty: text({ zh: '租约', en: 'Charter party' }, { max: 120 }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    amount: money({ zh: '索赔金额', en: 'Amount' }, { min: 0, max: MOST, unit: UNIT, ...sealed }),
    commissionPct: share({ zh: '回扣佣金', en: 'Address commission' }, sealed),
    commissionAmount: due('扣除佣金', 'Commission', claimCommission),
    netAmount: due('索赔净额', 'Net amount', claimNet),
    completedOn: date({ zh: '卸货完毕日', en: 'Discharge completed' }, { required: true }),
    claimDays: int(
      { zh: '索赔期（天）', en: 'Claim period (days)' },
      { required: true, min: 0, max: 999, default: DEFAULT_DAYS },
    ),
    extendedTo: computed('date', { zh: '时限延至', en: 'Extended to' }),
    dueDate: computed('date', { zh: '索赔时限', en: 'Claim by' }, { from: claimDue }),
    submittedDate: computed('date', { zh: '提交日期', en: 'Submitted on' }),
    interestRate: share({ zh: '年利率', en: 'Interest a year' }, sealed),
    interestFrom: date({ zh: '计息起日', en: 'Interest from' }),
    agreedAmount: due('和解金额', 'Agreed'),
    agreedDate: computed('date', { zh: '和解日期', en: 'Agreed on' }),
    invoiceNo: computed('text', { zh: '发票号', en: 'Invoice number' }),
    paidAmount: due('收付金额', 'Paid'),
    paidDate: computed('date', { zh: '收付日期', en: 'Paid on' }),
    documents: lines(claimDocument, TEXT.documents),
    rounds: lines(claimRound, TEXT.rounds),
    evidence: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 1000 }),
    claimStatus: state(claimFlow),
  },
  unique: [['statementId']],
  list: {
    columns: [
      { field: 'claimNo', width: 120 },
      'kind',
      { field: 'direction', priority: 2 },
      'shipId',
      { field: 'voyageId', priority: 2 },
      'counterpartyName',
      'netAmount',
      'dueDate',
      { field: 'agreedAmount', priority: 2 },
      { field: 'createName', priority: 3 },
      'claimStatus',
    ],
    filters: ['kind', 'direction', 'shipId', 'voyageId', 'statementId', 'partnerId', 'dueDate', 'claimStatus'],
    search: ['claimNo', 'counterpartyName'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.claim,
      rows: [
        ['kind', 'direction', 'voyageId'],
        ['counterpartyName', 'partnerId', 'charterParty'],
        ['completedOn', 'claimDays', 'currencyId'],
        ['amount', 'commissionPct'],
        ['interestRate', 'interestFrom'],
      ],
    },
    { title: TEXT.documents, rows: [['documents']] },
    { title: { zh: '其他', en: 'More' }, rows: [['evidence'], ['remark']] },
  ],
  open: { SUBMITTED: LATER, NEGOTIATING: LATER, LEGAL: LATER },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type ClaimRow = Row<typeof claim>;
