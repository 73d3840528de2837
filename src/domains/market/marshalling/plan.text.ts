import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const DIFFERENCES = {
  ADDED: { zh: '新增', en: 'Added', tone: 'green' },
  CHANGED: { zh: '变更', en: 'Changed', tone: 'amber' },
  REMOVED: { zh: '取消', en: 'Left out', tone: 'red' },
} as const satisfies Record<string, Option>;

export const PLAN_TEXT = {
  plan: { zh: '配船计划', en: 'Marshalling plan' },
  legs: { zh: '配载', en: 'Legs' },
  head: { zh: '计划', en: 'Plan' },
  cargo: { zh: '货载', en: 'Parcel' },
  lifting: { zh: '批次', en: 'Lifting' },
  ship: { zh: '船舶', en: 'Ship' },
  board: { zh: '配船图', en: 'Board' },
  unassigned: { zh: '待配', en: 'To assign' },
  clashes: { zh: '冲突', en: 'Clashes' },
  noClash: { zh: '没有冲突', en: 'No clashes' },
  hard: { zh: '硬冲突', en: 'Hard clashes' },
  soft: { zh: '提示', en: 'Warnings' },
  assigned: { zh: '已配载', en: 'Legs' },
  versions: { zh: '与上一版比较', en: 'Against the version before' },
  noDifference: { zh: '与上一版没有差别', en: 'Nothing differs from the version before' },
  firstVersion: { zh: '这是第一版', en: 'This is the first version' },
  what: { zh: '变化', en: 'Change' },
  clash: { zh: '冲突', en: 'Clash' },
  field: { zh: '项目', en: 'Field' },
  before: { zh: '上一版', en: 'Before' },
  after: { zh: '本版', en: 'Now' },
  kind: { zh: '类别', en: 'Kind' },
  saidOf: { zh: '说明', en: 'What' },
  open: { zh: '草稿', en: 'Drafts' },
  current: { zh: '现行', en: 'In force' },
  leg: { zh: '{cargo}：{ship}，预抵 {eta}，{load} 至 {disch}', en: '{cargo}: {ship}, ETA {eta}, {load} to {disch}' },
  free: {
    zh: '{cargo}：受载期 {from} 至 {to}，{load} 至 {disch}，未配船',
    en: '{cargo}: laycan {from} to {to}, {load} to {disch}, no ship yet',
  },
  laycan: { zh: '{cargo} 受载期 {from} 至 {to}', en: 'Laycan of {cargo}, {from} to {to}' },
  takenBy: { zh: '航次 {voyage}', en: 'Voyage {voyage}' },
  repair: { zh: '修船航次 {voyage}', en: 'Repair voyage {voyage}' },
  milesOpen: { zh: '空放里程未知，未计空放时间', en: 'The distance in ballast is not known yet, and not counted' },
  moved: { zh: '配载已调整', en: 'The plan is changed' },
  boardEmpty: { zh: '没有可查看的船舶', en: 'No ships to show' },

  oneOf: { zh: '须选货载或批次，只选一项', en: 'A parcel or a lifting, one of them' },
  twice: { zh: '该货载在本计划中已配船', en: 'It has a ship in this plan already' },
  parcelGone: { zh: '该货载已装船、结束或取消，不能配载', en: 'That parcel is on board, over or cancelled' },
  parcelUnit: { zh: '货载数量须以吨计', en: 'The quantity of the parcel is to be in tonnes' },
  liftingGone: { zh: '该批次已完成或不再执行', en: 'That lifting is done or missed' },
  liftingHasParcel: { zh: '该批次已有货载，须选货载', en: 'That lifting has a parcel: choose it' },
  otherShip: { zh: '合同指定了另一艘船', en: 'Its contract names another ship' },
  berthPort: { zh: '泊位不在该港', en: 'That berth is in another port' },
  etaFar: { zh: '装港预抵不在可计划的年份内', en: 'That ETA lies in no year that can be planned' },
  noLegs: { zh: '至少配一票货载', en: 'A plan has one leg at least' },
  notFixed: {
    zh: '货载 {no} 尚未成交，发布前须成交或移出计划',
    en: 'Parcel {no} is not fixed: fix it or leave it out before the release',
  },
  onOther: {
    zh: '货载 {no} 已安排在航次 {voyage}，须先撤回航次',
    en: 'Parcel {no} is planned on voyage {voyage}: take it off first',
  },
  released: { zh: '该版已发布', en: 'This version is released already' },
  superseded: { zh: '已有更新的版本，不能发布旧版', en: 'A newer version is released; an older one is not' },
  hasNewer: { zh: '已有未发布的新版 {no}', en: 'There is a newer version already, {no}' },
  sailing: { zh: '航次 {voyage} 已开启，不能改由他船承运或取消', en: 'Voyage {voyage} is open: its ship stays' },
  order: {
    zh: '航次指令：{cargo}，{load} 装，{disch} 卸，受载期 {from} 至 {to}，请于 {eta} 前抵装港。',
    en: 'Voyage order: {cargo}, load {load}, discharge {disch}, laycan {from} to {to}; be at the load port by {eta}.',
  },
  rowStale: { zh: '该货载不在待配之列', en: 'That parcel is not to be assigned here' },
} as const satisfies Record<string, Text>;

/** Words of the kit of forms for what a version tells of its legs. */
export const LEG_TEXT = {
  shipId: { zh: '船舶', en: 'Ship' },
  etaLoad: { zh: '装港预抵', en: 'ETA load port' },
  loadPortId: { zh: '装港', en: 'Load port' },
  dischPortId: { zh: '卸港', en: 'Discharge port' },
  loadBerthId: { zh: '装货泊位', en: 'Load berth' },
  dischBerthId: { zh: '卸货泊位', en: 'Discharge berth' },
  qty: { zh: '数量', en: 'Quantity' },
  laycanFrom: { zh: '受载期起', en: 'Laycan from' },
  laycanTo: { zh: '受载期止', en: 'Laycan to' },
  modeChange: { zh: '转换内外贸', en: 'Changes trade' },
} as const satisfies Record<string, Text>;
