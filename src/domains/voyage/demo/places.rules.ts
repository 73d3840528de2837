/** Latitude and longitude in degrees, north and east positive. */
export type Spot = readonly [lat: number, lon: number];

/**
 * A port of the demo company. Sea passages end at the roads; the approach leads from there to the berth, which is its last
 * point. Positions are of the right fairway but of no particular terminal.
 */
export type Place = {
  readonly locode: string;
  readonly zone: number;
  /** Inside the Chinese emission control area. */
  readonly eca: boolean;
  readonly roads: Spot;
  readonly anchorage: Spot;
  readonly approach: readonly Spot[];
  /** As reports write them: in Chinese and in Latin letters, for one and the other reader. */
  readonly berths: readonly string[];
};

const TABLE: readonly (readonly [string, number, Spot, Spot, readonly Spot[], readonly string[]])[] = [
  [
    'CNDLC',
    8,
    [38.8, 121.98],
    [38.83, 121.9],
    [
      [38.88, 121.86],
      [38.96, 121.93],
    ],
    ['鲇鱼湾 12# Nianyuwan', '新港 3# Xingang'],
  ],
  [
    'CNTSN',
    8,
    [38.8, 118.2],
    [38.82, 118.12],
    [
      [38.93, 117.95],
      [38.97, 117.8],
    ],
    ['南疆 R2 Nanjiang', '南疆 R5 Nanjiang'],
  ],
  [
    'CNTAO',
    8,
    [35.85, 120.62],
    [35.9, 120.52],
    [
      [35.98, 120.38],
      [36.04, 120.24],
    ],
    ['黄岛 61# Huangdao', '董家口 2# Dongjiakou'],
  ],
  [
    'CNRZH',
    8,
    [35.25, 119.95],
    [35.29, 119.84],
    [
      [35.33, 119.72],
      [35.36, 119.58],
    ],
    ['石臼 12# Shijiu', '岚山 8# Lanshan'],
  ],
  [
    'CNSHA',
    8,
    [31.06, 122.42],
    [31.1, 122.5],
    [
      [31.13, 122.1],
      [31.33, 121.78],
      [31.38, 121.62],
    ],
    ['外高桥 4# Waigaoqiao', '高桥 7# Gaoqiao'],
  ],
  [
    'CNNGB',
    8,
    [29.62, 122.4],
    [29.66, 122.33],
    [
      [29.72, 122.24],
      [29.8, 122.14],
      [29.92, 122.06],
      [29.97, 121.94],
    ],
    ['镇海 15# Zhenhai', '北仑 算山 9# Beilun Suanshan'],
  ],
  [
    'CNZOS',
    8,
    [29.78, 122.55],
    [29.84, 122.48],
    [
      [29.84, 122.38],
      [29.93, 122.26],
      [29.98, 122.2],
    ],
    ['岙山 2# Aoshan', '册子 1# Cezi'],
  ],
  [
    'CNQZJ',
    8,
    [24.78, 118.98],
    [24.82, 118.92],
    [
      [24.92, 118.95],
      [25.0, 118.96],
    ],
    ['肖厝 6# Xiaocuo', '青兰山 1# Qinglanshan'],
  ],
  [
    'CNXMN',
    8,
    [24.24, 118.24],
    [24.3, 118.16],
    [
      [24.36, 118.12],
      [24.43, 118.06],
    ],
    ['海沧 20# Haicang', '海沧 18# Haicang'],
  ],
  [
    'CNHUI',
    8,
    [22.38, 114.78],
    [22.44, 114.72],
    [
      [22.55, 114.68],
      [22.68, 114.6],
    ],
    ['荃湾 3# Quanwan', '马鞭洲 2# Mabianzhou'],
  ],
  [
    'CNCAN',
    8,
    [21.9, 113.92],
    [21.92, 113.95],
    [
      [22.2, 113.78],
      [22.5, 113.72],
      [22.8, 113.58],
      [23.02, 113.5],
    ],
    ['南沙 小虎 2# Nansha Xiaohu', '黄埔 新港 7# Huangpu Xingang'],
  ],
  [
    'KRINC',
    9,
    [37.1, 126.2],
    [37.14, 126.25],
    [
      [37.25, 126.42],
      [37.42, 126.58],
    ],
    ['SK No.2', 'North 5'],
  ],
  [
    'KRYOS',
    9,
    [34.52, 127.86],
    [34.56, 127.83],
    [
      [34.68, 127.8],
      [34.79, 127.74],
    ],
    ['GS No.4', 'Nakpo 2'],
  ],
  [
    'KRUSN',
    9,
    [35.4, 129.56],
    [35.43, 129.5],
    [
      [35.46, 129.44],
      [35.49, 129.39],
    ],
    ['SK No.6', 'S-OIL No.3'],
  ],
  [
    'SGSIN',
    8,
    [1.24, 104.1],
    [1.27, 104.06],
    [
      [1.21, 103.9],
      [1.2, 103.78],
      [1.25, 103.73],
    ],
    ['Jurong JTC 3', 'Banyan 5'],
  ],
  [
    'MYPKG',
    8,
    [2.95, 101.1],
    [2.97, 101.17],
    [
      [2.98, 101.22],
      [3.01, 101.27],
    ],
    ['Westports LBT 2', 'North Port 7'],
  ],
  [
    'INBOM',
    5.5,
    [18.78, 72.6],
    [18.82, 72.68],
    [
      [18.88, 72.78],
      [18.95, 72.88],
    ],
    ['Jawahar Dweep J3', 'Pir Pau 2'],
  ],
  [
    'AEFJR',
    4,
    [25.2, 56.62],
    [25.24, 56.55],
    [
      [25.22, 56.45],
      [25.19, 56.38],
    ],
    ['VTTI 5', 'OT1 3'],
  ],
  [
    'SARTA',
    3,
    [26.85, 50.5],
    [26.8, 50.42],
    [
      [26.75, 50.32],
      [26.69, 50.2],
    ],
    ['Juaymah SPM 2', 'Sea Island 11'],
  ],
  [
    'AUPHE',
    8,
    [-19.95, 118.48],
    [-20.02, 118.52],
    [
      [-20.15, 118.53],
      [-20.3, 118.57],
    ],
    ['Finucane A', 'Nelson Point C'],
  ],
  [
    'AUNTL',
    10,
    [-33.02, 151.98],
    [-33.0, 152.02],
    [
      [-32.95, 151.86],
      [-32.92, 151.8],
    ],
    ['Kooragang K5', 'Dyke 4'],
  ],
  [
    'ZARCB',
    2,
    [-28.92, 32.32],
    [-28.88, 32.28],
    [
      [-28.84, 32.18],
      [-28.81, 32.1],
    ],
    ['RBCT 302', 'RBCT 305'],
  ],
];

export const PLACES: Readonly<Record<string, Place>> = Object.fromEntries(
  TABLE.map(([locode, zone, roads, anchorage, approach, berths]) => [
    locode,
    { locode, zone, eca: locode.startsWith('CN'), roads, anchorage, approach: [roads, ...approach], berths },
  ]),
);

export function placeOf(locode: string): Place {
  const place = PLACES[locode];
  if (!place) throw new RangeError(`no demo port ${locode}`);
  return place;
}

export function berthOf(place: Place): Spot {
  return place.approach.at(-1) ?? place.roads;
}
