import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import { PASSAGES, type PassageName } from '../../voyage/public.ts';

export type Via = 'NONE' | PassageName;

/** By which canal or strait a distance is: those that the sea routes know. */
export const VIAS = {
  NONE: { zh: '常用航线', en: 'Usual way' },
  SUEZ: PASSAGES.SUEZ.label,
  PANAMA: PASSAGES.PANAMA.label,
  KIEL: PASSAGES.KIEL.label,
  TURKISH: PASSAGES.TURKISH.label,
  MALACCA: PASSAGES.MALACCA.label,
  SUNDA: PASSAGES.SUNDA.label,
  LOMBOK: PASSAGES.LOMBOK.label,
  GIBRALTAR: PASSAGES.GIBRALTAR.label,
  BAB_EL_MANDEB: PASSAGES.BAB_EL_MANDEB.label,
  HORMUZ: PASSAGES.HORMUZ.label,
  DOVER: PASSAGES.DOVER.label,
  MAGELLAN: PASSAGES.MAGELLAN.label,
  CAPE: PASSAGES.CAPE.label,
  HORN: PASSAGES.HORN.label,
  TAIWAN: PASSAGES.TAIWAN.label,
  TORRES: PASSAGES.TORRES.label,
  NORTHEAST: PASSAGES.NORTHEAST.label,
  NORTHWEST: PASSAGES.NORTHWEST.label,
} as const satisfies Record<Via, Option>;

/** What a ship is too great for at a berth. */
export const LIMIT_TEXT = {
  loa: { zh: '总长', en: 'Length overall' },
  beam: { zh: '型宽', en: 'Beam' },
  dwt: { zh: '载重吨', en: 'Deadweight' },
  draft: { zh: '吃水', en: 'Draft' },
} as const satisfies Record<string, Text>;

export const PORT_TEXT = {
  title: { zh: '港口设置', en: 'Port settings' },
  which: { zh: '港口、泊位或里程', en: 'Ports, berths or distances' },
  profiles: { zh: '港口', en: 'Ports' },
  berths: { zh: '泊位', en: 'Berths' },
  agents: { zh: '港口代理', en: 'Port agents' },
  distances: { zh: '里程', en: 'Distances' },
  fits: { zh: '可靠船舶', en: 'Ships that may berth' },
  ship: { zh: '船舶', en: 'Ship' },
  draft: { zh: '吃水', en: 'Draft' },
  draftHelp: { zh: '不填按各船夏季吃水', en: 'Empty: each ship by her summer draft' },
  verdict: { zh: '结果', en: 'Result' },
  may: { zh: '可靠', en: 'May berth' },
  mayNot: { zh: '不可靠：{what}', en: 'May not: {what}' },
  over: { zh: '{what}超过 {limit}', en: '{what} above {limit}' },
  noShips: { zh: '没有可查看的船舶', en: 'No ships to show' },
  wait: { zh: '平均等泊', en: 'Average wait for a berth' },
  counted: { zh: '统计范围', en: 'Counted over' },
  ofCalls: { zh: '近 12 个月 {n} 次挂港', en: '{n} calls in 12 months' },
  tide: { zh: '可用潮高', en: 'Usable tide' },
  twice: {
    zh: '这两个港口经同一航道的里程已录入，反方向也是同一条；修改原有的即可',
    en: 'The distance between these ports by this way stands already, either way round: change that one',
  },
  same: { zh: '起讫港不能相同', en: 'From and to are two ports' },
} as const satisfies Record<string, Text>;
