import { definePage } from '../../../kernel/page.ts';

export const inspectionMemoPage = definePage({
  component: 'qhse/InspectionMemo',
  title: { zh: '检查备忘录', en: 'Inspection memos' },
  icon: 'FileDone',
  permission: 'qhse:receipt:list',
  menu: { key: 'qhse.inspectionMemo', address: '/qhse/inspection-memo', group: 'qhse', order: 72 },
  help: {
    purpose: {
      zh: '登轮检查后发给船舶的备忘录：关联检查，船舶阅读并回复。',
      en: 'The memo of a visit on board, with its inspection; the ship reads and answers it.',
    },
    ways: [
      {
        zh: '选择相关检查与接收船舶；勾选“须回复”并给出回复截止。',
        en: 'Choose the inspection and the ship; ask for an answer by a day.',
      },
      {
        zh: '船上人员在“我收到的”里阅读后回复；回复列在签阅情况中。',
        en: 'On board it is read and answered below what was received; the answers stand with who has read it.',
      },
    ],
  },
});
