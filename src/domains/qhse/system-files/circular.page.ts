import { definePage } from '../../../kernel/page.ts';

export const circularPage = definePage({
  component: 'qhse/Circular',
  title: { zh: '通函', en: 'Circulars' },
  icon: 'Notification',
  permission: 'qhse:receipt:list',
  records: ['qhse.receipt/received', 'qhse.systemFile/issued'],
  menu: { key: 'qhse.circular', address: '/qhse/circular', group: 'qhse', order: 70 },
  help: {
    purpose: {
      zh: '公司发给船舶与部门的通函：编写、审批、发布，以及每个人的阅读、签收与回复。',
      en: 'Circulars to ships and departments: written, approved, published, and read, signed and answered by each recipient.',
    },
    ways: [
      {
        zh: '编写后提交，由发文部门负责人审批，重要与紧急的另由安质经理审批；通过后点“发布”。',
        en: 'A draft is approved by the leader of the issuing department, of important and urgent ones also by the QHSE manager; then it is published.',
      },
      {
        zh: '发布时按接收机构、船舶、角色、人员确定接收人，此后不变；之后上船的人员次日补发仍有效的文件，截止日已过的自收到起 7 天。',
        en: 'Its recipients are those of units, ships, roles and persons at that moment; whoever joins a ship later receives what still holds on the next day, with seven days where its own day has passed.',
      },
      {
        zh: '收到后点“已阅”，要求签收的点“签收”，须回复的再回复；到期未办的会提醒。',
        en: 'Recipients mark it as read, sign where that is asked, and answer where an answer is; what is due is reminded of.',
      },
      {
        zh: '撤回的文件通知全部接收人，正文与附件不再显示。',
        en: 'Of a file that is withdrawn all recipients are told, and its text and attachments are shown no more.',
      },
    ],
    figures: [
      {
        name: { zh: '阅读率', en: 'Read' },
        how: {
          zh: '已阅读的接收人 ÷ 全部接收人，百分比保留两位小数。',
          en: 'Recipients who have read it / all recipients, in percent with two decimals.',
        },
      },
      {
        name: { zh: '签收率', en: 'Signed' },
        how: {
          zh: '已签收的接收人 ÷ 全部接收人，百分比保留两位小数。',
          en: 'Recipients who have signed it / all recipients, in percent with two decimals.',
        },
      },
    ],
  },
});
