import type { DangerLevel, NcLevel } from '../quality-words.text.ts';

/** What is found on ships: category, chapter where the category does not say it, code, equipment and words. */
export type DemoFinding = {
  readonly ncKind: string;
  readonly viqChapter?: string;
  readonly defectCode?: string;
  readonly equipment: string;
  readonly ncContent: string;
  readonly dangerLevel: DangerLevel;
  readonly ncLevel?: NcLevel;
};

export const DEMO_FINDINGS: readonly DemoFinding[] = [
  {
    ncKind: '01',
    defectCode: '01101',
    equipment: '货船设备安全证书',
    ncContent: '货船设备安全证书年度签注页缺验船师签字。',
    dangerLevel: 'LOW',
  },
  {
    ncKind: '07',
    defectCode: '07105',
    equipment: '防火门',
    ncContent: '机舱左侧防火门自闭器失效，门不能自行关闭。',
    dangerLevel: 'MEDIUM',
  },
  {
    ncKind: '11',
    defectCode: '11101',
    equipment: '救生艇',
    ncContent: '左舷救生艇艇机启动蓄电池电压偏低。',
    dangerLevel: 'MEDIUM',
  },
  {
    ncKind: '14',
    defectCode: '14104',
    equipment: '油水分离器',
    ncContent: '油水分离器十五 ppm 报警装置校验记录过期。',
    dangerLevel: 'HIGH',
    ncLevel: 'NC',
  },
  {
    ncKind: '10',
    defectCode: '10111',
    equipment: '海图',
    ncContent: '最近两期航海通告未改正到纸质海图。',
    dangerLevel: 'LOW',
  },
  {
    ncKind: '06',
    defectCode: '06105',
    equipment: '货油泵',
    ncContent: '二号货油泵机械密封渗漏，泵舱舱底有油迹。',
    dangerLevel: 'MEDIUM',
  },
  {
    ncKind: '13',
    defectCode: '13102',
    equipment: '辅机',
    ncContent: '二号辅机高压油管外套泄放报警未接通。',
    dangerLevel: 'MEDIUM',
  },
  {
    ncKind: '03',
    defectCode: '03108',
    equipment: '透气管头',
    ncContent: '三号压载舱透气管头锈蚀，浮子卡滞。',
    dangerLevel: 'LOW',
  },
  {
    ncKind: '09',
    viqChapter: '9',
    defectCode: '09232',
    equipment: '系泊绞车',
    ncContent: '艏部系泊绞车刹车力测试标记不清。',
    dangerLevel: 'LOW',
    ncLevel: 'OBSERVATION',
  },
  {
    ncKind: '18',
    defectCode: '18203',
    equipment: '休息时间记录',
    ncContent: '三副上月休息时间记录与值班表不一致。',
    dangerLevel: 'MEDIUM',
    ncLevel: 'NC',
  },
  {
    ncKind: '15',
    defectCode: '15150',
    equipment: '应急演习记录',
    ncContent: '进入围蔽处所救助演习超过两个月未进行。',
    dangerLevel: 'HIGH',
    ncLevel: 'NC',
  },
  {
    ncKind: '16',
    defectCode: '16105',
    equipment: '舷梯口值班',
    ncContent: '在港时舷梯口访客登记漏记离船时间。',
    dangerLevel: 'LOW',
  },
  {
    ncKind: '05',
    defectCode: '05110',
    equipment: '双向无线电话',
    ncContent: '一部救生艇筏双向无线电话备用电池过期。',
    dangerLevel: 'LOW',
  },
  {
    ncKind: '99',
    viqChapter: '1',
    equipment: '船舶资料',
    ncContent: '问卷填报的上次坞修日期与船级记录不一致。',
    dangerLevel: 'LOW',
    ncLevel: 'OBSERVATION',
  },
  {
    ncKind: '02',
    defectCode: '02106',
    equipment: '栏杆',
    ncContent: '主甲板右舷栏杆两处断裂。',
    dangerLevel: 'MEDIUM',
  },
  {
    ncKind: '04',
    defectCode: '04103',
    equipment: '应急消防泵',
    ncContent: '应急消防泵启动后十分钟压力不足。',
    dangerLevel: 'HIGH',
  },
];

/** Why it happened, and what was done, by factor. */
export const DEMO_CAUSES = [
  ['MAN', '值班人员不熟悉检查要求', '开展专题培训并考核'],
  ['MACHINE', '设备老化，部件磨损到限', '更换部件并列入定期检修'],
  ['MATERIAL', '备件规格不符', '按图纸核对后重新申领'],
  ['METHOD', '检查表未包含此项', '修订检查表并下发各船'],
  ['ENVIRONMENT', '长期受海水侵蚀', '增加除锈与涂装频次'],
  ['MANAGEMENT', '岸基未跟踪到期项目', '建立到期跟踪并按月核对'],
] as const;

/** Asked until the answer can be acted upon. */
export const DEMO_WHYS = [
  { answer: '检查时没有发现，因为检查表未列此项。' },
  { answer: '检查表未列，因为体系文件上次修订时遗漏。' },
  { answer: '修订遗漏，因为没有对照最新公约逐条核对。' },
] as const;
