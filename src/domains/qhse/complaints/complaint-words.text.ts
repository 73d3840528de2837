import type { Text } from '../../../kernel/text.ts';

/** By whom a complaint comes. */
export const SOURCES = {
  SEAFARER_ONBOARD: { zh: '在船船员', en: 'Seafarer on board' },
  SEAFARER_ASHORE: { zh: '在岸船员', en: 'Seafarer ashore' },
  EMPLOYEE: { zh: '岸基员工', en: 'Employee' },
  CUSTOMER: { zh: '客户', en: 'Customer' },
  AUTHORITY: { zh: '主管机关', en: 'Authority' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;

/** What it is about; the first five are what MLC 5.1.5 speaks of. */
export const SUBJECTS = {
  WAGES: { zh: '工资', en: 'Wages' },
  FOOD: { zh: '伙食', en: 'Food' },
  ACCOMMODATION: { zh: '住宿', en: 'Accommodation' },
  REST_HOURS: { zh: '休息时间', en: 'Rest hours' },
  HARASSMENT: { zh: '骚扰欺凌', en: 'Harassment' },
  SAFETY: { zh: '安全', en: 'Safety' },
  CARGO: { zh: '货物', en: 'Cargo' },
  SERVICE: { zh: '服务', en: 'Service' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;

/** From below: who handles it first. What comes from outside, and what no other level settled, is the designated person's. */
export const LEVELS = {
  DEPT_HEAD: { zh: '部门长', en: 'Head of department' },
  MASTER: { zh: '船长', en: 'Master' },
  COMPANY: { zh: '公司', en: 'Company' },
  EXTERNAL: { zh: '指定人员', en: 'Designated person' },
} as const satisfies Record<string, Text>;
export type Level = keyof typeof LEVELS;

export const SHIP_DEPARTMENTS = {
  DECK: { zh: '甲板部', en: 'Deck' },
  ENGINE: { zh: '轮机部', en: 'Engine' },
} as const satisfies Record<string, Text>;
export type ShipDepartment = keyof typeof SHIP_DEPARTMENTS;

/** What happened to it; what a complainant did names nobody. */
export const STEPS = {
  LODGED: { zh: '提出投诉', en: 'Lodged' },
  TAKEN: { zh: '受理', en: 'Taken up' },
  NOTED: { zh: '记录', en: 'Noted' },
  INSPECTED: { zh: '开始调查', en: 'Inspection begun' },
  REPLIED: { zh: '答复', en: 'Replied' },
  SATISFIED: { zh: '投诉人满意', en: 'Complainant satisfied' },
  FURTHER: { zh: '投诉人不满意，上报一级', en: 'Not satisfied, one level up' },
  RAISED: { zh: '指定人员上报一级', en: 'Taken one level up' },
  CLOSED: { zh: '指定人员关闭', en: 'Closed by the designated person' },
} as const satisfies Record<string, Text>;
export type Step = keyof typeof STEPS;

export const COMPLAINT_TEXT = {
  complaint: { zh: '投诉', en: 'Complaint' },
  complaints: { zh: '投诉检查', en: 'Complaints' },
  complainant: { zh: '投诉人', en: 'Complainant' },
  steps: { zh: '处理过程', en: 'Steps' },
  lodge: { zh: '提出投诉', en: 'Lodge a complaint' },
  lodgeWhy: {
    zh: '只有经办人、上一级和指定人员看得到；投诉人姓名只有经办人和指定人员看得到。提交后给出回执码，只显示一次。',
    en: 'The handler, the level above and the designated person see it alone; the name the handler and the designated person. A receipt code follows, shown once.',
  },
  send: { zh: '提交', en: 'Send' },
  lodged: { zh: '投诉已提交', en: 'The complaint is lodged' },
  receiptCode: { zh: '回执码', en: 'Receipt code' },
  keepReceipt: {
    zh: '凭回执码查看进展、答复是否满意、要求上报。关闭后不再显示，遗失无法补发。',
    en: 'With it progress is read, and the reply accepted or taken further. It is shown this once and cannot be given again.',
  },
  noted: { zh: '已记下', en: 'I noted it' },
  follow: { zh: '凭回执查询', en: 'Follow by receipt' },
  followWhy: { zh: '输入提交时得到的回执码。', en: 'The code given when it was lodged.' },
  look: { zh: '查询', en: 'Look it up' },
  answerReply: { zh: '答复处理结果', en: 'Answer the reply' },
  satisfied: { zh: '满意，关闭', en: 'Satisfied, close it' },
  further: { zh: '不满意，上报一级', en: 'Not satisfied, one level up' },
  answered: { zh: '已登记您的意见', en: 'Your answer is recorded' },
  noReply: { zh: '尚未答复', en: 'No reply yet' },
  wrongReceipt: { zh: '没有这个回执码', en: 'There is no such receipt code' },
  nobodyThere: {
    zh: '没有可受理的人：被投诉人不得受理，且更高一级没有设置人员',
    en: 'Nobody can handle it: the person complained of may not, and nobody stands above',
  },
  topmost: {
    zh: '已由最高一级处理；仍可向船旗国或港口主管机关投诉',
    en: 'It stands at the highest level; the flag state or the port authority can still be turned to',
  },
  notReplied: { zh: '还没有答复，不能以满意关闭', en: 'There is no reply yet to be satisfied with' },
  closedAlready: { zh: '投诉已关闭', en: 'The complaint is closed' },
  notHandler: { zh: '只有经办人可以处理', en: 'Its handler does this' },
  notDpa: { zh: '只有指定人员可以处理', en: 'The designated person does this' },
  needsFindings: { zh: '调查后答复须填写调查结果', en: 'After an inspection its findings are needed' },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
  needsShip: { zh: '在船船员须选择船舶', en: 'A seafarer on board names the ship' },
  outsideShip: { zh: '船舶不在您的数据范围内', en: 'The ship lies outside your data scope' },
  needsName: { zh: '填写姓名与联系方式，或勾选匿名', en: 'Enter name and contact, or mark it anonymous' },
  needsLevel: { zh: '没有船舶时由公司或指定人员受理', en: 'Without a ship the company or the designated person' },
  reason: { zh: '投诉受理', en: 'Complaint' },
  told: { zh: '投诉待受理', en: 'Complaint to be handled' },
  showName: { zh: '查看投诉人', en: 'Show the complainant' },
  anonymousOne: { zh: '匿名投诉，没有留下姓名', en: 'It was lodged without a name' },
  due: { zh: '投诉答复到期', en: 'Complaint to be replied to' },
  wentUp: { zh: '不满意，上报一级', en: 'Not satisfied, one level up' },
  wasSatisfied: { zh: '对答复满意', en: 'Satisfied with the reply' },
  seatsOfOne: { zh: '经办', en: 'Who handles it' },
  seats: { zh: '投诉指定人员核对', en: 'Designated persons of complaints' },
  open: { zh: '处理中', en: 'Under way' },
  replied: { zh: '已答复', en: 'Replied' },
  closed: { zh: '已关闭', en: 'Closed' },
  replyDays: { zh: '投诉答复期限', en: 'Days to reply to a complaint' },
  replyDaysHelp: { zh: '每一级从受理之日起的天数', en: 'At each level, from the day on which it comes there' },
} as const satisfies Record<string, Text>;
