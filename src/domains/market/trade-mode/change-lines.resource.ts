import { bool, choice, computed, datetime, decimal, file, money, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { GRADE_TEXT } from '../../voyage/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { STEPS, CHANGE_TEXT as TEXT, TREATMENTS } from './change.text.ts';

const sealed = { private: MARKET_PRICE, unit: BASE_CURRENCY } as const;
const paper = (zh: string, en: string) =>
  money(
    { zh, en },
    {
      min: 0,
      max: 999_999_999,
      ...sealed,
      help: { zh: '按税单；留空按税率计算', en: 'By the customs paper; left empty, by the rates' },
    },
  );
const due = (zh: string, en: string) =>
  computed({ scale: 2, unit: BASE_CURRENCY }, { zh, en }, { private: MARKET_PRICE });

/** One thing that is done, when, and what proves it. */
export const changeStep = defineResource({
  name: 'market.tradeModeStep',
  label: TEXT.step,
  title: 'step',
  fields: {
    step: choice(STEPS, { zh: '步骤', en: 'Step' }, { required: true }),
    needed: bool({ zh: '必办', en: 'Needed' }, { default: true }),
    doneTime: datetime({ zh: '完成时间', en: 'Done' }),
    proof: file({ zh: '文件', en: 'File' }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

/** One oil on board as the trade changes, bonded stock by itself. */
export const changeOil = defineResource({
  name: 'market.tradeModeOil',
  label: TEXT.oilLine,
  title: 'grade',
  fields: {
    grade: choice(GRADE_TEXT, { zh: '油品', en: 'Grade' }, { required: true }),
    bonded: bool({ zh: '原为保税', en: 'Bonded before' }),
    qty: decimal({ zh: '数量', en: 'Quantity' }, 3, { required: true, min: 0, max: 99_999, unit: 't' }),
    treatment: choice(TREATMENTS, { zh: '处理', en: 'Treatment' }),
    unitPrice: money({ zh: '完税单价', en: 'Price a tonne' }, { min: 0, max: 999_999, ...sealed }),
    oilValue: due('完税价格', 'Value'),
    duty: due('关税', 'Duty'),
    excise: due('消费税', 'Excise'),
    vat: due('增值税', 'VAT'),
    paperDuty: paper('税单关税', 'Duty by paper'),
    paperExcise: paper('税单消费税', 'Excise by paper'),
    paperVat: paper('税单增值税', 'VAT by paper'),
  },
});

export type ChangeOil = LineRow<typeof changeOil>;
