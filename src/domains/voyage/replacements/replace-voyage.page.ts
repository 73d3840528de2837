import { definePage } from '../../../kernel/page.ts';

export const replaceVoyagePage = definePage({
  component: 'voyage/ReplaceVoyage',
  title: { zh: '航次更换', en: 'Replace voyage' },
  icon: 'Diff',
  permission: 'voyage:voyageReplacement:list',
  records: ['voyage.voyageReplacement'],
  menu: { key: 'voyage.replaceVoyage', address: '/voyage/replace-voyage', group: 'voyage', order: 58 },
  help: {
    purpose: {
      zh: '把归错航次的连续几份动态报改归同一船舶的前后航次，或更正航次号。',
      en: 'Moves a run of reports to the voyage before or after theirs, or corrects a voyage number.',
    },
    ways: [
      {
        zh: '改归后一航次的须到原航次最后一份为止，改归前一航次的须从第一份起；选好后先显示两个航次的变化。',
        en: 'To the next voyage go the last reports, to the one before the first ones; what changes is shown before it is saved.',
      },
      {
        zh: '要另立航次的，先开启新航次，再把动态报改归新航次。',
        en: 'For a voyage of their own, open one first and move the reports there.',
      },
      {
        zh: '用过的航次号不再使用，按原航次号可在此查到。',
        en: 'A number once used is not given again; former numbers are found here.',
      },
    ],
  },
});
