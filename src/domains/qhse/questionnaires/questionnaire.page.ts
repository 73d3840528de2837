import { definePage } from '../../../kernel/page.ts';

export const questionnairePage = definePage({
  component: 'qhse/Questionnaire',
  title: { zh: '检查问卷', en: 'Questionnaires' },
  icon: 'Profile',
  permission: 'qhse:checklist:list',
  records: ['qhse.checklist/checklists', 'qhse.questionnaire/questionnaires', 'qhse.question/questions'],
  menu: { key: 'qhse.questionnaire', address: '/qhse/questionnaire', group: 'qhse', order: 15 },
  help: {
    purpose: {
      zh: '检查问卷的版本、题目与各次检查的答卷；否定答案生成检查发现。',
      en: 'Editions of questionnaires, their questions, and inspections answered by them; negative answers become findings.',
    },
    ways: [
      {
        zh: '问卷先建为编制状态，题目逐条录入或用表格导入，表中以代码指明问卷；一行有误则全部不导入。',
        en: 'A questionnaire begins as written; its questions are entered or imported from a sheet that names it by its code, whole or not at all.',
      },
      {
        zh: 'SIRE 2.0、VIQ 7、CDI、RISQ 的题目受版权保护，系统不附带，由持有许可的公司自行导入。',
        en: 'Questions of SIRE 2.0, VIQ 7, CDI and RISQ are protected and not part of the product: a company imports what it is licensed for.',
      },
      {
        zh: '启用后题目不能更改；新版另建一份，旧版停用。',
        en: 'In use its questions stay; a new edition is another one, and the former is retired.',
      },
      {
        zh: '在未提交的检查上点“按问卷作答”，选启用的问卷。是否制答是、否、未查看、不适用；分级制按硬件、程序、人员分别评级。',
        en: 'An inspection that is not submitted is answered by a questionnaire in use: yes, no, not seen, not applicable; or graded for hardware, process and human each.',
      },
      {
        zh: '否定答案（否、不符合）点“生成检查发现”列到检查上，每题一次；全部答完且无待列发现后完成答题，之后检查才能提交。',
        en: 'Negative answers (no, not as expected) are made findings of the inspection, each once. It is finished when all is answered and none waits; the inspection is submitted after that.',
      },
      {
        zh: '发现的题号在答卷中时，缺陷按该题的看板章节统计，否则按缺陷类别。',
        en: 'A defect whose question stands in an answered questionnaire counts in the chapter of that question, any other in that of its category.',
      },
    ],
    figures: [
      {
        name: { zh: '进度', en: 'Progress' },
        how: {
          zh: '已答题数 ÷ 题数；分级制每个方面计一题。',
          en: 'Answered ÷ questions; of a graded one each aspect counts.',
        },
      },
      {
        name: { zh: '待列发现', en: 'Not findings yet' },
        how: {
          zh: '还未生成检查发现的否定答案数。',
          en: 'Negative answers that have not become findings.',
        },
      },
    ],
  },
});
