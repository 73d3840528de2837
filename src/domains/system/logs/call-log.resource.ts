import { int } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import * as words from './log-words.text.ts';

/** Operation log: each call that changes something or takes data out, by whom, from where, with what result. */
export const callLog = defineResource({
  name: 'system.callLog',
  label: { zh: '操作日志', en: 'Operation log' },
  view: true,
  title: 'act',
  titleEn: 'actEn',
  fields: {
    at: words.AT,
    userName: words.USER_NAME,
    actorName: words.ACTOR_NAME,
    act: words.ACT,
    actEn: words.ACT_EN,
    target: words.TARGET,
    result: words.RESULT,
    reason: words.REASON,
    reasonEn: words.REASON_EN,
    ms: int({ zh: '用时', en: 'Took' }, { unit: 'ms' }),
    address: words.ADDRESS,
    device: words.DEVICE,
    requestId: words.REQUEST_ID,
  },
  list: {
    columns: [
      ...(['at', 'userName', 'act', 'actEn', 'target', 'result'] as const),
      ...(['actorName', 'ms', 'address', 'device', 'requestId', 'reason', 'reasonEn'] as const),
    ],
    filters: ['userName', 'act', 'result', 'at', 'actorName', 'address', 'requestId'],
    search: ['target'],
    sort: '-id',
  },
  excel: { export: true },
});
