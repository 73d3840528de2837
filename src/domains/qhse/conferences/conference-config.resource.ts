import { bool, choice, int, ref, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { FREQUENCIES, LEVELS, CONFERENCE_TEXT as TEXT } from './conference-words.text.ts';

/** A kind of conference that is held again and again, by whom and how often. */
export const conferenceConfig = defineResource({
  name: 'qhse.conferenceConfig',
  label: TEXT.config,
  title: 'configName',
  titleEn: 'configNameEn',
  fields: {
    code: text({ zh: '编码', en: 'Code' }, { required: true, max: 20 }),
    configName: text({ zh: '会议名称', en: 'Conference' }, { required: true, max: 60 }),
    configNameEn: text({ zh: '英文名称', en: 'English name' }, { max: 80 }),
    conferenceLevel: choice(LEVELS, { zh: '级别', en: 'Level' }, { required: true }),
    unitIds: refs(
      'identity.organization',
      { zh: '召开部门', en: 'Held by' },
      { help: { zh: '部门会议须选择', en: 'Of departments: which' } },
    ),
    frequency: choice(FREQUENCIES, { zh: '频次', en: 'How often' }, { required: true }),
    byDay: int(
      { zh: '截止日', en: 'By the day' },
      {
        required: true,
        min: 1,
        max: 31,
        default: 10,
        help: {
          zh: '周期最后一个月的几号前召开；每周的为星期五',
          en: 'Of the last month of its period; weekly ones on Friday',
        },
      },
    ),
    hostId: ref('identity.user', { zh: '主持人', en: 'Host' }),
    roleIds: refs('identity.role', { zh: '参会角色', en: 'Roles that attend' }),
    agenda: text({ zh: '议程', en: 'Agenda' }, { variant: 'long', max: 2000 }),
    requirement: text({ zh: '依据条款', en: 'Required by' }, { max: 120 }),
    active: bool({ zh: '启用', en: 'In use' }, { default: true }),
  },
  unique: [['code']],
  check: ({ conferenceLevel, unitIds }) =>
    conferenceLevel === 'DEPT' && !unitIds?.length ? [{ field: 'unitIds', message: TEXT.needsUnits }] : undefined,
  list: {
    columns: [
      'code',
      'configName',
      'conferenceLevel',
      'frequency',
      'byDay',
      { field: 'hostId', priority: 2 },
      { field: 'requirement', priority: 3 },
      'active',
    ],
    filters: ['conferenceLevel', 'frequency', 'active'],
    search: ['code', 'configName', 'configNameEn'],
    sort: 'code',
  },
  form: [
    {
      title: TEXT.config,
      rows: [
        ['code', 'configName', 'configNameEn'],
        ['requirement', 'active'],
      ],
    },
    {
      title: TEXT.rule,
      rows: [['conferenceLevel', 'frequency', 'byDay'], ['unitIds', 'hostId', 'roleIds'], ['agenda']],
    },
  ],
  scope: 'all',
  excel: { export: true },
});

export type ConferenceConfigRow = Row<typeof conferenceConfig>;
