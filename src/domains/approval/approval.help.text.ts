import type { HelpTexts } from '../../kernel/help.ts';

/** Help of the pages of approval. */
export const help: HelpTexts = {
  'approval/Tasks': {
    purpose: {
      zh: '等待我审批的、我已审批的、我发起的和抄送我的单据，各种单据都在这里。',
      en: 'Documents of every kind that wait for me, that I acted on, that I sent and that were copied to me.',
    },
    ways: [
      {
        zh: '按 J、K 换上一份、下一份，按 A 打开审批，不会直接提交。',
        en: 'J and K move on, A opens the act and never sends it.',
      },
      {
        zh: '外出时在“代理”中指定代办人，期满自动失效。',
        en: 'Name a delegate for the days you are away; it ends by itself.',
      },
      {
        zh: '退回、驳回须写意见；驳回后流程结束。',
        en: 'A return or rejection needs words; a rejection ends the run.',
      },
    ],
    figures: [
      {
        name: { zh: '剩余时间', en: 'Time left' },
        how: {
          zh: '节点时限减去单据到达本节点以来的时间；超过即为超时并按设置升级。',
          en: 'The limit of the step less the time since it opened; beyond it the step is overdue and escalates.',
        },
      },
    ],
  },
  'approval/Statistics': {
    purpose: {
      zh: '所选期间内审批的结果、各节点与各人的用时，点击数字查看所计单据。',
      en: 'Outcomes and time spent at each step and by each person; each figure opens what it counts.',
    },
    figures: [
      {
        name: { zh: '用时', en: 'Hours' },
        how: {
          zh: '任务到达至处理完成的小时数，包括夜间和节假日。',
          en: 'From the opening of a task to its act, nights and holidays included.',
        },
      },
      {
        name: { zh: '中位', en: 'Median' },
        how: { zh: '一半的任务不超过此用时。', en: 'Half of the tasks took no longer.' },
      },
      {
        name: { zh: '九成以内', en: '90 %' },
        how: { zh: '十分之九的任务不超过此用时。', en: 'Nine of ten tasks took no longer.' },
      },
    ],
  },
  'approval/ApprovalFlows': {
    purpose: {
      zh: '设计每种单据的审批流程：节点、条件、审批人与时限，检查、模拟后发布新版本。',
      en: 'Design how each kind of document is approved: steps, conditions, people, limits; check, try and publish.',
    },
    ways: [
      {
        zh: '已在途的单据按提交时的版本走完，不受新版本影响。',
        en: 'Documents on their way end on the version they started with.',
      },
      {
        zh: '发布前用“模拟”看某份单据会经过谁。',
        en: 'Simulate to see whom a document would reach before you publish.',
      },
    ],
  },
};
