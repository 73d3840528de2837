import { text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { ACTOR_NAME, ADDRESS, USER_NAME } from '../../identity/public.ts';
import * as words from './log-words.text.ts';

/** What failed in the server: the stack is given to administrators alone, by a call of its own. */
export const errorLog = defineView({
  name: 'operations.errorLog',
  label: { zh: '错误日志', en: 'Error log' },
  title: 'target',
  fields: {
    at: words.AT,
    target: words.TARGET,
    message: text({ zh: '错误信息', en: 'Error' }, { max: 1000 }),
    userName: USER_NAME,
    actorName: ACTOR_NAME,
    address: ADDRESS,
    requestId: words.REQUEST_ID,
  },
  list: {
    columns: ['at', 'target', 'message', 'userName', 'address', 'requestId'],
    filters: ['requestId', 'userName', 'at'],
    sort: '-id',
  },
  from: `select * from operations_error_log where deleted_at is null`,
  excel: { export: true },
  scope: 'all',
});
