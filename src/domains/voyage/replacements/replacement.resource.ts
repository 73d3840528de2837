import { choice, computed, ref, serial, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';

export const REPLACEMENT_KINDS = {
  MOVE: { zh: '报告改归航次', en: 'Reports moved' },
  NUMBER: { zh: '更正航次号', en: 'Number corrected' },
} as const;

const OF_SHIP = { shipName: { field: 'shipName' }, voyageStatus: ['OPEN', 'CLOSED'] } as const;
const OF_VOYAGE = { voyageNo: { field: 'fromVoyage' } } as const;

const isMove = ({ kind }: { kind?: keyof typeof REPLACEMENT_KINDS | null }): boolean => kind !== 'NUMBER';

/** What was replaced once: reports that belong to the voyage beside theirs, or a voyage's number. It took effect when it was made. */
export const voyageReplacement = defineResource({
  name: 'voyage.voyageReplacement',
  label: { zh: '航次更换', en: 'Voyage replacement' },
  title: 'replacementNo',
  fields: {
    replacementNo: serial('VR-{yy}{0000}', { zh: '更换单号', en: 'Replacement no.' }),
    kind: choice(REPLACEMENT_KINDS, { zh: '类别', en: 'Kind' }, { required: true, default: 'MOVE' }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    fromVoyage: ref('voyage.voyage', { zh: '原航次', en: 'From voyage' }, { required: true, where: OF_SHIP }),
    toVoyage: ref('voyage.voyage', { zh: '改归航次', en: 'To voyage' }, { where: OF_SHIP }),
    firstReport: ref('voyage.report', { zh: '首份动态报', en: 'First report' }, { where: OF_VOYAGE }),
    lastReport: ref('voyage.report', { zh: '末份动态报', en: 'Last report' }, { where: OF_VOYAGE }),
    reportCount: computed('int', { zh: '动态报份数', en: 'Reports' }),
    oldNo: text({ zh: '原航次号', en: 'Former number' }, { max: 30 }),
    newNo: text({ zh: '新航次号', en: 'New number' }, { max: 30 }),
    reason: text({ zh: '原因', en: 'Reason' }, { required: true, variant: 'long', max: 500 }),
  },
  requiredIf: {
    toVoyage: isMove,
    firstReport: isMove,
    lastReport: isMove,
    newNo: ({ kind }) => kind === 'NUMBER',
  },
  list: {
    columns: [
      'replacementNo',
      'kind',
      { field: 'shipName', width: 112 },
      { field: 'fromVoyage', width: 128 },
      { field: 'toVoyage', width: 128 },
      { field: 'firstReport', priority: 3 },
      { field: 'lastReport', priority: 3 },
      { field: 'reportCount', priority: 3 },
      { field: 'oldNo', priority: 1, width: 128 },
      { field: 'newNo', priority: 1, width: 128 },
      'reason',
      'createName',
      'createTime',
    ],
    filters: ['shipName', 'kind', 'fromVoyage', 'toVoyage'],
    search: ['replacementNo', 'oldNo', 'newNo', 'reason'],
    sort: '-createTime',
  },
  form: [['kind', 'shipName'], ['fromVoyage', 'toVoyage'], ['firstReport', 'lastReport'], ['newNo'], ['reason']],
  scope: { vessel: 'shipName' },
  excel: { export: true },
});

export type VoyageReplacementRow = Row<typeof voyageReplacement>;
