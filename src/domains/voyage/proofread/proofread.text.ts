export const PROOF_TEXT = {
  page: { zh: '航次数据校对', en: 'Voyage data proofreading' },
  run: { zh: '开始校对', en: 'Proofread' },
  title: { zh: '校对动态报', en: 'Proofread reports' },
  ships: { zh: '船舶', en: 'Ships' },
  allShips: { zh: '不选则校对全部船舶', en: 'None chosen: every ship' },
  from: { zh: '起始日期', en: 'First day' },
  to: { zh: '截止日期', en: 'Last day' },
  order: { zh: '截止日期不能早于起始日期', en: 'The last day is not before the first' },
  begun: { zh: '已开始校对，进度见右上角的任务', en: 'Proofreading has begun; its progress shows among the tasks' },
  open: { zh: '待处理', en: 'Open' },
  errors: { zh: '错误', en: 'Errors' },
  report: { zh: '动态报', en: 'Voyage report' },
} as const;
