import { date, money, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** The ship that is named as it is fixed. */
export const fixForm = defineResource({
  name: 'market.fixContract',
  label: { zh: '成交', en: 'Fix' },
  fields: { shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }) },
});

/** Of which ship what is wanting is passed over, and why: named with another, the waiver does not hold. */
export const waiveForm = defineResource({
  name: 'market.waiveCertificates',
  label: { zh: '证书豁免', en: 'Waive certificates' },
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    reason: text({ zh: '依据', en: 'Grounds' }, { required: true, variant: 'long', max: 500 }),
  },
});

/** The freight invoice with which a charter is completed. */
export const completeForm = defineResource({
  name: 'market.completeContract',
  label: { zh: '完成', en: 'Complete' },
  fields: {
    invoiceNo: text({ zh: '运费发票号', en: 'Freight invoice' }, { required: true, max: 60 }),
    invoiceDate: date({ zh: '开票日期', en: 'Invoiced on' }, { required: true }),
    invoiceAmount: money(
      { zh: '发票金额', en: 'Amount' },
      {
        required: true,
        min: 0.01,
        max: 99_999_999_999,
        help: { zh: '合同币种', en: 'In the currency of the contract' },
      },
    ),
    reason: text(
      { zh: '未结索赔的处理', en: 'Open claims' },
      {
        max: 300,
        help: {
          zh: '航次还有未结的索赔时填写：如何另行处理',
          en: 'Where claims of its voyages are still open: how they are pursued apart',
        },
      },
    ),
  },
});

/** When the freight came. */
export const receiveForm = defineResource({
  name: 'market.receiveFreight',
  label: { zh: '登记收款', en: 'Record the payment' },
  fields: { receivedOn: date({ zh: '收讫日期', en: 'Received on' }, { required: true }) },
});
