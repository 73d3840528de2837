import type { Department, NodeType } from '../equipments/equipment.text.ts';
import type { Engine } from '../hours/hours.text.ts';

/** One node of the tree that every ship of the demo company has; `only` leaves the cargo side to tankers. */
export type DemoNode = {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly type: NodeType;
  readonly department?: Department;
  readonly key?: true;
  readonly standby?: true;
  readonly maker?: string;
  readonly model?: string;
  readonly post?: string;
  readonly only?: 'TANKER';
};

const group = (code: string, zh: string, en: string, only?: 'TANKER'): DemoNode => ({
  code,
  zh,
  en,
  type: 'GROUP',
  only,
});
const system = (code: string, zh: string, en: string, only?: 'TANKER'): DemoNode => ({
  code,
  zh,
  en,
  type: 'SYSTEM',
  only,
});

type More = Partial<Pick<DemoNode, 'key' | 'standby' | 'maker' | 'model' | 'post' | 'only'>>;
const engine = (code: string, zh: string, en: string, more: More = {}): DemoNode => ({
  code,
  zh,
  en,
  type: 'EQUIPMENT',
  department: 'ENGINE',
  post: 'THIRD_ENGINEER',
  ...more,
});
const deck = (code: string, zh: string, en: string, more: More = {}): DemoNode => ({
  code,
  zh,
  en,
  type: 'EQUIPMENT',
  department: 'DECK',
  post: 'THIRD_OFFICER',
  ...more,
});

export const CYLINDERS = [1, 2, 3, 4, 5, 6] as const;
export const GENERATORS = [1, 2, 3] as const;

