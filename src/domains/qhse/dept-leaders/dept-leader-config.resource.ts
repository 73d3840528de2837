import { bool, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { LEADER_TEXT as TEXT } from './dept-leader-words.text.ts';

/** A department whose leaders in safety and quality are named. */
export const deptLeaderConfig = defineResource({
  name: 'qhse.deptLeaderConfig',
  label: TEXT.config,
  title: ['organizationId'],
  fields: {
    organizationId: ref(
      'identity.organization',
      { zh: '部门', en: 'Department' },
      { required: true, where: { type: ['LAND_DEPT', 'DEPT'] } },
    ),
    configName: text({ zh: '说明', en: 'Note' }, { max: 100 }),
    enabled: bool(
      { zh: '启用', en: 'In use' },
      { default: true, help: { zh: '停用后按部门的负责人', en: 'Out of use: the leader of the unit decides' } },
    ),
  },
  unique: [['organizationId']],
  list: {
    columns: ['organizationId', 'configName', 'enabled', { field: 'updateName', priority: 2 }],
    filters: ['organizationId', 'enabled'],
    search: ['organizationId', 'configName'],
    sort: 'organizationId',
  },
  form: [['organizationId', 'enabled'], ['configName']],
  scope: 'all',
  excel: { export: true },
});
