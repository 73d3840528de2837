import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import * as words from './log-words.text.ts';

/** What failed in the server: the stack is given to administrators alone, by a call of its own. */
export const errorLog = defineResource({
  name: 'system.errorLog',
  label: { zh: '错误日志', en: 'Error log' },
  view: true,
  title: 'target',
  fields: {
    at: words.AT,
    target: words.TARGET,
    message: text({ zh: '错误信息', en: 'Error' }, { max: 1000 }),
    userName: words.USER_NAME,
    actorName: words.ACTOR_NAME,
    address: words.ADDRESS,
    requestId: words.REQUEST_ID,
  },
  list: {
    columns: ['at', 'target', 'message', 'userName', 'address', 'requestId'],
    filters: ['requestId', 'userName', 'at'],
    sort: '-id',
  },
  excel: { export: true },
});
