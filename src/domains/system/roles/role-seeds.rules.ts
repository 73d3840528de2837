import type { Text } from '../../../kernel/text.ts';
import type { DataScope } from './role.resource.ts';
import { ROLE_SYSTEM_DEFAULT } from './role.rules.ts';

/**
 * The roles that every installation has (platform blueprint, section 5). Grants are patterns over the permissions that
 * the code declares; a domain adds its own by `Module.grants`. What an administrator takes away stays away.
 */
type RoleSeed = {
  readonly code: string;
  readonly name: Text;
  readonly level: number;
  readonly dataScope: DataScope;
  readonly grants: readonly string[];
};

/** Names to choose from, the ship list and the common parameters: what everybody at work needs. */
const STAFF = ['*:*:pick', 'system:vessel:list', 'parameter:*:list'];
/** Reports and voyages of the ships in one's data scope, read only. */
const READ_VOYAGES = ['voyage:*:list', 'voyage:*:export'];
const WRITE_REPORTS = [
  'voyage:report:add',
  'voyage:report:edit',
  'voyage:report:del',
  'voyage:bunkering:add',
  'voyage:bunkering:edit',
];
const SHIP = [...STAFF, ...READ_VOYAGES];

const shore = (code: string, zh: string, en: string, grants: readonly string[] = [], level = 50): RoleSeed => ({
  code,
  name: { zh, en },
  level,
  dataScope: 'all',
  grants: [...STAFF, ...grants],
});

const ship = (code: string, zh: string, en: string, grants: readonly string[] = [], level = 70): RoleSeed => ({
  code,
  name: { zh, en },
  level,
  dataScope: 'org',
  grants: [...SHIP, ...grants],
});

/** What an auditor from outside reads: the company's work. Mails, uses, settings, logs and monitors are not among it. */
const AUDITED = [
  'voyage:*',
  'parameter:*',
  ...['vessel', 'organization', 'job', 'dictionary', 'shipResponsibility', 'book', 'bookLoan'].map(
    (kind) => `system:${kind}`,
  ),
];

const own = (role: RoleSeed, dataScope: DataScope): RoleSeed => ({ ...role, dataScope });

const OPERATE_VOYAGES = [
  ...READ_VOYAGES,
  ...WRITE_REPORTS,
  'voyage:report:import',
  'voyage:report:confirm',
  'voyage:report:return',
  'voyage:voyage:add',
  'voyage:voyage:edit',
  'voyage:voyage:open',
  'voyage:voyage:close',
  'voyage:voyage:cancel',
  'voyage:initInfo:*',
  'voyage:exemption:*',
  'voyage:noonExemption:*',
  'voyage:cargo:*',
  'voyage:laytime:*',
  'voyage:vef:*',
  'voyage:mail:*',
  'voyage:s2l:*',
  'voyage:dispatch:*',
  'voyage:finding:*',
  'voyage:correction:add',
  'voyage:correction:edit',
];

