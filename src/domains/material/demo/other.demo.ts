import type { DemoItems } from './items.demo.ts';

/** Categories below those of every installation: code, Chinese, English. */
export const OWN_CATEGORIES: readonly (readonly [string, string, string, string])[] = [
  ['SP', 'SP1', '主机备件', 'Main engine spares'],
  ['SP', 'SP2', '副机备件', 'Auxiliary engine spares'],
  ['SP', 'SP3', '锅炉备件', 'Boiler spares'],
  ['SP', 'SP4', '泵备件', 'Pump spares'],
  ['SP', 'SP5', '分油机备件', 'Purifier spares'],
  ['SP', 'SP6', '甲板机械备件', 'Deck machinery spares'],
  ['LU', 'LU1', '汽缸油', 'Cylinder oil'],
  ['LU', 'LU2', '系统油', 'System oil'],
  ['LU', 'LU3', '其他滑油', 'Other lubricants'],
  ['CH', 'CH1', '水处理药剂', 'Water treatment'],
  ['CH', 'CH2', '清洗剂', 'Cleaning chemicals'],
];

const danger = (unNo: string) => ({ hazardous: true, unNo });

/** Parts, oils, paints, chemicals, food, medicine, charts, protective gear and services. */
export const OTHER_ITEMS: DemoItems = {
  SP1: [
    [
      '排气阀',
      'Exhaust valve',
      'SET',
      ['S46', 'S50'],
      '38500',
      { critical: true, partNo: '41-201', certRequired: 'MAKER' },
    ],
    [
      '活塞环',
      'Piston ring',
      'PCS',
      ['1 道', '2 道', '3 道', '4 道'],
      '2100',
      { partNo: '34-110', certRequired: 'MAKER' },
    ],
    [
      '喷油器',
      'Fuel injector',
      'PCS',
      ['S46', 'S50'],
      '9800',
      { critical: true, partNo: '42-150', certRequired: 'MAKER' },
    ],
    ['高压油管', 'High pressure fuel pipe', 'PCS', [''], '3200', { critical: true, partNo: '42-310' }],
    ['缸套', 'Cylinder liner', 'PCS', ['S50'], '168000', { partNo: '22-040', certRequired: 'CLASS' }],
  ],
  SP2: [
    ['副机喷油嘴', 'Injector nozzle', 'PCS', ['DK-20', 'N21'], '860', { critical: true, partNo: 'A-5502' }],
    ['副机缸盖垫', 'Cylinder head gasket', 'PCS', ['DK-20', 'N21'], '320', { partNo: 'A-1031' }],
    [
      '连杆轴瓦',
      'Connecting rod bearing',
      'SET',
      ['DK-20'],
      '2900',
      { critical: true, partNo: 'A-2210', certRequired: 'MAKER' },
    ],
    ['增压器轴承', 'Turbocharger bearing', 'SET', ['TCR12'], '12600', { partNo: 'T-0405' }],
  ],
  SP3: [
    ['锅炉水位计玻璃', 'Gauge glass', 'PCS', ['B 型'], '145', { critical: true, partNo: 'B-77' }],
    ['燃烧器喷嘴', 'Burner nozzle', 'PCS', [''], '760', { partNo: 'B-21' }],
  ],
  SP4: [
    ['机械密封', 'Mechanical seal', 'SET', ['35 mm', '45 mm', '65 mm'], '1250', { partNo: 'P-118' }],
    ['泵叶轮', 'Impeller', 'PCS', ['铜'], '3800', { partNo: 'P-004' }],
    ['货油泵轴承', 'Cargo pump bearing', 'SET', [''], '5600', { critical: true, partNo: 'P-230' }],
  ],
  SP5: [
    ['分油机密封环', 'Purifier seal ring', 'SET', ['S-25', 'S-40'], '980', { partNo: 'S-512' }],
    ['分油机盘架组件', 'Disc stack', 'SET', ['S-40'], '42000', { partNo: 'S-600' }],
  ],
  SP6: [
    ['锚机刹车带', 'Windlass brake lining', 'SET', [''], '4300', { critical: true, partNo: 'W-14' }],
    ['绞缆机油封', 'Mooring winch oil seal', 'PCS', [''], '260', { partNo: 'W-52' }],
  ],
  LU1: [['汽缸油', 'Cylinder oil', 'L', ['BN 40', 'BN 70', 'BN 100'], '14.2']],
  LU2: [
    ['主机系统油', 'Main engine system oil', 'L', ['SAE 30'], '11.8'],
    ['副机滑油', 'Auxiliary engine oil', 'L', ['SAE 40 BN 12', 'SAE 40 BN 20'], '12.6'],
  ],
  LU3: [
    ['液压油', 'Hydraulic oil', 'L', ['ISO VG 32', 'ISO VG 46', 'ISO VG 68'], '10.9'],
    ['冷冻机油', 'Refrigeration oil', 'L', ['VG 68'], '38'],
    ['尾轴油', 'Stern tube oil', 'L', ['VG 100'], '26'],
  ],
  FU: [
    ['低硫重油', 'VLSFO', 'TON', [''], '4100', danger('UN3082')],
    ['船用柴油', 'MGO', 'TON', [''], '5600', danger('UN1202')],
  ],
  PA25: [
    ['环氧底漆', 'Epoxy primer', 'L', ['灰', '红'], '46', danger('UN1263')],
    ['聚氨酯面漆', 'Polyurethane finish', 'L', ['白', '绿', '黑', '橙'], '68', danger('UN1263')],
    ['防污漆', 'Antifouling', 'L', ['红棕'], '180', danger('UN1263')],
    ['醇酸面漆', 'Alkyd enamel', 'L', ['白', '蓝', '黄'], '34', danger('UN1263')],
    ['耐热银漆', 'Heat resisting paint', 'L', ['银'], '72', danger('UN1263')],
    ['稀释剂', 'Thinner', 'L', ['17 号', '10 号'], '26', danger('UN1263')],
  ],
  CH1: [
    ['炉水处理剂', 'Boiler water treatment', 'L', [''], '58'],
    ['冷却水处理剂', 'Cooling water treatment', 'L', [''], '64'],
  ],
  CH2: [
    ['洗舱剂', 'Tank cleaning chemical', 'L', ['碱性', '中性'], '42', danger('UN1719')],
    ['空冷器清洗剂', 'Air cooler cleaner', 'L', [''], '55'],
    ['溢油分散剂', 'Oil spill dispersant', 'L', [''], '38', { certRequired: 'TYPE' }],
  ],
  PV00: [
    ['大米', 'Rice', 'KG', ['东北'], '6.2', { shelfLifeDays: 365, certRequired: 'SANITARY' }],
    ['面粉', 'Wheat flour', 'KG', [''], '5.1', { shelfLifeDays: 300 }],
    ['冷冻猪肉', 'Frozen pork', 'KG', ['前腿', '五花'], '29', { shelfLifeDays: 365, certRequired: 'SANITARY' }],
    ['冷冻鸡腿', 'Frozen chicken leg', 'KG', [''], '18', { shelfLifeDays: 365, certRequired: 'SANITARY' }],
    ['鸡蛋', 'Egg', 'KG', [''], '11', { shelfLifeDays: 45 }],
    ['土豆', 'Potato', 'KG', [''], '4.2', { shelfLifeDays: 60 }],
    ['大白菜', 'Chinese cabbage', 'KG', [''], '3.6', { shelfLifeDays: 30 }],
    ['食用油', 'Cooking oil', 'L', [''], '13.5', { shelfLifeDays: 540 }],
  ],
  MD39: [
    ['医用口罩', 'Medical mask', 'BOX', ['50 只'], '25', { shelfLifeDays: 1095 }],
    ['绷带', 'Bandage', 'ROLL', ['8 cm'], '6'],
    ['布洛芬', 'Ibuprofen', 'BOX', ['0.2 g × 24'], '18', { shelfLifeDays: 730 }],
    ['生理盐水', 'Saline solution', 'BTL', ['500 mL'], '7', { shelfLifeDays: 730 }],
  ],
  CT: [
    ['纸质海图', 'Paper chart', 'SHT', ['东海', '黄海'], '96'],
    ['潮汐表', 'Tide tables', 'PCS', [''], '60'],
  ],
  PE31: [
    ['安全鞋', 'Safety shoes', 'PR', ['40', '41', '42', '43', '44'], '180'],
    ['安全帽', 'Safety helmet', 'PCS', ['白', '黄', '蓝'], '45'],
    ['防护手套', 'Working gloves', 'PR', ['棉', '丁腈'], '7'],
    ['全身安全带', 'Full body harness', 'SET', [''], '390', { certRequired: 'TYPE' }],
    ['防化服', 'Chemical suit', 'SET', ['L', 'XL'], '1650', { critical: true, certRequired: 'TYPE' }],
    ['护目镜', 'Safety goggles', 'PCS', [''], '28'],
  ],
  SV: [
    ['救生筏年度检修', 'Liferaft annual service', 'JOB', [''], '4800'],
    ['消防系统年检', 'Fire system annual service', 'JOB', [''], '12000'],
    ['雷达检修', 'Radar service', 'HR', [''], '650'],
  ],
  RP: [
    ['增压器大修', 'Turbocharger overhaul', 'JOB', [''], '58000'],
    ['电机绕线', 'Motor rewinding', 'JOB', [''], '6800'],
  ],
  TW: [['靠泊拖轮', 'Tug for berthing', 'HR', ['3200 kW', '4000 kW'], '5200']],
};