/** Own coding by the first digit: 2 hull, 3 cargo, 4 ship equipment, 6 machinery, 7 machinery systems, 8 common systems. */
export const DEMO_NODES: readonly DemoNode[] = [
  group('2', '船体', 'Hull'),
  system('2.01', '压载系统', 'Ballast'),
  engine('2.01.01', '1 号压载泵', 'Ballast pump no. 1', { maker: '申江泵业', model: 'CLH250' }),
  engine('2.01.02', '2 号压载泵', 'Ballast pump no. 2', { maker: '申江泵业', model: 'CLH250' }),
  engine('2.01.03', '压载水处理装置', 'Ballast water plant', { key: true, maker: '海清环保', model: 'BW-500' }),
  system('2.02', '水密装置', 'Watertight closings'),
  deck('2.02.01', '水密门', 'Watertight doors', { key: true, post: 'BOSUN' }),

  group('3', '货物系统', 'Cargo', 'TANKER'),
  system('3.01', '货油系统', 'Cargo pumping', 'TANKER'),
  deck('3.01.01', '1 号货油泵', 'Cargo pump no. 1', {
    maker: '泛舟泵业',
    model: 'CP350',
    post: 'PUMPMAN',
    only: 'TANKER',
  }),
  deck('3.01.02', '2 号货油泵', 'Cargo pump no. 2', {
    maker: '泛舟泵业',
    model: 'CP350',
    post: 'PUMPMAN',
    only: 'TANKER',
  }),
  deck('3.01.03', '洗舱机', 'Tank washing machines', { post: 'PUMPMAN', only: 'TANKER' }),
  system('3.02', '惰气与透气', 'Inert gas and venting', 'TANKER'),
  deck('3.02.01', '惰气装置', 'Inert gas plant', { key: true, maker: '恒安船用', model: 'IG-3000', only: 'TANKER' }),
  deck('3.02.02', '压力真空阀', 'Pressure vacuum valves', { post: 'PUMPMAN', only: 'TANKER' }),

  group('4', '船舶设备', 'Ship equipment'),
  system('4.01', '操舵装置', 'Steering'),
  engine('4.01.01', '舵机', 'Steering gear', { key: true, maker: '江南液压', model: 'RV550', post: 'SECOND_ENGINEER' }),
  system('4.02', '锚泊与系泊', 'Anchoring and mooring'),
  deck('4.02.01', '锚机', 'Windlass', { maker: '江南液压', model: 'HW-40', post: 'BOSUN' }),
  deck('4.02.02', '绞缆机', 'Mooring winches', { maker: '江南液压', model: 'MW-16', post: 'BOSUN' }),
  system('4.03', '救生设备', 'Life saving'),
  deck('4.03.01', '救生艇及艇架', 'Lifeboat and davit', { key: true, maker: '碧波救生', model: 'FF-25' }),
  deck('4.03.02', '救助艇', 'Rescue boat', { key: true, maker: '碧波救生', model: 'RB-6' }),
  system('4.04', '消防设备', 'Fire fighting'),
  engine('4.04.01', '消防泵', 'Fire pump', { key: true, maker: '申江泵业', model: 'CIS100' }),
  engine('4.04.02', '应急消防泵', 'Emergency fire pump', {
    key: true,
    standby: true,
    maker: '申江泵业',
    model: 'EF80',
  }),
  deck('4.04.03', '二氧化碳灭火系统', 'CO2 system', { key: true, maker: '恒安船用', model: 'CO2-68' }),
  system('4.05', '导航与通信', 'Navigation and radio'),
  deck('4.05.01', '1 号雷达', 'Radar no. 1', { maker: '远望电子', model: 'NR-25X', post: 'SECOND_OFFICER' }),
  deck('4.05.02', '2 号雷达', 'Radar no. 2', { maker: '远望电子', model: 'NR-30S', post: 'SECOND_OFFICER' }),
  deck('4.05.03', '电子海图', 'ECDIS', { key: true, maker: '远望电子', model: 'EC-900', post: 'SECOND_OFFICER' }),
  deck('4.05.04', '全球遇险安全系统', 'GMDSS', { key: true, maker: '远望电子', model: 'GM-3', post: 'SECOND_OFFICER' }),

  group('6', '主机械', 'Machinery'),
  system('6.01', '推进装置', 'Propulsion'),
  engine('6.01.01', '主机', 'Main engine', { key: true, maker: '沪申重机', model: '6S46', post: 'SECOND_ENGINEER' }),
  ...CYLINDERS.map(
    (no): DemoNode => ({
      ...engine(`6.01.01.0${no}`, `第 ${no} 缸`, `Cylinder no. ${no}`, { key: true, post: 'SECOND_ENGINEER' }),
      type: 'COMPONENT',
    }),
  ),
  {
    ...engine('6.01.01.11', '增压器', 'Turbocharger', {
      key: true,
      maker: '沪申重机',
      model: 'TC-66',
      post: 'SECOND_ENGINEER',
    }),
    type: 'COMPONENT',
  },
  engine('6.01.02', '轴系与尾轴', 'Shafting and stern tube', { key: true, post: 'SECOND_ENGINEER' }),
  system('6.02', '电站', 'Power generation'),
  ...GENERATORS.map((no) =>
    engine(`6.02.0${no}`, `${no} 号发电机组`, `Generator no. ${no}`, { maker: '镇海动力', model: '6N21' }),
  ),
  engine('6.02.04', '应急发电机', 'Emergency generator', {
    key: true,
    standby: true,
    maker: '镇海动力',
    model: '4E12',
    post: 'ETO',
  }),
  system('6.03', '锅炉', 'Boilers'),
  engine('6.03.01', '辅锅炉', 'Auxiliary boiler', { maker: '长风锅炉', model: 'LSK-12' }),

  group('7', '机械系统', 'Machinery systems'),
  system('7.01', '燃油系统', 'Fuel oil'),
  engine('7.01.01', '1 号燃油分油机', 'Fuel oil separator no. 1', { maker: '南华分离', model: 'S-937' }),
  engine('7.01.02', '2 号燃油分油机', 'Fuel oil separator no. 2', { maker: '南华分离', model: 'S-937' }),
  system('7.02', '滑油系统', 'Lubricating oil'),
  engine('7.02.01', '滑油分油机', 'Lubricating oil separator', { maker: '南华分离', model: 'P-615' }),
  system('7.03', '冷却系统', 'Cooling water'),
  engine('7.03.01', '1 号海水冷却泵', 'Sea water pump no. 1', { maker: '申江泵业', model: 'CLH200' }),
  engine('7.03.02', '2 号海水冷却泵', 'Sea water pump no. 2', { maker: '申江泵业', model: 'CLH200' }),
  system('7.04', '压缩空气', 'Compressed air'),
  engine('7.04.01', '1 号主空压机', 'Air compressor no. 1', { maker: '海力压缩', model: 'HC-65' }),
  engine('7.04.02', '2 号主空压机', 'Air compressor no. 2', { maker: '海力压缩', model: 'HC-65' }),
  system('7.05', '防污染设备', 'Pollution prevention'),
  engine('7.05.01', '油水分离器', 'Oily water separator', { key: true, maker: '海清环保', model: 'OW-25' }),
  engine('7.05.02', '生活污水处理装置', 'Sewage plant', { maker: '海清环保', model: 'ST-25' }),

  group('8', '通用系统', 'Common systems'),
  system('8.01', '报警与监测', 'Alarms and monitoring'),
  engine('8.01.01', '火灾探测系统', 'Fire detection', { key: true, maker: '远望电子', model: 'FD-200', post: 'ETO' }),
  engine('8.01.02', '机舱监测报警', 'Engine room alarms', { maker: '远望电子', model: 'AM-80', post: 'ETO' }),
];

/** Counters by machine: hours a day as it runs, and about what it had counted a year ago. */
export const DEMO_COUNTERS: readonly {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly daily: number;
  readonly base: number;
  /** Of which hours of voyage reports it is told. */
  readonly engine?: Engine;
}[] = [
  { code: '6.01.01', zh: '主机运行', en: 'Main engine', daily: 18.2, base: 41_200, engine: 'MAIN' },
  ...GENERATORS.map((no) => ({
    code: `6.02.0${no}`,
    zh: `${no} 号发电机`,
    en: `Generator no. ${no}`,
    daily: 7.6 + no * 0.6,
    base: 19_400 + no * 850,
    engine: 'GENERATORS' as const,
  })),
  { code: '6.03.01', zh: '辅锅炉运行', en: 'Auxiliary boiler', daily: 6.1, base: 15_300 },
  { code: '7.01.01', zh: '1 号分油机', en: 'Separator no. 1', daily: 9.8, base: 22_100 },
  { code: '7.04.01', zh: '1 号空压机', en: 'Compressor no. 1', daily: 2.6, base: 5_900 },
];
