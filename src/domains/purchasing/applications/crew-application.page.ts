import { definePage } from '../../../kernel/page.ts';

export const crewApplicationPage = definePage({
  component: 'purchasing/CrewApplication',
  title: { zh: '船员申请', en: 'Crew applications' },
  icon: 'FileAdd',
  permission: 'purchasing:application:list',
  records: ['purchasing.application'],
  menu: { key: 'purchasing.applications', address: '/purchasing/crew-applications', group: 'purchasing', order: 10 },
  help: {
    purpose: {
      zh: '船员申请：船舶与岸上单位申请采购的全部单据，从草稿到到货。',
      en: 'All that ships and units ask to have bought, from the draft to the delivery.',
    },
    ways: [
      {
        zh: '从物料档案成批选取，或直接从表格软件粘贴；选定物料后自动带出名称、规格、单位与定额。',
        en: 'Pick many materials at once, or paste from a spreadsheet; a material brings its name, specification, unit and limits.',
      },
      {
        zh: '紧急与应急申请须写事由；同船同物料已有未结申请或超过最高定额时，提交前须说明。',
        en: 'Urgent and emergency ones say why. Where the same is on its way, or more than the limit is asked for, say so before it is submitted.',
      },
      {
        zh: '审批通过后，每个批准的行进入需求池；列表的阶段与计数显示已订、已到。',
        en: 'Approved, each granted line is demand; stage and counts of the list show what is ordered and received.',
      },
    ],
    figures: [
      {
        name: { zh: '估算金额', en: 'Estimate' },
        how: {
          zh: '逐行：批准数（未审批时为申请数）× 参考价，折合人民币，四舍五入到分后相加；无参考价的行不计入，另注明行数。',
          en: 'Line by line the granted (before approval the requested) quantity × reference price in CNY, rounded to two places, then added; lines without a price are counted, not guessed.',
        },
      },
    ],
  },
});
