import { int, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { ACTOR_NAME, USER_NAME } from '../../identity/public.ts';
import * as words from './log-words.text.ts';

/** The history of all records together, as a list. Kinds and acts get their words from the server. */
export const changeLog = defineView({
  name: 'operations.changeLog',
  label: { zh: '数据变更', en: 'Changes of records' },
  title: 'resource',
  fields: {
    at: words.AT,
    userName: USER_NAME,
    username: words.ACCOUNT,
    actorName: ACTOR_NAME,
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
  from: `select id, at, user_name, username, actor_name, resource, record_id, action, reason, request_id from kernel_history`,
  excel: { export: true },
  scope: 'all',
});
