export const TASK_TEXT = {
  title: { zh: '我的后台任务', en: 'My tasks' },
  running: { zh: '{n} 个后台任务进行中', en: '{n} tasks running' },
  ready: { zh: '后台任务已完成', en: 'Tasks have ended' },
  cancel: { zh: '取消', en: 'Cancel' },
  cancelQuestion: { zh: '取消“{name}”？', en: 'Cancel “{name}”?' },
  cancelEffect: { zh: '任务将停止，已完成的部分不保留结果文件。', en: 'The task stops; no result file is kept of it.' },
  keep: { zh: '取消任务', en: 'Cancel the task' },
  download: { zh: '下载', en: 'Download' },
  dayOnly: { zh: '保留一天', en: 'kept for a day' },
  away: { zh: '收起', en: 'Put away' },
  progress: { zh: '进度', en: 'Progress' },
} as const;

export const TASK_STATE_TEXT = {
  QUEUED: { zh: '排队中', en: 'Waiting' },
  RUNNING: { zh: '进行中', en: 'Running' },
  DONE: { zh: '已完成', en: 'Done' },
  FAILED: { zh: '失败', en: 'Failed' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
} as const;
