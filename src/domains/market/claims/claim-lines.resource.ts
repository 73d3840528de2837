import { bool, choice, date, file, files, money, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { DOCUMENT_KINDS, SIDES, CLAIM_TEXT as TEXT } from './claim.text.ts';

/** What is enclosed. */
export const claimDocument = defineResource({
  name: 'market.claimDocument',
  label: TEXT.document,
  fields: {
    document: choice(DOCUMENT_KINDS, { zh: '单证', en: 'Document' }, { required: true }),
    needed: bool({ zh: '必备', en: 'Needed' }, { default: true }),
    got: bool({ zh: '已备', en: 'There' }),
    file: file({ zh: '文件', en: 'File' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { max: 200 }),
  },
});

/** What was said and offered. */
export const claimRound = defineResource({
  name: 'market.claimRound',
  label: TEXT.round,
  fields: {
    day: date({ zh: '日期', en: 'Day' }, { required: true }),
    side: choice(SIDES, { zh: '来自', en: 'From' }, { required: true, default: 'THEY' }),
    offered: money(
      { zh: '提议金额', en: 'Offered' },
      { min: 0, unit: { record: 'currencyId' }, private: MARKET_PRICE },
    ),
    said: text({ zh: '内容', en: 'What was said' }, { required: true, max: 500 }),
    letters: files({ zh: '附件', en: 'Files' }),
  },
});
