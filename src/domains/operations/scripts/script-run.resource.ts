import { bool, choice, computed, datetime, int, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

export const RUN_STATES = {
  QUEUED: { zh: '排队', en: 'Waiting', tone: 'grey' },
  RUNNING: { zh: '执行中', en: 'Running', tone: 'blue' },
  DONE: { zh: '完成', en: 'Done', tone: 'green' },
  FAILED: { zh: '失败', en: 'Failed', tone: 'red' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
} as const;

/** One run of a script: by whom, with what, how it went, what it said. Written by the server alone. */
export const scriptRun = defineResource({
  name: 'operations.scriptRun',
  label: { zh: '脚本执行', en: 'Script run' },
  title: 'label',
  titleEn: 'labelEn',
  fields: {
    label: text({ zh: '脚本', en: 'Chinese name' }, { max: 80 }),
    labelEn: text({ zh: '英文名', en: 'Script' }, { max: 80 }),
    script: text({ zh: '脚本代码', en: 'Script code' }, { max: 80 }),
    state: choice(RUN_STATES, { zh: '状态', en: 'Status' }),
    dryRun: bool({ zh: '试运行', en: 'Dry run' }),
    params: computed('json', { zh: '参数', en: 'Parameters' }),
    done: int({ zh: '已处理', en: 'Done' }),
    total: int({ zh: '总数', en: 'Of' }),
    startedAt: datetime({ zh: '开始', en: 'Started' }),
    endedAt: datetime({ zh: '结束', en: 'Ended' }),
    output: computed('json', { zh: '输出', en: 'Output' }),
    error: text({ zh: '错误', en: 'Error' }, { max: 1000 }),
    errorEn: text({ zh: '错误（英文）', en: 'Error' }, { max: 1000 }),
    taskId: int({ zh: '任务编号', en: 'Task' }),
  },
  list: {
    columns: ['label', 'labelEn', 'state', 'dryRun', 'createName', 'startedAt', 'endedAt', 'done', 'total'],
    filters: ['state', 'dryRun'],
    search: ['label', 'labelEn'],
    sort: '-id',
  },
  scope: 'all',
});
