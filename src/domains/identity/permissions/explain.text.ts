import type { Text } from '../../../kernel/text.ts';

export const EXPLAIN_TEXT = {
  open: { zh: '权限说明', en: 'Explain' },
  title: { zh: '为何能看到此记录', en: 'Why can this person see this record' },
  user: { zh: '人员', en: 'Person' },
  kind: { zh: '记录种类', en: 'Kind of record' },
  record: { zh: '记录', en: 'Record' },
  act: { zh: '操作', en: 'Act' },
  choose: { zh: '选择人员、记录种类与记录后给出说明', en: 'Choose a person, a kind and a record' },
  yes: { zh: '可以', en: 'Yes' },
  no: { zh: '不可以', en: 'No' },
  can: { zh: '{user}可以{act}“{record}”', en: '{user} may: {act}, {record}' },
  cannot: { zh: '{user}不能{act}“{record}”', en: '{user} may not: {act}, {record}' },
  account: { zh: '账号', en: 'Account' },
  accountOpen: { zh: '账号可用', en: 'The account is open' },
  accountClosed: { zh: '账号已停用或过期', en: 'The account is closed or has expired' },
  permission: { zh: '权限', en: 'Permission' },
  heldBy: { zh: '由角色{roles}给予', en: 'Given by the role {roles}' },
  notHeld: { zh: '没有角色给予此权限；现有角色：{roles}', en: 'No role gives it; roles held: {roles}' },
  noRoles: { zh: '无', en: 'none' },
  noScope: { zh: '此类记录不按数据范围限制', en: 'This kind of record is not limited by data scope' },
  notInScope: { zh: '“{value}”不在此人的数据范围内', en: '{value} lies outside this person’s data' },
  own: { zh: '仅本人记录', en: 'Own records alone' },
  ownYes: { zh: '由本人建立', en: 'Made by this person' },
  ownNo: { zh: '由{name}建立，此人的角色只看本人记录', en: 'Made by {name}; the roles open own records alone' },
  dataScope: { zh: '数据范围', en: 'Data scope' },
} satisfies Record<string, Text>;

/** Why a record is open, by the kind of ground. */
export const GROUND_TEXT = {
  all: { zh: '角色“{role}”可见全部数据', en: 'The role {role} opens all data' },
  ship: { zh: '账号属于船舶“{organization}”', en: 'The account is on the ship {organization}' },
  own: { zh: '属于“{organization}”', en: 'Belongs to {organization}' },
  below: { zh: '角色“{role}”可见“{organization}”及下级', en: 'The role {role} opens {organization} and below' },
  chosen: { zh: '角色“{role}”指定了“{organization}”', en: 'The role {role} names {organization}' },
  granted: { zh: '数据授权给“{organization}”及下级', en: 'Data granted for {organization} and below' },
  responsible: { zh: '分管此船', en: 'Responsible for this ship' },
} satisfies Record<string, Text>;

export const DATA_TEXT = {
  title: { zh: '数据权限', en: 'Data permissions' },
  choose: {
    zh: '选择人员后可调整所属机构、数据授权与分管船舶',
    en: 'Choose a person to assign organizations, data and ships',
  },
  organizations: { zh: '所属机构', en: 'Organizations' },
  organizationsHelp: {
    zh: '第一个为主属机构，其余为兼职机构',
    en: 'The first is the main one, the others are held besides',
  },
  data: { zh: '数据授权机构', en: 'Data granted for' },
  dataHelp: { zh: '含下级机构及其船舶', en: 'With the units below and their ships' },
  ships: { zh: '分管船舶', en: 'Responsible for ships' },
  addShip: { zh: '新增分管', en: 'Assign a ship' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '已保存，立即生效', en: 'Saved; it holds at once' },
  reach: { zh: '实际可见的数据', en: 'What this person sees' },
  everything: { zh: '全部机构与船舶', en: 'All organizations and ships' },
  nothing: { zh: '没有可见的机构或船舶', en: 'No organization and no ship' },
  ownOnly: { zh: '且只看本人建立的记录', en: 'and only own records' },
  vessels: { zh: '船舶（{n}）', en: 'Ships ({n})' },
  units: { zh: '机构（{n}）', en: 'Organizations ({n})' },
  failed: { zh: '没有加载成功', en: 'Could not be loaded' },
} satisfies Record<string, Text>;