export const ROLE_SEEDS: readonly RoleSeed[] = [
  { code: 'ADMIN', name: { zh: '系统管理员', en: 'Administrator' }, level: 1, dataScope: 'all', grants: ['*'] },
  shore('DATA_SHOW', '数据大屏', 'Data dashboards', ['dashboards:*', ...READ_VOYAGES]),
  shore('GM', '总经理', 'General manager', [...READ_VOYAGES, 'system:organization:list', 'system:user:list'], 10),
  own(shore('DEPT_LEADER', '部门负责人', 'Department leader', READ_VOYAGES, 30), 'orgBelow'),

  ship('MASTER', '船长', 'Master', WRITE_REPORTS, 60),
  ship('CHIEF_OFFICER', '大副', 'Chief officer', WRITE_REPORTS, 65),
  ship('CHIEF_ENGINEER', '轮机长', 'Chief engineer', WRITE_REPORTS, 62),
  ship('SECOND_ENGINEER', '大管轮', 'Second engineer'),
  ship('SHIP_HEAD', '船舶部门长', 'Head of ship department', [], 65),
  ship('SHIP_KEEPER', '船舶物料管理', 'Ship storekeeper'),
  ship('SHIP_REQUESTER', '船舶申请人', 'Ship requester'),
  ship('SHIP_CREW', '船员', 'Crew'),

  shore('OPERATOR', '航运操作', 'Operator', [...OPERATE_VOYAGES, 'parameter:port:add', 'parameter:port:edit']),
  shore('CHARTERING', '租船', 'Chartering', [...READ_VOYAGES, 'voyage:laytime:*', 'voyage:vef:*']),
  shore('FUEL_CLERK', '燃油管理', 'Fuel clerk', [
    ...READ_VOYAGES,
    'voyage:bunkering:*',
    'voyage:oilMonth:*',
    'voyage:initInfo:*',
  ]),
  shore('PORT_OPS', '港口业务', 'Port operations', READ_VOYAGES),

  own(shore('SUPT_TECH', '机务主管', 'Technical superintendent', READ_VOYAGES, 40), 'org'),
  own(
    shore(
      'SUPT_MARINE',
      '海务主管',
      'Marine superintendent',
      [
        ...READ_VOYAGES,
        'voyage:report:confirm',
        'voyage:report:return',
        'voyage:report:unconfirm',
        'voyage:voyage:reopen',
        'voyage:voyage:replace',
        'voyage:finding:*',
        'voyage:correction:*',
        'system:vessel:edit',
      ],
      40,
    ),
    'org',
  ),
  shore(
    'TECH_MGR',
    '船技经理',
    'Technical manager',
    [...READ_VOYAGES, 'system:vessel:*', 'system:shipResponsibility:*'],
    20,
  ),

  shore('DPA', '指定人员', 'Designated person ashore', READ_VOYAGES, 20),
  shore('QHSE_MGR', '安质经理', 'QHSE manager', [...READ_VOYAGES, 'voyage:emission:*'], 20),
  shore('QHSE_OFF', '安质专员', 'QHSE officer', [...READ_VOYAGES, 'voyage:emission:*']),
  {
    code: 'AUDITOR',
    name: { zh: '审核员', en: 'Auditor' },
    level: 80,
    dataScope: 'all',
    grants: [
      ...AUDITED.flatMap((kind) => [`${kind}:list`, `${kind}:export`, `${kind}:pick`]),
      'dashboards:*:list',
      'approval:run:list',
      'approval:statistics:list',
    ],
  },
  shore('DUTY_OFFICER', '值班员', 'Duty officer', READ_VOYAGES),

  shore('BUYER', '采购员', 'Buyer'),
  shore('PUR_MANAGER', '采购经理', 'Purchasing manager', [], 20),
  shore('BID_COMMITTEE', '评标委员', 'Bid committee'),
  shore('LAND_KEEPER', '岸基仓管', 'Shore storekeeper'),
  shore('LOGISTICS', '物流', 'Logistics'),

  shore('CREW_RECRUITER', '船员招聘', 'Crew recruiter'),
  shore('CREW_DISPATCHER', '船员调配', 'Crew dispatcher', ['voyage:voyage:list']),
  shore('CREW_CERT', '船员证书', 'Crew certificates'),
  shore('CREW_WAGE', '船员薪资', 'Crew wages'),
  shore('CREW_MANAGER', '船员经理', 'Crew manager', ['voyage:voyage:list'], 20),
  shore('PPE_ADMIN', '劳保管理', 'PPE administrator'),

  shore('HR_CLERK', '人事专员', 'HR clerk', ['system:organization:list', 'system:user:list']),
  shore('PAYROLL', '薪酬专员', 'Payroll'),
  shore('HR_MANAGER', '人事经理', 'HR manager', ['system:organization:*', 'system:user:list', 'system:job:*'], 20),
  shore('BOARD_SECRETARY', '董事会秘书', 'Board secretary'),

  shore('FIN_AP', '应付会计', 'Accounts payable'),
  shore('FIN_COST', '成本会计', 'Cost accountant', [
    'voyage:bunkering:list',
    'voyage:bunkering:price',
    'voyage:oilMonth:*',
  ]),
  shore('FIN_BUDGET', '预算会计', 'Budget accountant'),
  shore('FIN_TAX', '税务会计', 'Tax accountant'),
  shore(
    'FIN_MANAGER',
    '财务经理',
    'Finance manager',
    [
      ...READ_VOYAGES,
      'voyage:bunkering:price',
      'voyage:oilMonth:*',
      'parameter:exchangeRate:*',
      'parameter:currency:*',
    ],
    20,
  ),
  shore('CFO', '财务总监', 'Chief financial officer', READ_VOYAGES, 15),
  shore('CASHIER', '出纳', 'Cashier'),

  { code: 'VENDOR', name: { zh: '供应商', en: 'Vendor' }, level: 90, dataScope: 'own', grants: [] },
  {
    code: ROLE_SYSTEM_DEFAULT,
    name: { zh: '默认角色', en: 'Default role' },
    level: 99,
    dataScope: 'own',
    grants: [],
  },
];
