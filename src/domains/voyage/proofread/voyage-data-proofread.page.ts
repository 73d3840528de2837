import { definePage } from '../../../kernel/page.ts';

export const voyageDataProofreadPage = definePage({
  component: 'voyage/VoyageDataProofread',
  title: { zh: '航次数据校对', en: 'Voyage data proofreading' },
  icon: 'FileSearch',
  permission: 'voyage:proofFinding:list',
  records: ['voyage.proofFinding'],
  menu: { key: 'voyage.proofread', address: '/voyage/proofread', group: 'voyage.checks', order: 20 },
  help: {
    purpose: {
      zh: '选择船舶和期间，用全部校验规则重新核对已有的动态报，不论是否已确认。',
      en: 'Every rule over the reports of some ships and a time, confirmed or not.',
    },
    ways: [
      {
        zh: '校对在后台进行，进度显示在右上角的任务中；结果按规则、级别、船舶筛选，打开一条可同时查看该份动态报。',
        en: 'It runs as a task with its progress; findings are narrowed by rule, level and ship, and each opens with its report.',
      },
      {
        zh: '可说明原因后接受，或把未确认的动态报退回船舶；已确认的先取消确认，或起草更正单。',
        en: 'Accept one with a reason, or return the report to its ship; a confirmed one is un-confirmed first, or corrected.',
      },
      {
        zh: '再次校对时，已说明的保持不变，不再出现的自动标为已更正。',
        en: 'A later run leaves accepted ones as they are and closes those that it no longer finds.',
      },
    ],
  },
});
