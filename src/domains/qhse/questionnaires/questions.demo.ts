import type { Scheme } from './questionnaire-words.text.ts';

/** Number, words and category of a question, and where it is graded what it looks at. */
type DemoQuestion = {
  readonly no: string;
  readonly title: string;
  readonly ncKind: string;
  readonly viqChapter?: string;
  readonly aspects?: readonly ('isHardware' | 'isProcess' | 'isHuman')[];
};

export type DemoQuestionnaire = {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly edition: string;
  readonly scheme: Scheme;
  readonly graded?: true;
  readonly becomes: 'DRAFT' | 'IN_USE' | 'RETIRED';
  readonly chapters: readonly { readonly no: string; readonly title: string; readonly asks: readonly DemoQuestion[] }[];
};

/** The company's own questionnaires; those of oil majors and vetting houses are protected and never shipped. */
export const DEMO_QUESTIONNAIRES: readonly DemoQuestionnaire[] = [
  {
    code: 'MS-1',
    name: '船长自查问卷（旧版）',
    nameEn: 'Master’s own inspection (former)',
    edition: '1',
    scheme: 'MASTER_SELF',
    becomes: 'RETIRED',
    chapters: [
      {
        no: '1',
        title: '证书与文件',
        asks: [{ no: '1.1', title: '法定证书是否齐全有效？', ncKind: '01' }],
      },
      {
        no: '2',
        title: '消防救生',
        asks: [{ no: '2.1', title: '消防与救生设备是否按月检查？', ncKind: '07' }],
      },
    ],
  },
  {
    code: 'MS-2',
    name: '船长自查问卷',
    nameEn: 'Master’s own inspection',
    edition: '2',
    scheme: 'MASTER_SELF',
    becomes: 'IN_USE',
    chapters: [
      {
        no: '1',
        title: '证书与文件',
        asks: [
          { no: '1.1', title: '法定证书与年度签注是否齐全有效？', ncKind: '01' },
          { no: '1.2', title: '船员证书是否与最低安全配员一致？', ncKind: '01', viqChapter: '3' },
        ],
      },
      {
        no: '2',
        title: '消防救生',
        asks: [
          { no: '2.1', title: '防火门能否自行关闭并保持关闭？', ncKind: '07' },
          { no: '2.2', title: '救生艇降落装置是否按周活动并记录？', ncKind: '11' },
          { no: '2.10', title: '应急消防泵能否在规定时间内供水？', ncKind: '04' },
        ],
      },
      {
        no: '3',
        title: '防污染',
        asks: [{ no: '3.1', title: '油水分离器报警是否在校验有效期内？', ncKind: '14' }],
      },
      {
        no: '4',
        title: '系泊与甲板',
        asks: [
          { no: '4.1', title: '系泊缆与绞车刹车是否按计划检查？', ncKind: '99', viqChapter: '9' },
          { no: '4.2', title: '甲板通道与栏杆是否完好？', ncKind: '02' },
        ],
      },
    ],
  },
  {
    code: 'CO-1',
    name: '公司登轮检查问卷',
    nameEn: 'Company inspection',
    edition: '1',
    scheme: 'COMPANY',
    graded: true,
    becomes: 'IN_USE',
    chapters: [
      {
        no: '1',
        title: '航行安全',
        asks: [
          {
            no: '1.1',
            title: '航线计划是否从泊位到泊位，并由驾驶员复核？',
            ncKind: '10',
            aspects: ['isProcess', 'isHuman'],
          },
          { no: '1.2', title: '雷达与电子海图性能是否符合要求？', ncKind: '10', aspects: ['isHardware'] },
        ],
      },
      {
        no: '2',
        title: '进入围蔽处所',
        asks: [
          {
            no: '2.1',
            title: '测氧测爆仪器、许可与演习是否符合体系要求？',
            ncKind: '15',
            aspects: ['isHardware', 'isProcess', 'isHuman'],
          },
        ],
      },
    ],
  },
  {
    code: 'IA-1',
    name: '船舶内部审核问卷',
    nameEn: 'Internal audit of a ship',
    edition: '1',
    scheme: 'ISM_INTERNAL',
    becomes: 'DRAFT',
    chapters: [
      {
        no: '8',
        title: '应急准备',
        asks: [{ no: '8.1', title: '演习计划是否覆盖已识别的应急情况？', ncKind: '15' }],
      },
      {
        no: '10',
        title: '船舶与设备维护',
        asks: [{ no: '10.1', title: '关键设备的检修与测试是否有记录？', ncKind: '13' }],
      },
    ],
  },
];
