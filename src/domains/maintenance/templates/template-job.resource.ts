import { ref } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { checkJob, suggestJob } from '../jobs/job.rules.ts';

const OF_JOB = maintenanceJob.fields;

/** What is done to an equipment on all ships of a series; said as on a ship. */
export const templateJob = defineResource({
  name: 'maintenance.templateJob',
  label: { zh: '模板工作卡', en: 'Template job' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    templateId: ref('maintenance.equipmentTemplate', { zh: '设备模板', en: 'Template' }, { required: true }),
    nodeId: ref(
      'maintenance.templateNode',
      { zh: '模板设备', en: 'Equipment' },
      {
        required: true,
        where: { templateId: { field: 'templateId' }, nodeType: ['EQUIPMENT', 'COMPONENT'] },
        brings: { responsiblePost: 'responsibleJob' },
      },
    ),
    code: OF_JOB.code,
    name: OF_JOB.name,
    nameEn: OF_JOB.nameEn,
    jobType: OF_JOB.jobType,
    level: OF_JOB.level,
    intervalMonths: OF_JOB.intervalMonths,
    intervalDays: OF_JOB.intervalDays,
    intervalHours: OF_JOB.intervalHours,
    onCondition: OF_JOB.onCondition,
    dualRule: OF_JOB.dualRule,
    baseRule: OF_JOB.baseRule,
    leadDays: OF_JOB.leadDays,
    windowDays: OF_JOB.windowDays,
    responsiblePost: OF_JOB.responsiblePost,
    supervisorPost: OF_JOB.supervisorPost,
    shoreVerify: OF_JOB.shoreVerify,
    estHours: OF_JOB.estHours,
    crewNum: OF_JOB.crewNum,
    needPermit: OF_JOB.needPermit,
    needRisk: OF_JOB.needRisk,
    instruction: OF_JOB.instruction,
  },
  unique: [['templateId', 'code']],
  check: checkJob,
  derive: suggestJob,
  list: {
    columns: [
      'templateId',
      'code',
      'name',
      'nodeId',
      'jobType',
      'level',
      { field: 'intervalMonths', priority: 2 },
      { field: 'intervalDays', priority: 3 },
      { field: 'intervalHours', priority: 2 },
    ],
    filters: ['templateId', 'nodeId', 'jobType', 'level'],
    search: ['code', 'name', 'nameEn'],
    sort: 'code',
  },
  form: [
    {
      title: { zh: '工作卡', en: 'Job' },
      rows: [
        ['templateId', 'nodeId'],
        ['code', 'name', 'nameEn'],
        ['jobType', 'level', 'onCondition'],
        ['responsiblePost', 'supervisorPost', 'shoreVerify'],
      ],
    },
    {
      title: { zh: '周期', en: 'Intervals' },
      rows: [
        ['intervalMonths', 'intervalDays', 'intervalHours'],
        ['dualRule', 'baseRule'],
        ['leadDays', 'windowDays'],
      ],
    },
    {
      title: { zh: '作业', en: 'The work' },
      rows: [['estHours', 'crewNum'], ['needPermit', 'needRisk'], ['instruction']],
    },
  ],
  scope: 'all',
  excel: { export: true },
});

export type TemplateJobRow = Row<typeof templateJob>;
