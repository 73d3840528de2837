import { defineFlow } from '../../../kernel/flow/flow.ts';
import { extendForm } from '../inquiries/inquiry-forms.resource.ts';

type Timed = { readonly bidStatus?: unknown; readonly deadline?: unknown };

const isOver = ({ deadline }: Timed, now: Date): boolean => Date.parse(String(deadline)) <= now.getTime();

const NOT_YET = { zh: '投标截止后才能办理', en: 'The deadline has to pass first' } as const;

/** From the application to the award. Bids come by the inquiry beneath it, which the clock locks. */
export const tenderFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    PUBLISHED: { zh: '投标中', en: 'Out to tender', tone: 'blue' },
    SCORING: { zh: '评标中', en: 'Being scored', tone: 'amber' },
    SCORED: { zh: '待定标', en: 'To be awarded', tone: 'amber' },
    HANDED: { zh: '已交定标', en: 'Handed to an award', tone: 'green' },
    FAILED: { zh: '流标', en: 'Failed', tone: 'red' },
    CANCELLED: { zh: '已撤销', en: 'Withdrawn', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    publish: {
      label: { zh: '发布招标', en: 'Publish the tender' },
      from: ['DRAFT'],
      to: 'PUBLISHED',
      first: true,
      effect: {
        zh: '发布后评分办法与评委不能再改，所询需求归本招标占用，邀请邮件随即发出。',
        en: 'Weights and committee can no longer change, its needs are held for it, and the invitations go out.',
      },
      done: { zh: '招标已发布', en: 'The tender is out' },
    },
    extend: {
      label: { zh: '延长截止时间', en: 'Extend the deadline' },
      from: ['PUBLISHED'],
      permission: 'purchasing:tender:publish',
      form: extendForm,
      initial: ({ deadline }) => ({ deadline }),
      against: (row, now) => (isOver(row, now) ? { zh: '投标截止时间已过', en: 'The deadline has passed' } : undefined),
      done: { zh: '截止时间已延后', en: 'The deadline was extended' },
    },
    open: {
      label: { zh: '开标', en: 'Open the bids' },
      from: ['PUBLISHED'],
      to: 'SCORING',
      first: true,
      many: false,
      against: (row, now) => (isOver(row, now) ? undefined : NOT_YET),
      effect: {
        zh: '须由两人先后确认；第二人确认后全部投标同时开启，此前任何人都看不到内容。',
        en: 'Two people confirm it, one after the other; all bids open with the second, and before that nobody reads anything.',
      },
      done: ({ bidStatus }) =>
        bidStatus === 'SCORING'
          ? { zh: '已开标', en: 'The bids are open' }
          : { zh: '已记录首位确认，须由另一人开标', en: 'The first has confirmed; another person opens them' },
    },
    award: {
      label: { zh: '提交定标', en: 'Hand to an award' },
      from: ['SCORED', 'HANDED'],
      to: 'HANDED',
      permission: 'purchasing:award:add',
      first: true,
      many: false,
      leads: 'purchasing.award',
      effect: {
        zh: '按评分第一的投标生成定标草稿，由定标审批',
        en: 'A draft of an award to the bid in first place, to be approved as every award',
      },
      done: { zh: '已生成定标草稿', en: 'A draft of the award was made' },
    },
    fail: {
      label: { zh: '登记流标', en: 'Record the tender as failed' },
      from: ['PUBLISHED', 'SCORING', 'SCORED', 'HANDED'],
      to: 'FAILED',
      reason: true,
      against: (row, now) => (row.bidStatus === 'PUBLISHED' && !isOver(row, now) ? NOT_YET : undefined),
      effect: {
        zh: '所询需求退回需求池，可重新招标；未开标的投标不再开启',
        en: 'Its needs go back to the pool and may be tendered anew; bids that were not opened stay sealed',
      },
      done: { zh: '已登记流标', en: 'The tender is recorded as failed' },
    },
    cancel: {
      label: { zh: '撤销招标', en: 'Withdraw the tender' },
      from: ['DRAFT', 'PUBLISHED', 'SCORING', 'SCORED', 'HANDED'],
      to: 'CANCELLED',
      reason: true,
      effect: {
        zh: '所询需求退回需求池，并告知受邀供应商',
        en: 'Its needs go back to the pool, and the invited are told',
      },
      done: { zh: '招标已撤销', en: 'The tender is withdrawn' },
    },
  },
});
