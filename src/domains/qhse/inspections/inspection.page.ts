import { definePage } from '../../../kernel/page.ts';

export const inspectionPage = definePage({
  component: 'qhse/Inspection',
  title: { zh: '检查管理', en: 'Inspections' },
  icon: 'CheckSquare',
  permission: 'qhse:inspection:list',
  records: ['qhse.inspection'],
  menu: { key: 'qhse.inspection', address: '/qhse/inspection', group: 'qhse', order: 10 },
  help: {
    purpose: {
      zh: '港口国、船旗国、石油公司、船级、审核与公司检查的计划、登记与提交。',
      en: 'Inspections by port and flag states, oil majors, class, auditors and the company: planned, held and submitted.',
    },
    ways: [
      {
        zh: '计划填计划日期；检查后补实际日期、结果、发现与报告，再提交审批。',
        en: 'A plan has its day; after the visit enter the actual day, result, findings and report, and submit it.',
      },
      {
        zh: '提交后每项发现即成为一项缺陷，退回再提交也只生成一次；已生成的在缺陷上修改。',
        en: 'Submitted, each finding is a defect, once however often it is returned; from then on it is changed there.',
      },
      {
        zh: '在未提交的检查上点“按问卷作答”，否定答案可列为发现；发现也可用表格导入，每行填检查编号，先检查后导入，一行有误则全部不导入。',
        en: 'One that is not submitted may be answered by a questionnaire, whose negative answers become findings; findings also come in a sheet whose rows name their inspection, checked first and imported whole or not at all.',
      },
      {
        zh: '按期复检的类型在最近一次检查上点“安排下次检查”，按到期日建立计划。',
        en: 'Of recurring kinds the latest one plans the next for its due date.',
      },
    ],
    figures: [
      {
        name: { zh: '下次到期', en: 'Next due' },
        how: {
          zh: '最近一次检查日期加：船长自查三个月，公司检查与 SIRE 六个月，CDI、RightShip 与内部审核十二个月。',
          en: 'The latest actual day plus three months (master’s own), six (company, SIRE) or twelve (CDI, RightShip, internal audit).',
        },
      },
    ],
  },
});
