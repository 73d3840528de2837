import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

/** What an agent does for ships. */
export const SERVICES = {
  CARGO: { zh: '货物', en: 'Cargo' },
  CREW: { zh: '船员', en: 'Crew' },
  BUNKER: { zh: '加油', en: 'Bunkers' },
  REPAIR: { zh: '修理', en: 'Repair' },
  CUSTOMS: { zh: '报关', en: 'Customs' },
} as const satisfies Record<string, Text>;

/** Who pays the agent. */
export const ACCOUNTS = {
  OWNER: { zh: '船东', en: 'Owners' },
  CHARTERER: { zh: '承租人', en: 'Charterers' },
} as const satisfies Record<string, Text>;

/** What of an account is known: what it is expected to come to, or what it came to. */
export const STAGES = {
  PDA: { zh: '预估', en: 'Estimated', tone: 'grey' },
  FDA: { zh: '终结', en: 'Final', tone: 'blue' },
} as const satisfies Record<string, Option>;

export const LETTER_LANGUAGES = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
} as const satisfies Record<string, Text>;

export const AGENT_TEXT = {
  title: { zh: '港口代理', en: 'Port agents' },
  which: { zh: '代理、委托或港口费用', en: 'Agents, appointments or accounts' },
  profiles: { zh: '代理', en: 'Agents' },
  appointments: { zh: '委托', en: 'Appointments' },
  accounts: { zh: '港口费用', en: 'Port accounts' },
  score: { zh: '评分', en: 'Score' },
  service: { zh: '服务', en: 'Service' },
  cost: { zh: '费用准确', en: 'Cost accuracy' },
  documents: { zh: '单证', en: 'Documents' },
  jobs: { zh: '委托数', en: 'Appointments' },
  pda: { zh: '预估费用', en: 'Estimated' },
  fda: { zh: '终结费用', en: 'Final' },
  over: { zh: '超出', en: 'Above' },
  balance: { zh: '应补付', en: 'To pay' },
  waiting: { zh: '等待确认', en: 'Not acknowledged' },
  running: { zh: '进行中', en: 'Running' },
  done: { zh: '已完成', en: 'Done' },
  notAgent: {
    zh: '该客商没有港口代理角色，须先在客商中加上',
    en: 'Not a port agent: give the partner that role first',
  },
  settled: {
    zh: '港口费用 {no} 已提交或已结算，不能取消委托；费用有误的先撤回费用单',
    en: 'Account {no} is submitted or settled: the appointment stands; where it is wrong, take the account back first',
  },
  notInForce: { zh: '尚未发出', en: 'Not sent' },
  letter: { zh: '代理委托书', en: 'Letter of appointment' },
  appoint: { zh: '委托代理', en: 'Appoint an agent' },
  asks: {
    zh: '兹委托贵司为下列船舶本次挂港的代理，请安排引航、拖轮、靠泊、联检及货物作业，并及时通报船舶动态。请确认接受委托，并提供预估港口费用。',
    en: 'We appoint you as agent of the vessel below for this call. Please arrange pilot, tugs, berth, clearance and cargo work and keep us advised of her movements. Kindly confirm the appointment and let us have your estimate of port costs.',
  },
  ownersPay: { zh: '代理费用由船东承担。', en: 'Agency is for the account of owners.' },
  charterersPay: { zh: '代理费用由承租人承担。', en: 'Agency is for the account of charterers.' },
  instructions: { zh: '要求', en: 'Instructions' },
  forUs: { zh: '委托方', en: 'For us' },
  forAgent: { zh: '代理', en: 'Agent' },
} as const satisfies Record<string, Text>;
