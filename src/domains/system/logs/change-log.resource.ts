import { int, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import * as words from './log-words.text.ts';

/** The history of all records together, as the view over it shows it. Kinds and acts get their words from the server. */
export const changeLog = defineResource({
  name: 'system.changeLog',
  label: { zh: '数据变更', en: 'Changes of records' },
  view: true,
  title: 'resource',
  fields: {
    at: words.AT,
    userName: words.USER_NAME,
    username: words.ACCOUNT,
    actorName: words.ACTOR_NAME,
    resource: text({ zh: '对象', en: 'Kind of record' }, { max: 80 }),
    recordId: int({ zh: '记录编号', en: 'Record number' }),
    action: text({ zh: '操作内容', en: 'Act' }, { max: 40 }),
    reason: words.REASON,
    requestId: words.REQUEST_ID,
  },
  list: {
    columns: ['at', 'userName', 'username', 'actorName', 'resource', 'recordId', 'action', 'reason', 'requestId'],
    filters: ['resource', 'recordId', 'userName', 'username', 'at', 'action'],
    search: ['requestId'],
    sort: '-id',
  },
  excel: { export: true },
});
