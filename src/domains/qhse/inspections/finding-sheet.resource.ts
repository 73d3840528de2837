import { ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { finding } from './finding.resource.ts';
import { INSPECTION_TEXT as TEXT } from './inspection.text.ts';

const { ncKind, ncLevel, ncContent, defectCode, questionNo, equipment, actionCode, dangerLevel } = finding.fields;

/** A row of a sheet of findings: which inspection found it, and what. */
export const findingSheet = defineResource({
  name: 'qhse.findingSheet',
  label: TEXT.findings,
  fields: {
    inspectionId: ref(
      'qhse.inspection',
      { zh: '检查', en: 'Inspection' },
      { required: true, help: { zh: '填检查编号', en: 'Its number' } },
    ),
    ncKind,
    ncLevel,
    ncContent,
    defectCode,
    questionNo,
    equipment,
    actionCode,
    dangerLevel,
  },
});
