import type { Text } from '../../../kernel/text.ts';
import type { DictionarySeed } from '../../identity/public.ts';

export const POSTPONE_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'postpone_reason',
    label: { zh: '延期原因', en: 'Reason of a postponement' },
    entries: [
      ['SPARES', '缺备件', 'No spares'],
      ['PORT', '在港无机会', 'No opportunity in port'],
      ['WEATHER', '天气海况', 'Weather'],
      ['MANPOWER', '人手不足', 'Too few hands'],
      ['SHORE', '等待岸基服务', 'Waiting for service from ashore'],
      ['CONDITION', '监测状态良好', 'In good condition by monitoring'],
      ['CLASS', '船级社同意', 'The class society agrees'],
    ],
  },
];

export const POSTPONE_TEXT = {
  postponement: { zh: '延期申请', en: 'Postponement' },
  make: { zh: '申请延期', en: 'Ask for postponement' },
  made: { zh: '已生成延期申请，提交后进入审批', en: 'The postponement is drawn up; submit it for approval' },
  open: { zh: '此工单已有未结的延期申请', en: 'It has an open postponement already' },
  later: { zh: '须晚于现到期日', en: 'Later than it is due now' },
  past: { zh: '不能早于今日', en: 'Not before today' },
  reason: { zh: '须说明原因', en: 'Say why' },
  mitigation: { zh: '关键设备延期须写明缓解措施', en: 'Critical equipment: say what lessens the risk meanwhile' },
  classRef: { zh: '船级检验延期须有船级社文号', en: 'Of a class survey: name the letter of the society' },
  moved: { zh: '工单的到期日已变，须重新核对', en: 'The order is due otherwise by now: look at it again' },
} as const satisfies Record<string, Text>;
