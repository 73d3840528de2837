import type { DemoCompany } from '../../../kernel/demo.ts';
import type { PurchaseType } from '../purchase-types.text.ts';
import type { RoleCode } from '../roles/role-seed.text.ts';

export type Company = {
  readonly name: string;
  readonly nameEn: string;
  readonly roles: readonly RoleCode[];
  readonly country: 'CN' | 'SG' | 'KR' | 'NL';
  readonly city: string;
  readonly head: string;
  readonly contact: string;
  readonly types: readonly PurchaseType[];
  readonly standing: 'PROSPECT' | 'TRIAL' | 'QUALIFIED' | 'SUSPENDED' | 'BLACKLISTED' | 'INACTIVE';
  /** Days until its licence ends. */
  readonly paperDays?: number;
};

const CITIES = [
  ['上海', 'Shanghai'],
  ['舟山', 'Zhoushan'],
  ['宁波', 'Ningbo'],
  ['大连', 'Dalian'],
  ['青岛', 'Qingdao'],
  ['天津', 'Tianjin'],
  ['广州', 'Guangzhou'],
  ['深圳', 'Shenzhen'],
  ['厦门', 'Xiamen'],
  ['南通', 'Nantong'],
  ['烟台', 'Yantai'],
  ['连云港', 'Lianyungang'],
] as const;
const WORDS = [
  ['远帆', 'Yuanfan'],
  ['海锚', 'Haimao'],
  ['蓝舵', 'Landuo'],
  ['启航', 'Qihang'],
  ['顺潮', 'Shunchao'],
  ['金锚', 'Jinmao'],
  ['北斗星', 'Beidouxing'],
] as const;
const FAMILIES = [
  '赵',
  '钱',
  '孙',
  '李',
  '周',
  '吴',
  '郑',
  '王',
  '冯',
  '陈',
  '褚',
  '卫',
  '蒋',
  '沈',
  '韩',
  '杨',
] as const;
const GIVEN = ['海平', '志远', '国栋', '晓峰', '文博', '建华', '思远'] as const;

type Trade = {
  readonly zh: string;
  readonly en: string;
  readonly roles: readonly RoleCode[];
  readonly types: readonly PurchaseType[];
  readonly count: number;
  /** How many of them the company of the tests knows. */
  readonly few: number;
};

/** What they deal in, and how many of each; 60 suppliers, 10 yards, 8 forwarders and tug firms, 15 agents. */
const TRADES: readonly Trade[] = [
  {
    zh: '船舶物料有限公司',
    en: 'Ship Stores Co., Ltd.',
    roles: ['SUPPLIER'],
    types: ['STORES', 'PAINT', 'CHEMICAL'],
    count: 16,
    few: 5,
  },
  { zh: '船用备件有限公司', en: 'Marine Spares Co., Ltd.', roles: ['SUPPLIER'], types: ['SPARES'], count: 16, few: 4 },
  {
    zh: '润滑油有限公司',
    en: 'Lubricants Co., Ltd.',
    roles: ['SUPPLIER', 'OIL_COMPANY'],
    types: ['LUBE', 'CHEMICAL'],
    count: 6,
    few: 4,
  },
  {
    zh: '船舶供应有限公司',
    en: 'Ship Supply Co., Ltd.',
    roles: ['SUPPLIER'],
    types: ['PROVISION', 'STORES', 'MEDICINE'],
    count: 14,
    few: 4,
  },
  {
    zh: '海事服务有限公司',
    en: 'Marine Services Co., Ltd.',
    roles: ['SUPPLIER', 'SERVICE'],
    types: ['SERVICE', 'CHART', 'PPE'],
    count: 8,
    few: 2,
  },
  {
    zh: '船舶修理有限公司',
    en: 'Ship Repair Co., Ltd.',
    roles: ['SHIPYARD', 'SERVICE'],
    types: ['REPAIR', 'SERVICE'],
    count: 10,
    few: 3,
  },
  {
    zh: '国际货运代理有限公司',
    en: 'Freight Forwarding Co., Ltd.',
    roles: ['FORWARDER'],
    types: ['SERVICE'],
    count: 5,
    few: 1,
  },
  { zh: '拖轮有限公司', en: 'Towage Co., Ltd.', roles: ['TUG'], types: ['TOWING'], count: 3, few: 1 },
  {
    zh: '船务代理有限公司',
    en: 'Shipping Agency Co., Ltd.',
    roles: ['PORT_AGENT'],
    types: ['SERVICE'],
    count: 15,
    few: 1,
  },
];

/** Of a hundred partners that many are not simply qualified. */
function standingOf(at: number): Company['standing'] {
  if (at % 15 === 4) return 'TRIAL';
  if (at % 31 === 9) return 'SUSPENDED';
  if (at === 23 || at === 58) return 'BLACKLISTED';
  if (at === 21) return 'INACTIVE';
  return at % 3 === 1 && at % 5 !== 0 && at > 30 ? 'PROSPECT' : 'QUALIFIED';
}

