import type { DemoCompany } from '../../../kernel/demo.ts';
import type { PurchaseType } from '../../partner/public.ts';
import type { ApplyKind, DEPARTMENTS } from '../applications/application-words.text.ts';

/** What becomes of an application: how far it gets, and what is granted of its first lines. */
export type Course = 'draft' | 'submitted' | 'master' | 'approved' | 'cut' | 'returned' | 'rejected';

type Story = {
  readonly type: PurchaseType;
  readonly department: keyof typeof DEPARTMENTS;
  readonly title: string;
  readonly kind?: ApplyKind;
  readonly reason?: string;
  readonly lines: number;
  /** Days before today on which it was written, and how many days later it is needed. */
  readonly ago: number;
  readonly needed: number;
  readonly course: Course;
};

/** What ships ask for in a season. */
const SEASON: readonly Story[] = [
  { type: 'STORES', department: 'DECK', title: '甲板物料补充', lines: 8, ago: 52, needed: 75, course: 'approved' },
  { type: 'SPARES', department: 'ENGINE', title: '辅机备件', lines: 5, ago: 47, needed: 70, course: 'cut' },
  { type: 'PAINT', department: 'DECK', title: '水线以上油漆', lines: 4, ago: 41, needed: 60, course: 'approved' },
  {
    type: 'PROVISION',
    department: 'CATERING',
    title: '下航次伙食',
    lines: 10,
    ago: 33,
    needed: 45,
    course: 'approved',
  },
  { type: 'LUBE', department: 'ENGINE', title: '滑油补充', lines: 3, ago: 28, needed: 40, course: 'approved' },
  { type: 'CHEMICAL', department: 'ENGINE', title: '锅炉水处理剂', lines: 3, ago: 22, needed: 45, course: 'cut' },
  {
    type: 'STORES',
    department: 'CATERING',
    title: '厨房与生活用品',
    lines: 6,
    ago: 15,
    needed: 40,
    course: 'submitted',
  },
  { type: 'SPARES', department: 'ENGINE', title: '主机备件', lines: 4, ago: 9, needed: 35, course: 'submitted' },
  { type: 'STORES', department: 'ENGINE', title: '机舱工具', lines: 5, ago: 4, needed: 30, course: 'draft' },
  { type: 'MEDICINE', department: 'DECK', title: '药品补充', lines: 3, ago: 6, needed: 30, course: 'rejected' },
];

/** Of twenty ships each asks for three things, counted on from her place in the fleet; of four the first asks for all, the others for what is granted. */
export function seasonOf(company: DemoCompany['name'], place: number): readonly Story[] {
  if (company === 'whole') return [0, 3, 7].map((step) => SEASON[(place + step) % SEASON.length]!);
  return place === 0 ? SEASON : SEASON.filter(({ course }) => course === 'approved' || course === 'cut');
}

/** What the ship of the demo's accounts asks for: one of each ending. */
export const PIONEER: readonly Story[] = [
  { type: 'STORES', department: 'DECK', title: '缆绳与索具', lines: 6, ago: 44, needed: 65, course: 'approved' },
  {
    type: 'SPARES',
    department: 'ENGINE',
    title: '副机喷油器',
    kind: 'URGENT',
    reason: '2 号副机第 3 缸喷油器雾化不良，备用仅余 1 支',
    lines: 2,
    ago: 12,
    needed: 20,
    course: 'approved',
  },
  { type: 'STORES', department: 'ENGINE', title: '机舱消耗品', lines: 7, ago: 8, needed: 35, course: 'master' },
  { type: 'PAINT', department: 'DECK', title: '货舱油漆', lines: 3, ago: 7, needed: 50, course: 'returned' },
  { type: 'CHEMICAL', department: 'ENGINE', title: '燃油添加剂', lines: 2, ago: 3, needed: 30, course: 'submitted' },
  { type: 'STORES', department: 'DECK', title: '甲板灯具', lines: 3, ago: 1, needed: 30, course: 'draft' },
  {
    type: 'STORES',
    department: 'DECK',
    title: '引航梯',
    kind: 'EMERGENCY',
    reason: '引航梯边绳断股，靠港前须更换',
    lines: 1,
    ago: 2,
    needed: 5,
    course: 'approved',
  },
];

/** What was granted yesterday to two ships and no buyer has looked at; of twenty ships enough waits in the pool without. */
export const LATEST: Readonly<Record<DemoCompany['name'], readonly Story[]>> = {
  whole: [],
  test: [
    { type: 'STORES', department: 'DECK', title: '甲板维护物料', lines: 9, ago: 1, needed: 40, course: 'approved' },
  ],
};

export type { Story };
