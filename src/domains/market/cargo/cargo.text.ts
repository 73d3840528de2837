import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const QTY_UNITS = {
  T: { zh: '吨', en: 't' },
  M3: { zh: '立方米', en: 'm³' },
  BBL: { zh: '桶', en: 'bbl' },
} as const satisfies Record<string, Option>;

/** In whose option more or less is loaded. */
export const TOLERANCE_OPTIONS = {
  MOLOO: { zh: '船方选择', en: 'Owners’ option' },
  MOLCO: { zh: '租方选择', en: 'Charterers’ option' },
} as const satisfies Record<string, Option>;

export const CARGO_TEXT = {
  cargo: { zh: '货载', en: 'Parcel' },
  parties: { zh: '各方', en: 'Parties' },
  ports: { zh: '装卸港', en: 'Ports' },
  quantity: { zh: '货量与受载期', en: 'Quantity and laycan' },
  bill: { zh: '提单', en: 'Bill of lading' },
  loss: { zh: '损耗', en: 'Loss' },
  quality: { zh: '样品与质检', en: 'Samples and quality' },
  more: { zh: '其他卸港', en: 'Other discharge ports' },
  open: { zh: '待租', en: 'Open' },
  toPlan: { zh: '待安排', en: 'To be planned' },
  onBoard: { zh: '在船', en: 'On board' },
  toSettle: { zh: '待结算', en: 'To be settled' },
  laycanOrder: { zh: '受载期止早于起', en: 'The laycan ends before it begins' },
  voyage: { zh: '航次', en: 'Voyage' },
  noBlNo: {
    zh: '提单号、提单日期、提单份数未填全，先修改货载补充',
    en: 'Number, date and copies of the bill of lading are not all there: fill them in first',
  },
  notIssued: {
    zh: '该航次没有此货名的已确认装货记录，或提单尚未签发；先确认动态报',
    en: 'No confirmed report of the voyage says that this cargo was loaded and its bill of lading issued: confirm the report first',
  },
  issued: {
    zh: '装货动态报已确认，不能撤销装船；先取消确认该报告',
    en: 'The report of its loading is confirmed: take that back first',
  },
  noOutturn: {
    zh: '卸货量未知，或船上仍有余货；先确认卸货动态报',
    en: 'Its outturn is not known, or some of it is on board: confirm the report of discharge first',
  },
  noClaim: {
    zh: '损耗超过定耗，须写明索赔编号或不索赔的理由',
    en: 'The loss is beyond the allowance: name the claim, or say why there is none',
  },
  repair: { zh: '修理航次不载货', en: 'A voyage for repairs carries no cargo' },
  closedVoyage: { zh: '该航次已取消', en: 'This voyage is cancelled' },
  sameName: {
    zh: '该航次已有同名货载 {no}，动态报无法区分；改用不同的货名',
    en: '{no} of this voyage has the same name, which reports cannot tell apart: give it another name',
  },
  otherShip: { zh: '该航次不是合同约定船舶的航次', en: 'This voyage is not one of the ship of the contract' },
} as const satisfies Record<string, Text>;
