/** What the demo company knows of its ports. Tides and hours are of the right size, not of any tide table. */
export type KnownPort = {
  readonly locode: string;
  /** Metres. */
  readonly tide: string;
  /** Hours. */
  readonly pilotNotice: number;
  readonly tugs: string;
  readonly workingHours: string;
  readonly restrictions?: string;
  readonly ecaRule?: string;
  readonly bunkerAvailable: boolean;
};

const COAST = '靠泊期间使用硫含量不超过 0.10% 的燃油或岸电';
const ROUND = '昼夜作业';

export const KNOWN_PORTS: readonly KnownPort[] = [
  ['CNDLC', '2.40', 24, '进出港各 2 艘', ROUND, COAST, true, '冬季海冰期按海事通告减载或候潮'],
  ['CNTSN', '2.60', 24, '进出港各 2 艘', ROUND, COAST, true, '主航道双向通航，大型船候潮'],
  ['CNTAO', '2.80', 12, '进出港各 2 艘', ROUND, COAST, true, undefined],
  ['CNRZH', '3.00', 12, '靠泊 2 艘，离泊 1 艘', ROUND, COAST, true, undefined],
  ['CNSHA', '2.50', 24, '进出港各 2 艘', ROUND, COAST, true, '长江口深水航道候潮，能见度低于 1 海里封航'],
  ['CNNGB', '1.80', 24, '进出港各 2 至 4 艘', ROUND, COAST, true, '虾峙门航道大船单向通行'],
  ['CNZOS', '2.20', 24, '进出港各 2 艘', ROUND, COAST, true, '急流时段不靠离泊'],
  ['CNQZJ', '3.60', 12, '靠泊 2 艘', '日间靠泊，昼夜作业', COAST, false, '湄洲湾大型油船日间进港'],
  ['CNXMN', '3.40', 12, '进出港各 2 艘', ROUND, COAST, true, undefined],
  ['CNHUI', '1.20', 12, '进出港各 2 艘', ROUND, COAST, false, undefined],
  ['CNCAN', '1.60', 24, '进出港各 2 艘', ROUND, COAST, true, '珠江口航道大船候潮'],
  ['KRINC', '5.20', 12, '进出港各 2 艘', ROUND, undefined, true, '内港经船闸进出'],
  ['KRYOS', '2.20', 12, '进出港各 2 艘', ROUND, undefined, true, undefined],
  ['KRUSN', '0.40', 12, '进出港各 2 艘', ROUND, undefined, true, undefined],
  ['SGSIN', '1.60', 24, '进出港各 2 艘', ROUND, undefined, true, '海峡内富余水深不少于 3.5 米'],
  ['MYPKG', '3.20', 12, '进出港各 2 艘', ROUND, undefined, true, undefined],
  ['INBOM', '2.80', 24, '进出港各 2 艘', '日间靠泊，昼夜作业', undefined, true, '季风期靠离泊受涌浪限制'],
  ['AEFJR', '1.20', 12, '进出港各 2 艘', ROUND, undefined, true, undefined],
  ['SARTA', '0.80', 24, '单点系泊 2 艘', ROUND, undefined, true, '单点系泊风力 7 级以上停止作业'],
  ['AUPHE', '4.80', 24, '进出港各 4 艘', ROUND, undefined, true, '满载船乘高潮出港'],
  ['AUNTL', '1.20', 24, '进出港各 3 艘', ROUND, undefined, true, '涌浪大时停止引航'],
  ['ZARCB', '1.40', 24, '进出港各 2 艘', ROUND, undefined, true, undefined],
].map(([locode, tide, pilotNotice, tugs, workingHours, ecaRule, bunkerAvailable, restrictions]) => ({
  locode: String(locode),
  tide: String(tide),
  pilotNotice: Number(pilotNotice),
  tugs: String(tugs),
  workingHours: String(workingHours),
  bunkerAvailable: bunkerAvailable === true,
  ...(typeof ecaRule === 'string' && { ecaRule }),
  ...(typeof restrictions === 'string' && { restrictions }),
}));