/** Two licences have ended, five are about to. */
const PAPERS: Readonly<Record<number, number>> = { 2: -12, 17: -40, 5: 6, 11: 25, 26: 29, 33: 55, 40: 59 };

const person = (at: number): string => FAMILIES[at % FAMILIES.length]! + GIVEN[(at * 3) % GIVEN.length]!;

/** What the company of the tests knows beside the first of each trade: an ending licence, one suspended, one given up, one on the black list. */
const RARE = new Set([5, 9, 21, 23]);

type Made = Company & { readonly known: boolean };

const HOME: readonly Made[] = TRADES.flatMap((trade) =>
  Array.from({ length: trade.count }, (_, n) => ({ ...trade, first: n < trade.few })),
).map(({ zh, en, roles, types, first }, i): Made => {
  const [city, cityEn] = CITIES[i % CITIES.length]!;
  const [word, wordEn] = WORDS[i % WORDS.length]!;
  return {
    name: `${city}${word}${zh}`,
    nameEn: `${cityEn} ${wordEn} ${en}`,
    roles,
    country: 'CN',
    city: `${city}市`,
    // Two suppliers of one head: whoever invites both is told.
    head: i === 7 ? person(6 * 7) : person(i * 7),
    contact: person(i + 3),
    types,
    standing: standingOf(i),
    ...(PAPERS[i] !== undefined && { paperDays: PAPERS[i] }),
    known: first || RARE.has(i),
  };
});

const ABROAD: readonly Made[] = (
  [
    ['海峡船供（新加坡）', 'Straits Marine Supply Pte. Ltd.', 'SG', 'STORES', '陈伟明'],
    ['狮城润滑油（新加坡）', 'Lion City Lubricants Pte. Ltd.', 'SG', 'LUBE', '林文杰'],
    ['釜山主机备件', 'Busan Engine Parts Co., Ltd.', 'KR', 'SPARES', '金在元'],
    ['马斯船舶供应（鹿特丹）', 'Maas Chandlers B.V.', 'NL', 'PROVISION', '德弗里斯'],
  ] as const
).map(([name, nameEn, country, type, contact]) => ({
  name,
  nameEn,
  roles: ['SUPPLIER'],
  country,
  city: { SG: '新加坡', KR: '釜山', NL: '鹿特丹' }[country],
  head: contact,
  contact,
  types: [type],
  standing: 'QUALIFIED',
  known: true,
}));

const COMPANIES: readonly Made[] = [...HOME, ...ABROAD];

/** Who has cargo to carry: the first four the company of the tests knows too. */
const CUSTOMERS: readonly Company[] = (
  [
    ['东岸石化贸易有限公司', 'East Shore Petrochemical Co., Ltd.', 'CN', '上海市'],
    ['环海能源（新加坡）有限公司', 'Rimsea Energy Pte. Ltd.', 'SG', '新加坡'],
    ['华远化工销售有限公司', 'Huayuan Chemical Sales Co., Ltd.', 'CN', '宁波市'],
    ['南洋化学品有限公司', 'Nanyang Chemicals Pte. Ltd.', 'SG', '新加坡'],
    ['北海炼化销售有限公司', 'North Sea Refining Sales Co., Ltd.', 'CN', '大连市'],
    ['瀚海燃料油有限公司', 'Hanhai Fuel Oil Co., Ltd.', 'CN', '舟山市'],
    ['长风航空油料有限公司', 'Changfeng Aviation Fuel Co., Ltd.', 'CN', '广州市'],
    ['汉江精油株式会社', 'Hangang Refining Co., Ltd.', 'KR', '仁川'],
    ['莱茵大宗贸易', 'Rhine Commodities B.V.', 'NL', '鹿特丹'],
    ['临港钢铁原料有限公司', 'Lingang Steel Raw Materials Co., Ltd.', 'CN', '日照市'],
    ['南方电力燃料有限公司', 'Southern Power Fuel Co., Ltd.', 'CN', '广州市'],
    ['金沙聚酯原料有限公司', 'Jinsha Polyester Feedstock Co., Ltd.', 'CN', '宁波市'],
  ] as const
).map(([name, nameEn, country, city], i) => ({
  name,
  nameEn,
  roles: ['CUSTOMER'],
  country,
  city,
  head: person(i * 5 + 2),
  contact: person(i * 5 + 9),
  types: [],
  standing: 'QUALIFIED',
}));
const FEW_CUSTOMERS = 4;

/** The companies that a demo company knows, each with her place among all and how many days ago she was entered. */
export const companiesOf = (demo: DemoCompany['name']): { company: Company; at: number; ago: number }[] => [
  ...COMPANIES.map((company, at) => ({ company, at, ago: (COMPANIES.length - at) * 5 })).filter(
    ({ company }) => demo === 'whole' || company.known,
  ),
  ...CUSTOMERS.slice(0, demo === 'whole' ? CUSTOMERS.length : FEW_CUSTOMERS).map((company, i) => ({
    company,
    at: COMPANIES.length + i,
    ago: 600 - i,
  })),
];
