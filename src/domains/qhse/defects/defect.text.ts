import type { Text } from '../../../kernel/text.ts';

export const DEFECT_TEXT = {
  defect: { zh: '缺陷', en: 'Defect' },
  found: { zh: '发现', en: 'What was found' },
  analysis: { zh: '原因与措施', en: 'Cause and cure' },
  causes: { zh: '原因要素', en: 'Cause factors' },
  cause: { zh: '原因', en: 'Cause' },
  whys: { zh: '五个为什么', en: 'Five whys' },
  why: { zh: '追问', en: 'Why' },
  actions: { zh: '整改措施', en: 'Actions' },
  action: { zh: '措施', en: 'Action' },
  more: { zh: '其他', en: 'More' },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
  early: { zh: '早于发现日期', en: 'Before it was found' },
  later: { zh: '不能晚于 {day}', en: 'Not later than {day}' },
  whose: { zh: '填写船舶或岸基部门，只填一项', en: 'Name the ship or the department ashore, one of them' },
  needsDay: { zh: '不属于检查的缺陷，填写发现日期', en: 'Of no inspection: enter the day it was found' },
  source: { zh: '由检查发现的，选择该检查', en: 'Found by an inspection: choose it' },
  notSubmitted: {
    zh: '检查尚未提交，在检查中录入发现',
    en: 'The inspection is not submitted yet: enter the finding there',
  },
  detention: { zh: '代码 30 的危害等级须为特别重大', en: 'Code 30 is critical' },
  fiveWhys: { zh: '最多五个', en: 'Five at most' },
  needsAction: {
    zh: '填写措施与期限，或先在缺陷上录入措施',
    en: 'Enter an action with its day, or enter actions first',
  },
  missing: { zh: '提交整改前须填写', en: 'It is needed before the defect is said to be put right' },
  noPost: { zh: '船舶缺陷须指定责任岗位', en: 'A defect of a ship has a responsible post' },
  self: { zh: '提交整改的人不验证也不关闭', en: 'whoever puts it right neither verifies nor closes it' },
  twice: { zh: '整改、验证与关闭由不同的人完成', en: 'whoever puts it right or verifies it does not close it' },
  notVerified: {
    zh: '严重不符合或特别重大缺陷，先验证再关闭',
    en: 'A major or critical one is verified before it is closed',
  },
  verified: { zh: '已验证', en: 'It is verified already' },
  oneIsEnough: { zh: '该等级直接关闭，无须另行验证', en: 'One of this level is closed at once' },
  leader: { zh: '岸基缺陷由该部门负责人验证', en: 'A defect ashore is closed by the leader of its department' },
  release: { zh: '代码 30 须附解除滞留文件', en: 'Code 30 needs the document of release' },
  noEffect: { zh: '该缺陷不需要效果检查', en: 'Its effect is not looked at' },
  repeats: { zh: '重复发现', en: 'Found before' },
  repeatsNote: {
    zh: '三十六个月内本船与同型船上代码、题号或设备相同的缺陷',
    en: 'Same code, question or equipment on this ship and on ships of her type in 36 months',
  },
  noRepeats: { zh: '没有相同的缺陷', en: 'Nothing like it was found' },
  overdue: { zh: '逾期 {n} 天', en: '{n} days overdue' },
  left: { zh: '剩 {n} 天', en: '{n} days left' },
  line: { zh: '第 {n} 项', en: 'Line {n}' },
} as const satisfies Record<string, Text>;

export const MARK_TEXT = {
  CODE: { zh: '代码', en: 'Code' },
  QUESTION: { zh: '题号', en: 'Question' },
  EQUIPMENT: { zh: '设备', en: 'Equipment' },
} as const satisfies Record<string, Text>;
