import { defineFlow } from '../../../kernel/flow/flow.ts';
import { choice, date, files, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Where what was written off went; waste that a port took is also a line of the garbage record book (MARPOL Annex V). */
export const disposeForm = defineResource({
  name: 'stock.disposeScrap',
  label: { zh: '登记处置', en: 'Record the disposal' },
  fields: {
    method: choice(
      {
        RECEPTION: { zh: '港口接收', en: 'Port reception' },
        SOLD: { zh: '变卖', en: 'Sold' },
        RETURNED: { zh: '交回岸上', en: 'Landed' },
      },
      { zh: '处置方式', en: 'Way' },
      { required: true },
    ),
    disposedOn: date({ zh: '处置日期', en: 'Disposed on' }, { required: true }),
    proof: files({ zh: '凭证', en: 'Proof' }),
    note: text({ zh: '说明', en: 'Note' }, { max: 200 }),
  },
});

/** What becomes of a scrap note beside its approval: approved, it has left the books and waits until it has left the store. */
export const scrapFlow = defineFlow({
  states: {
    DRAFT: { zh: '未生效', en: 'Not in force', tone: 'grey' },
    POSTED: { zh: '待处置', en: 'To be disposed of', tone: 'amber' },
    DISPOSED: { zh: '已处置', en: 'Disposed of', tone: 'green' },
    REVERSED: { zh: '已冲销', en: 'Reversed', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    dispose: {
      label: disposeForm.label,
      from: ['POSTED'],
      to: 'DISPOSED',
      form: disposeForm,
      initial: (_row, now) => ({ disposedOn: now.toISOString().slice(0, 10) }),
      first: true,
      done: { zh: '已登记处置', en: 'The disposal is recorded' },
    },
    reverse: {
      label: { zh: '冲销报废', en: 'Take the scrap note back' },
      from: ['POSTED'],
      to: 'REVERSED',
      reason: true,
      effect: { zh: '物资按原价回到库存', en: 'The items are in stock again, at what they were worth' },
      done: { zh: '已冲销', en: 'It is taken back' },
    },
  },
});
