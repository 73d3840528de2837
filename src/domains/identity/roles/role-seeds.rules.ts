import type { Text } from '../../../kernel/text.ts';
import type { DataScope } from './role.resource.ts';
import { ROLE_SYSTEM_DEFAULT } from './role.rules.ts';

/** The roles that every installation has (platform blueprint, section 5). What they may do each domain says by `Module.grants`. */
type RoleSeed = {
  readonly code: string;
  readonly name: Text;
  readonly level: number;
  readonly dataScope: DataScope;
  /** Staff ashore or on board; neither for outsiders and the administrator. */
  readonly staff?: 'shore' | 'ship';
};

const shore = (code: string, zh: string, en: string, level = 50): RoleSeed => ({
  code,
  name: { zh, en },
  level,
  dataScope: 'all',
  staff: 'shore',
});

const ship = (code: string, zh: string, en: string, level = 70): RoleSeed => ({
  code,
  name: { zh, en },
  level,
  dataScope: 'org',
  staff: 'ship',
});

const own = (role: RoleSeed, dataScope: DataScope): RoleSeed => ({ ...role, dataScope });

export const ROLE_SEEDS: readonly RoleSeed[] = [
  { code: 'ADMIN', name: { zh: '系统管理员', en: 'Administrator' }, level: 1, dataScope: 'all' },
  shore('DATA_SHOW', '数据大屏', 'Data dashboards'),
  shore('GM', '总经理', 'General manager', 10),
  own(shore('DEPT_LEADER', '部门负责人', 'Department leader', 30), 'orgBelow'),

  ship('MASTER', '船长', 'Master', 60),
  ship('CHIEF_OFFICER', '大副', 'Chief officer', 65),
  ship('CHIEF_ENGINEER', '轮机长', 'Chief engineer', 62),
  ship('SECOND_ENGINEER', '大管轮', 'Second engineer'),
  ship('SHIP_HEAD', '船舶部门长', 'Head of ship department', 65),
  ship('SHIP_KEEPER', '船舶物料管理', 'Ship storekeeper'),
  ship('SHIP_REQUESTER', '船舶申请人', 'Ship requester'),
  ship('SHIP_CREW', '船员', 'Crew'),

  shore('OPERATOR', '航运操作', 'Operator'),
  shore('CHARTERING', '租船', 'Chartering'),
  shore('FUEL_CLERK', '燃油管理', 'Fuel clerk'),
  shore('PORT_OPS', '港口业务', 'Port operations'),

  own(shore('SUPT_TECH', '机务主管', 'Technical superintendent', 40), 'org'),
  own(shore('SUPT_MARINE', '海务主管', 'Marine superintendent', 40), 'org'),
  shore('TECH_MGR', '船技经理', 'Technical manager', 20),

  shore('DPA', '指定人员', 'Designated person ashore', 20),
  shore('QHSE_MGR', '安质经理', 'QHSE manager', 20),
  shore('QHSE_OFF', '安质专员', 'QHSE officer'),
  {
    code: 'AUDITOR',
    name: { zh: '审核员', en: 'Auditor' },
    level: 80,
    dataScope: 'all',
  },
  shore('DUTY_OFFICER', '值班员', 'Duty officer'),

  shore('BUYER', '采购员', 'Buyer'),
  shore('PUR_MANAGER', '采购经理', 'Purchasing manager', 20),
  shore('BID_COMMITTEE', '评标委员', 'Bid committee'),
  shore('LAND_KEEPER', '岸基仓管', 'Shore storekeeper'),
  shore('LOGISTICS', '物流', 'Logistics'),

  shore('CREW_RECRUITER', '船员招聘', 'Crew recruiter'),
  shore('CREW_DISPATCHER', '船员调配', 'Crew dispatcher'),
  shore('CREW_CERT', '船员证书', 'Crew certificates'),
  shore('CREW_WAGE', '船员薪资', 'Crew wages'),
  shore('CREW_MANAGER', '船员经理', 'Crew manager', 20),
  shore('PPE_ADMIN', '劳保管理', 'PPE administrator'),

  shore('HR_CLERK', '人事专员', 'HR clerk'),
  shore('PAYROLL', '薪酬专员', 'Payroll'),
  shore('HR_MANAGER', '人事经理', 'HR manager', 20),
  shore('BOARD_SECRETARY', '董事会秘书', 'Board secretary'),

  shore('FIN_AP', '应付会计', 'Accounts payable'),
  shore('FIN_COST', '成本会计', 'Cost accountant'),
  shore('FIN_BUDGET', '预算会计', 'Budget accountant'),
  shore('FIN_TAX', '税务会计', 'Tax accountant'),
  shore('FIN_MANAGER', '财务经理', 'Finance manager', 20),
  shore('CFO', '财务总监', 'Chief financial officer', 15),
  shore('CASHIER', '出纳', 'Cashier'),

  { code: 'VENDOR', name: { zh: '供应商', en: 'Vendor' }, level: 90, dataScope: 'own' },
  {
    code: ROLE_SYSTEM_DEFAULT,
    name: { zh: '默认角色', en: 'Default role' },
    level: 99,
    dataScope: 'own',
  },
];