/** Nautical miles between ports by the usual way, as a table of distances has them to a few miles. */
export const KNOWN_DISTANCES: readonly (readonly [from: string, to: string, miles: string])[] = [
  ['CNDLC', 'CNTSN', '209.0'],
  ['CNDLC', 'CNTAO', '276.0'],
  ['CNDLC', 'CNRZH', '331.0'],
  ['CNDLC', 'CNSHA', '559.0'],
  ['CNDLC', 'CNNGB', '602.0'],
  ['CNDLC', 'CNZOS', '588.0'],
  ['CNDLC', 'CNQZJ', '948.0'],
  ['CNDLC', 'CNXMN', '1012.0'],
  ['CNDLC', 'CNHUI', '1239.0'],
  ['CNDLC', 'CNCAN', '1338.0'],
  ['CNTSN', 'CNTAO', '416.0'],
  ['CNTSN', 'CNRZH', '469.0'],
  ['CNTSN', 'CNSHA', '694.0'],
  ['CNTSN', 'CNNGB', '738.0'],
  ['CNTSN', 'CNZOS', '725.0'],
  ['CNTSN', 'CNXMN', '1146.0'],
  ['CNTSN', 'CNCAN', '1472.0'],
  ['CNTAO', 'CNRZH', '78.0'],
  ['CNTAO', 'CNSHA', '402.0'],
  ['CNTAO', 'CNNGB', '434.0'],
  ['CNTAO', 'CNZOS', '421.0'],
  ['CNTAO', 'CNQZJ', '789.0'],
  ['CNTAO', 'CNXMN', '852.0'],
  ['CNTAO', 'CNHUI', '1081.0'],
  ['CNTAO', 'CNCAN', '1178.0'],
  ['CNRZH', 'CNSHA', '372.0'],
  ['CNRZH', 'CNNGB', '414.0'],
  ['CNSHA', 'CNNGB', '137.0'],
  ['CNSHA', 'CNZOS', '121.0'],
  ['CNSHA', 'CNQZJ', '498.0'],
  ['CNSHA', 'CNXMN', '561.0'],
  ['CNSHA', 'CNHUI', '789.0'],
  ['CNSHA', 'CNCAN', '886.0'],
  ['CNNGB', 'CNZOS', '28.0'],
  ['CNNGB', 'CNQZJ', '442.0'],
  ['CNNGB', 'CNXMN', '505.0'],
  ['CNNGB', 'CNHUI', '733.0'],
  ['CNNGB', 'CNCAN', '831.0'],
  ['CNQZJ', 'CNXMN', '82.0'],
  ['CNXMN', 'CNHUI', '268.0'],
  ['CNXMN', 'CNCAN', '364.0'],
  ['CNHUI', 'CNCAN', '128.0'],
  ['KRINC', 'CNTAO', '327.0'],
  ['KRINC', 'CNDLC', '287.0'],
  ['KRINC', 'CNSHA', '512.0'],
  ['KRYOS', 'CNSHA', '421.0'],
  ['KRYOS', 'CNNGB', '462.0'],
  ['KRUSN', 'CNSHA', '498.0'],
  ['KRUSN', 'CNNGB', '535.0'],
  ['KRUSN', 'KRYOS', '128.0'],
  ['SGSIN', 'CNHUI', '1438.0'],
  ['SGSIN', 'CNCAN', '1462.0'],
  ['SGSIN', 'CNXMN', '1648.0'],
  ['SGSIN', 'CNNGB', '2088.0'],
  ['SGSIN', 'CNSHA', '2178.0'],
  ['SGSIN', 'CNTAO', '2482.0'],
  ['SGSIN', 'KRUSN', '2532.0'],
  ['SGSIN', 'MYPKG', '208.0'],
  ['SGSIN', 'INBOM', '2441.0'],
  ['SGSIN', 'AUPHE', '1684.0'],
  ['AEFJR', 'SARTA', '402.0'],
  ['AEFJR', 'INBOM', '1048.0'],
];
