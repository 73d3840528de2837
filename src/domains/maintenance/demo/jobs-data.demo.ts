import type { JOB_TYPES } from '../jobs/job.text.ts';
import { CYLINDERS, GENERATORS } from './machinery-data.demo.ts';

/** One job of the programme that every ship of the demo company has: on which node, what, and how often. */
export type DemoJob = {
  readonly on: string;
  readonly zh: string;
  readonly en: string;
  readonly type: keyof typeof JOB_TYPES;
  readonly level: string;
  readonly months?: number;
  readonly days?: number;
  readonly hours?: number;
  readonly estHours: string;
  readonly permit?: string;
};

type Every = Pick<DemoJob, 'months' | 'days' | 'hours'>;
const job = (
  on: string,
  level: string,
  type: DemoJob['type'],
  [zh, en]: readonly [string, string],
  every: Every,
  estHours: string,
  permit?: string,
): DemoJob => ({ on, level, type, zh, en, ...every, estHours, ...(permit && { permit }) });

const month = { months: 1 };
const quarter = { months: 3 };
const year = { months: 12 };

/** Levels A daily to H five-yearly (GB/T 16558). */
export const DEMO_JOBS: readonly DemoJob[] = [
  job('6.01.01', 'A', 'ROUTINE', ['主机日常检查', 'Main engine daily check'], { days: 1 }, '0.5'),
  job('6.01.01', 'C', 'INSPECT', ['扫气箱检查', 'Scavenge space inspection'], month, '4.0', 'ENCLOSED'),
  job('6.01.01', 'D', 'INSPECT', ['曲轴箱检查', 'Crankcase inspection'], { months: 3, hours: 1500 }, '6.0', 'ENCLOSED'),
  job('6.01.01', 'D', 'INSPECT', ['拐档差测量', 'Crankshaft deflection'], quarter, '4.0'),
  ...CYLINDERS.flatMap((no) => [
    job(
      `6.01.01.0${no}`,
      'G',
      'OVERHAUL',
      [`第 ${no} 缸吊缸`, `Piston overhaul no. ${no}`],
      { months: 30, hours: 12_000 },
      '36.0',
    ),
    job(`6.01.01.0${no}`, 'F', 'OVERHAUL', [`第 ${no} 缸排气阀`, `Exhaust valve no. ${no}`], { hours: 6000 }, '12.0'),
    job(`6.01.01.0${no}`, 'E', 'OVERHAUL', [`第 ${no} 缸喷油器`, `Fuel injector no. ${no}`], { hours: 3000 }, '4.0'),
  ]),
  job('6.01.01.11', 'E', 'ROUTINE', ['增压器清洗', 'Turbocharger cleaning'], { hours: 3000 }, '6.0'),
  job('6.01.01.11', 'G', 'OVERHAUL', ['增压器拆检', 'Turbocharger overhaul'], { months: 30, hours: 12_000 }, '24.0'),
  job('6.01.02', 'C', 'INSPECT', ['尾轴密封检查', 'Stern tube seal check'], month, '1.0'),
  ...GENERATORS.flatMap((no) => [
    job(
      `6.02.0${no}`,
      'D',
      'REPLACE',
      [`${no} 号机滑油更换`, `Oil change no. ${no}`],
      { months: 6, hours: 1500 },
      '3.0',
    ),
    job(`6.02.0${no}`, 'D', 'INSPECT', [`${no} 号机气阀间隙`, `Valve clearance no. ${no}`], { hours: 1500 }, '4.0'),
    job(`6.02.0${no}`, 'G', 'OVERHAUL', [`${no} 号机大修`, `Overhaul no. ${no}`], { hours: 12_000 }, '80.0'),
  ]),
  job('6.02.04', 'B', 'TEST', ['应急发电机试验', 'Emergency generator test'], { days: 7 }, '0.5'),
  job('6.03.01', 'B', 'TEST', ['炉水化验', 'Boiler water test'], { days: 7 }, '0.5'),
  job('6.03.01', 'F', 'CLASS', ['锅炉内部检查', 'Boiler internal survey'], year, '24.0', 'ENCLOSED'),
  job('7.01.01', 'E', 'OVERHAUL', ['1 号分油机拆洗', 'Separator overhaul no. 1'], { hours: 3000 }, '8.0'),
  job('7.01.02', 'E', 'OVERHAUL', ['2 号分油机拆洗', 'Separator overhaul no. 2'], { months: 6 }, '8.0'),
  job('7.02.01', 'E', 'OVERHAUL', ['滑油分油机拆洗', 'Lub oil separator overhaul'], { months: 6 }, '8.0'),
  job('7.03.01', 'F', 'OVERHAUL', ['1 号海水泵检修', 'Sea water pump no. 1'], year, '10.0'),
  job('7.03.02', 'F', 'OVERHAUL', ['2 号海水泵检修', 'Sea water pump no. 2'], year, '10.0'),
  job('7.04.01', 'D', 'OVERHAUL', ['空压机气阀检修', 'Compressor valves'], { hours: 1500 }, '5.0', 'PRESSURE'),
  job('7.04.02', 'E', 'OVERHAUL', ['空压机检修', 'Compressor overhaul'], { months: 6 }, '8.0', 'PRESSURE'),
  job('7.05.01', 'C', 'TEST', ['油分报警试验', 'Oil content alarm test'], month, '1.0'),
  job('7.05.02', 'D', 'ROUTINE', ['污水柜清洗', 'Sewage tank cleaning'], quarter, '6.0', 'ENCLOSED'),
  job('2.01.01', 'F', 'OVERHAUL', ['1 号压载泵检修', 'Ballast pump no. 1'], year, '10.0'),
  job('2.01.02', 'F', 'OVERHAUL', ['2 号压载泵检修', 'Ballast pump no. 2'], year, '10.0'),
  job('2.01.03', 'C', 'CALIBRATE', ['压载水传感器校准', 'Ballast water sensors'], month, '2.0'),
  job('2.02.01', 'C', 'TEST', ['水密门试验', 'Watertight door test'], month, '1.0'),
  job('3.01.01', 'F', 'OVERHAUL', ['1 号货油泵检修', 'Cargo pump no. 1'], year, '24.0'),
  job('3.01.02', 'F', 'OVERHAUL', ['2 号货油泵检修', 'Cargo pump no. 2'], year, '24.0'),
  job('3.02.01', 'C', 'CALIBRATE', ['惰气含氧仪校准', 'Oxygen analyser'], month, '1.0'),
  job('3.02.02', 'D', 'INSPECT', ['压力真空阀检查', 'Pressure vacuum valves'], quarter, '4.0', 'ALOFT'),
  job('4.01.01', 'D', 'TEST', ['应急操舵试验', 'Emergency steering test'], quarter, '1.0'),
  job('4.02.01', 'C', 'ROUTINE', ['锚机加油检查', 'Windlass greasing'], month, '2.0'),
  job('4.02.02', 'C', 'ROUTINE', ['绞缆机加油检查', 'Winch greasing'], month, '3.0'),
  job('4.03.01', 'B', 'TEST', ['救生艇每周检查', 'Lifeboat weekly check'], { days: 7 }, '1.0'),
  job('4.03.01', 'H', 'CLASS', ['艇架五年负荷试验', 'Davit load test'], { months: 60 }, '16.0', 'ALOFT'),
  job('4.03.02', 'C', 'TEST', ['救助艇释放试验', 'Rescue boat release'], month, '2.0'),
  job('4.04.01', 'C', 'TEST', ['消防泵效用试验', 'Fire pump test'], month, '0.5'),
  job('4.04.02', 'B', 'TEST', ['应急消防泵试验', 'Emergency fire pump test'], { days: 7 }, '0.5'),
  job('4.04.03', 'F', 'CLASS', ['二氧化碳系统年检', 'CO2 annual service'], year, '8.0'),
  job('4.05.01', 'D', 'CALIBRATE', ['1 号雷达性能检查', 'Radar no. 1 performance'], quarter, '1.0'),
  job('4.05.02', 'D', 'CALIBRATE', ['2 号雷达性能检查', 'Radar no. 2 performance'], quarter, '1.0'),
  job('4.05.03', 'C', 'ROUTINE', ['电子海图备份', 'ECDIS backup'], month, '0.5'),
  job('4.05.04', 'B', 'TEST', ['全球遇险系统试验', 'GMDSS test'], { days: 7 }, '0.5'),
  job('8.01.01', 'C', 'TEST', ['探火头试验', 'Detector test'], month, '2.0'),
  job('8.01.02', 'D', 'TEST', ['机舱报警试验', 'Alarm test'], quarter, '4.0'),
];
