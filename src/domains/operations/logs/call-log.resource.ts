import { int } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { ACTOR_NAME, ADDRESS, DEVICE, USER_NAME } from '../../identity/public.ts';
import * as words from './log-words.text.ts';

/** Operation log: each call that changes something or takes data out, by whom, from where, with what result. */
export const callLog = defineView({
  name: 'operations.callLog',
  label: { zh: '操作日志', en: 'Operation log' },
  title: 'act',
  titleEn: 'actEn',
  fields: {
    at: words.AT,
    userName: USER_NAME,
    actorName: ACTOR_NAME,
    act: words.ACT,
    actEn: words.ACT_EN,
    target: words.TARGET,
    result: words.RESULT,
    reason: words.REASON,
    reasonEn: words.REASON_EN,
    ms: int({ zh: '用时', en: 'Took' }, { unit: 'ms' }),
    address: ADDRESS,
    device: DEVICE,
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
  from: `select * from operations_call_log where deleted_at is null`,
  excel: { export: true },
  scope: 'all',
});
